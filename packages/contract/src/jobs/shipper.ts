import { z } from 'zod';
import { JOB_ROW_OUTCOMES } from '@tenderlane/domain/jobs';
import { cursorMeta, cursorQuery, dataOf, type EndpointTable } from '../core/endpoint';
import { job, jobRow } from './schemas';

const ownJobs = { access: 'brand' } as const;

export const jobsApi = {
  'GET /jobs': {
    ...ownJobs,
    summary: 'One’s own jobs that run or ended within an hour',
    response: dataOf(z.array(job)),
  },
  'GET /jobs/{id}': { ...ownJobs, summary: 'How far a job is, and its file', response: dataOf(job), secret: true },
  'GET /jobs/{id}/results': {
    ...ownJobs,
    summary: 'What became of each record',
    query: cursorQuery.extend({ outcome: z.enum(JOB_ROW_OUTCOMES).optional() }),
    response: z.object({ data: z.array(jobRow), meta: cursorMeta }),
  },
  'GET /jobs/{id}/results/export': {
    ...ownJobs,
    summary: 'What became of each record, as CSV',
    response: z.string(),
    file: 'text/csv',
  },
  'PUT /jobs/{id}/cancel': {
    ...ownJobs,
    summary: 'Stop a job after the record it is at; what is done stays done',
    response: dataOf(job),
    secret: true,
  },
  'PUT /jobs/{id}/undo': {
    access: 'brand',
    right: 'loads.write',
    summary: 'Undo one’s own change of tags or archiving within ten seconds of its end, as another job',
    response: dataOf(job),
  },
} as const satisfies EndpointTable;
