import { z } from 'zod';
import { LIMITS } from '@tenderlane/domain/core';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { basisPoints, id, money, paragraph } from '../core/fields';
import { awardLoads, loadCommand, readLoads, writeLoads } from '../loads/calls';
import { disputeBody } from '../loads/disputes';
import { reason, reasonBody } from '../core/history';
import { grid } from './schemas';

export const awardsApi = {
  'GET /loads/{id}/options': { ...readLoads, summary: 'The comparison grid', response: grid },
  'GET /carriers/{id}/dealings': {
    ...readLoads,
    summary: 'The last award to a carrier, and the option that a chat with it would be about',
    response: dataOf(
      z.object({
        /** Of the newest tender with this carrier that is not archived; null without one. */
        option_id: id.nullable(),
        last_award: z.object({ load_id: id, number: z.string(), price: money.nullable() }).nullable(),
      }),
    ),
  },
  'GET /loads/{id}/options/export': {
    ...readLoads,
    summary: 'The comparison grid as CSV',
    response: z.string(),
    file: 'text/csv',
  },
  'PUT /loads/{id}/select_option': {
    ...loadCommand(awardLoads, 'Choose the winner'),
    body: z.strictObject({
      option_id: id,
      bid_id: id.optional(),
      reason: paragraph().optional(),
    }),
  },
  'PUT /loads/{id}/approve_option': {
    ...loadCommand(writeLoads, 'Approve or decline an award that waits for approval'),
    right: 'loads.approve',
    body: z.strictObject({ option_id: id, approve: z.boolean(), reason: paragraph().optional() }),
  },
  'PUT /loads/{id}/remind': loadCommand(awardLoads, 'Remind the winner that its confirmation is awaited'),
  'PUT /loads/{id}/cancel': { ...loadCommand(writeLoads, 'Cancel a tender or an order'), body: reasonBody },
  'PUT /loads/{id}/release': {
    ...loadCommand(awardLoads, 'Release the winner'),
    body: z.strictObject({ reason, reopen_minutes: z.number().int().min(1).max(LIMITS.durationMaxMinutes).optional() }),
  },
  'PUT /loads/{id}/reopen': {
    ...loadCommand(writeLoads, 'Open bidding again'),
    body: z.strictObject({ minutes: z.number().int().min(1).max(LIMITS.durationMaxMinutes) }),
  },
  'PUT /loads/{id}/raise_price': {
    ...writeLoads,
    summary: 'Publish again as a new load, with prices raised by a percentage (0: the same price)',
    body: z.strictObject({ percent_bp: basisPoints(10_000).optional(), publish: z.boolean().optional() }),
    response: dataOf(z.object({ id, published: z.boolean() })),
  },
  'PUT /loads/{id}/resolve': {
    ...loadCommand(awardLoads, 'Resolve an order that was not delivered as delivered after all'),
    right: 'settings.write',
    body: disputeBody,
  },
} as const satisfies EndpointTable;
