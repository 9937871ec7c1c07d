import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { archiveOwnLoad } from './archive-own-load';
import { cancelTender } from './cancel-tender';
import { completeOrder } from './complete-order';
import { contestOrder } from './contest-order';
import { decideApproval } from './decide-approval';
import { failOrder } from './fail-order';
import { exportGrid, readGrid } from './grid';
import { raiseAndRepublish } from './raise-price';
import { releaseCarrier } from './release-carrier';
import { reopenBidding } from './reopen-bidding';
import { resolveOrder } from './resolve-order';
import { selectWinner } from './select-winner';
import { startOrder } from './start-order';
import { unarchiveOwnLoad } from './unarchive-own-load';

/** Choosing the winner, and what becomes of the order. */
export const awardRoutes = {
  'GET /loads/{id}/options': (context, { params }) => readGrid(context, params.id),
  'GET /loads/{id}/options/export': (context, { params }) => exportGrid(context, params.id),
  'PUT /loads/{id}/select_option': async (context, { params, body }) => ({
    data: await selectWinner(context, params.id, body),
  }),
  'PUT /loads/{id}/approve_option': async (context, { params, body }) => ({
    data: await decideApproval(context, params.id, body),
  }),
  'PUT /loads/{id}/cancel': async (context, { params, body }) => ({
    data: await cancelTender(context, params.id, body.reason),
  }),
  'PUT /loads/{id}/release': async (context, { params, body }) => ({
    data: await releaseCarrier(context, params.id, body),
  }),
  'PUT /loads/{id}/reopen': async (context, { params, body }) => ({
    data: await reopenBidding(context, params.id, body.minutes),
  }),
  'PUT /loads/{id}/raise_price': async (context, { params, body }) => ({
    data: await raiseAndRepublish(context, params.id, body),
  }),
  'PUT /loads/{id}/start': async (context, { params }) => ({ data: await startOrder(context, params.id) }),
  'PUT /loads/{id}/complete': async (context, { params }) => ({ data: await completeOrder(context, params.id) }),
  'PUT /loads/{id}/fail': async (context, { params, body }) => ({
    data: await failOrder(context, params.id, body.reason),
  }),
  'PUT /loads/{id}/contest': async (context, { params, body }) => ({
    data: await contestOrder(context, params.id, body.reason),
  }),
  'PUT /loads/{id}/resolve': async (context, { params, body }) => ({
    data: await resolveOrder(context, params.id, body.reason),
  }),
  'PUT /loads/{id}/archive': async (context, { params }) => ({ data: await archiveOwnLoad(context, params.id) }),
  'PUT /loads/{id}/unarchive': async (context, { params }) => ({ data: await unarchiveOwnLoad(context, params.id) }),
} satisfies Partial<Handlers<ShipperApi>>;
