import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import { cursorQuery, type EndpointTable } from '../core/endpoint';
import { loadCommand, readLoads, writeLoads } from '../loads/calls';
import { auctionAnswer, draft, loadBody } from '../loads/draft';
import { reason } from '../core/history';
import { chain } from './chain';
import { auctionBody } from '../terms/schemas';

export const auctionApi = {
  'PUT /loads/{id}': {
    ...writeLoads,
    summary: 'Save a part of a load, of its terms, or of both',
    body: loadBody,
    response: draft,
  },
  'PUT /loads/{id}/auction': {
    ...writeLoads,
    summary: 'Save a part of the terms',
    body: auctionBody,
    response: auctionAnswer,
  },
  'PUT /loads/{id}/publish': {
    ...loadCommand(writeLoads, 'Publish now, or at the time the terms name'),
    capacity: 'tenders_per_month',
  },
  'PUT /loads/{id}/extend': {
    ...loadCommand(writeLoads, 'Move the end of an open tender'),
    body: z.strictObject({ minutes: z.number().int().min(1).max(LIMITS.durationMaxMinutes), reason }),
  },
  'GET /loads/{id}/chain': {
    ...readLoads,
    summary: 'The chain of this tender; while it is sealed only the shipper’s own entries',
    query: cursorQuery,
    response: chain,
  },
} as const satisfies EndpointTable;
