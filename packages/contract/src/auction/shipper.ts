import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain';
import { cursorQuery, type EndpointTable } from '../core/endpoint';
import { change, read, write } from '../loads/calls';
import { auctionSaved, draft, loadBody } from '../loads/draft';
import { reason } from '../loads/schemas';
import { chain } from './chain';
import { auctionBody } from './schemas';

/** Publishing and changing an open tender, as the shipper calls it. */
export const auctionApi = {
  'PUT /loads/{id}': {
    ...write,
    summary: 'Save a part of a load, of its terms, or of both',
    body: loadBody,
    response: draft,
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
  'PUT /loads/{id}/extend': {
    ...change(write, 'Move the end of an open tender'),
    body: z.strictObject({ minutes: z.number().int().min(1).max(LIMITS.durationMaxMinutes), reason }),
  },
  'GET /loads/{id}/chain': {
    ...read,
    summary: 'The chain of this tender; while it is sealed only the shipper’s own entries',
    query: cursorQuery,
    response: chain,
  },
} as const satisfies EndpointTable;
