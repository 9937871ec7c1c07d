import type { Job, JobRow } from '@tenderlane/contract';
import { isJobEnded } from '@tenderlane/domain/jobs';
import { jobKeys } from './query-keys';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api';

const POLL_MS = 700;

/** Never cached, because the link to the file is valid for five minutes. */
export const readJob = async (id: number, signal?: AbortSignal): Promise<Job> =>
  (await call('GET /jobs/{id}', { path: { id }, ...(signal && { signal }) })).data;

export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: jobKeys.one(id),
    queryFn: ({ signal }) => readJob(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isJobEnded(state.data.state) ? false : POLL_MS),
    refetchIntervalInBackground: true,
  });

export const refusedQuery = (id: number, outcome: NonNullable<JobRow['outcome']>) =>
  infiniteQueryOptions({
    queryKey: jobKeys.results(id, outcome),
    queryFn: ({ pageParam, signal }) =>
      call('GET /jobs/{id}/results', {
        path: { id },
        query: { outcome, per_page: 20, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });

export const cancelJob = async (id: number): Promise<Job> =>
  (await call('PUT /jobs/{id}/cancel', { path: { id } })).data;
export const undoJob = async (id: number): Promise<Job> => (await call('PUT /jobs/{id}/undo', { path: { id } })).data;
export const exportResults = (id: number): Promise<string> => call('GET /jobs/{id}/results/export', { path: { id } });
