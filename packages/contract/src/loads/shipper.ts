import { z } from 'zod';
import { dataOf, type Endpoint, type EndpointTable } from '../core/endpoint';
import { basisPoints, companyCountry, id, paragraph } from '../core/fields';
import { auctionBody } from '../auction/schemas';
import { bidBody, bidPlaced, bidsPage, bidsQuery, chain, grid, pageQuery } from '../bids/schemas';
import { carrierLoad } from './carrier';
import { LIMITS } from '@tenderlane/domain';
import { auctionSaved, draft, loadBody } from './draft';
import { historyEntry, loadDone, loadsPage, loadsQuery, reason, reasonBody } from './schemas';

const read = { access: 'brand', right: 'loads.read' } as const;
const write = { access: 'brand', right: 'loads.write' } as const;
const award = { access: 'brand', right: 'loads.award' } as const;
const created = { response: dataOf(z.object({ id })), status: 201 } as const;

const change = <A extends typeof write | typeof award>(access: A, summary: string) =>
  ({ ...access, summary, response: loadDone }) satisfies Endpoint;

/** Tenders and their bidding, as the shipper works with them. */
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
  'PUT /loads/{id}': {
    ...write,
    summary: 'Save a part of a load, of its terms, or of both',
    body: loadBody,
    response: draft,
  },
  'GET /loads/{id}/auction': {
    ...read,
    summary: 'The tender’s terms',
    response: auctionSaved,
  },
  'PUT /loads/{id}/auction': {
    ...write,
    summary: 'Save a part of the terms',
    body: auctionBody,
    response: auctionSaved,
  },
  'PUT /loads/{id}/publish': {
    ...change(write, 'Publish now, or at the time the terms name'),
    capacity: 'tenders_per_month',
  },
  'GET /loads/{id}/preview': {
    ...read,
    summary: 'What carriers will see of this tender',
    response: dataOf(carrierLoad),
  },
  'POST /loads/{id}/duplicate': { ...write, ...created, summary: 'Copy a load into a new draft' },
  'DELETE /loads/{id}': { ...write, summary: 'Delete a draft', response: null },
  'PUT /loads/{id}/restore': change(write, 'Take back the deletion of a draft, within ten seconds'),
  'GET /loads/{id}/options': { ...read, summary: 'The comparison grid', response: grid },
  'GET /loads/{id}/options/export': {
    ...read,
    summary: 'The comparison grid as CSV',
    response: z.string(),
    file: 'text/csv',
  },
  'POST /loads/{id}/options/{option_id}/bids': {
    ...write,
    summary: 'Enter a bid a carrier made by phone',
    body: bidBody,
    response: bidPlaced,
    status: 201,
  },
  'PUT /loads/{id}/select_option': {
    ...change(award, 'Choose the winner'),
    body: z.strictObject({
      option_id: id,
      bid_id: id.optional(),
      reason: paragraph().optional(),
    }),
  },
  'PUT /loads/{id}/approve_option': {
    ...change(write, 'Approve or decline an award that waits for approval'),
    right: 'loads.approve',
    body: z.strictObject({ option_id: id, approve: z.boolean(), reason: paragraph().optional() }),
  },
  'PUT /loads/{id}/cancel': { ...change(write, 'Cancel a tender or an order'), body: reasonBody },
  'PUT /loads/{id}/release': {
    ...change(award, 'Release the winner'),
    body: z.strictObject({ reason, reopen_minutes: z.number().int().min(1).max(LIMITS.durationMaxMinutes).optional() }),
  },
  'PUT /loads/{id}/extend': {
    ...change(write, 'Move the end of an open tender'),
    body: z.strictObject({ minutes: z.number().int().min(1).max(LIMITS.durationMaxMinutes), reason }),
  },
  'PUT /loads/{id}/reopen': {
    ...change(write, 'Open bidding again'),
    body: z.strictObject({ minutes: z.number().int().min(1).max(LIMITS.durationMaxMinutes) }),
  },
  'PUT /loads/{id}/raise_price': {
    ...write,
    summary: 'Publish again as a new load, with prices raised by a percentage (0: the same price)',
    body: z.strictObject({ percent_bp: basisPoints(10_000).optional(), publish: z.boolean().optional() }),
    response: dataOf(z.object({ id, published: z.boolean() })),
  },
  'PUT /loads/{id}/start': change(write, 'Loading has started'),
  'PUT /loads/{id}/complete': change(award, 'Delivered'),
  'PUT /loads/{id}/fail': { ...change(award, 'Not delivered'), body: reasonBody },
  'PUT /loads/{id}/contest': {
    ...change(award, 'Contest a completed order, within two days of its completion'),
    body: reasonBody,
  },
  'PUT /loads/{id}/resolve': {
    ...change(award, 'Resolve an order that was not delivered as delivered after all'),
    right: 'settings.write',
    body: reasonBody,
  },
  'PUT /loads/{id}/archive': change(write, 'Archive'),
  'PUT /loads/{id}/unarchive': { ...change(write, 'Take out of the archive'), right: 'settings.write' },
  'GET /loads/{id}/bids': {
    ...read,
    summary: 'The bids of a tender, newest first; none while it is sealed',
    query: bidsQuery,
    response: bidsPage,
  },
  'GET /loads/{id}/chain': {
    ...read,
    summary: 'The chain of this tender; while it is sealed only the shipper’s own entries',
    query: pageQuery,
    response: chain,
  },
  'GET /loads/{id}/history': {
    ...read,
    summary: 'What happened to this load, newest first',
    query: z.strictObject({ before: z.coerce.number().int().positive().optional() }),
    response: z.object({ data: z.array(historyEntry), meta: z.object({ next: z.number().nullable() }) }),
  },
} as const satisfies EndpointTable;
