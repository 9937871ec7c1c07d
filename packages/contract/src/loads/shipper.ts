import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { companyCountry, id } from '../core/fields';
import { award, change, read, write } from './calls';
import { auctionSaved, draft } from './draft';
import { historyEntry, loadDone, loadsPage, loadsQuery, reasonBody } from './schemas';

const created = { response: dataOf(z.object({ id })), status: 201 } as const;

/** Drafts, lists and views of loads, and what touches no option of them. */
export const loadsApi = {
  'GET /loads': { ...read, summary: 'A page of loads', query: loadsQuery, response: loadsPage },
  'GET /loads/counts': {
    ...read,
    summary: 'How many loads are in each state, capped at 10,000; null where a search finds more than 1,000 in all',
    query: loadsQuery.pick({ search: true, truck_body: true, tag: true, pickup_from: true, pickup_to: true }),
    response: dataOf(z.record(z.string(), z.number().int().nullable())),
  },
  'GET /loads/export': {
    ...read,
    summary: 'The loads of a list as CSV',
    query: loadsQuery,
    response: z.string(),
    file: 'text/csv',
  },
  'POST /loads': {
    ...write,
    ...created,
    summary: 'Start a draft',
    body: z.strictObject({ country_id: companyCountry.optional() }),
  },
  'GET /loads/{id}': { ...read, summary: 'One load with everything its page shows', response: loadDone },
  'GET /loads/{id}/edit': {
    ...read,
    summary: 'The editable load with its terms',
    response: draft,
  },
  'GET /loads/{id}/auction': {
    ...read,
    summary: 'The tender’s terms',
    response: auctionSaved,
  },
  'POST /loads/{id}/duplicate': { ...write, ...created, summary: 'Copy a load into a new draft' },
  'DELETE /loads/{id}': { ...write, summary: 'Delete a draft', response: null },
  'PUT /loads/{id}/restore': change(write, 'Take back the deletion of a draft, within ten seconds'),
  'PUT /loads/{id}/start': change(write, 'Loading has started'),
  'PUT /loads/{id}/complete': change(award, 'Delivered'),
  'PUT /loads/{id}/fail': { ...change(award, 'Not delivered'), body: reasonBody },
  'PUT /loads/{id}/contest': {
    ...change(award, 'Contest a completed order, within two days of its completion'),
    body: reasonBody,
  },
  'PUT /loads/{id}/archive': change(write, 'Archive'),
  'PUT /loads/{id}/unarchive': { ...change(write, 'Take out of the archive'), right: 'settings.write' },
  'GET /loads/{id}/history': {
    ...read,
    summary: 'What happened to this load, newest first',
    query: z.strictObject({ before: z.coerce.number().int().positive().optional() }),
    response: z.object({ data: z.array(historyEntry), meta: z.object({ next: z.number().nullable() }) }),
  },
} as const satisfies EndpointTable;
