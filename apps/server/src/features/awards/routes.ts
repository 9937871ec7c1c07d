import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { cancelTender } from './cancel-tender';
import { decideApproval } from './approval/decide-approval';
import { showDealings } from './dealings/dealings';
import { exportGrid } from './grid/export-grid';
import { readGrid } from './grid/grid';
import { raiseAndRepublish } from './raise-price';
import { releaseCarrier } from './release-carrier';
import { remindWinner } from './remind-winner';
import { reopenBidding } from './reopen-bidding';
import { resolveOrder } from './resolve-order';
import { selectWinner } from './select-winner';

export const awardRoutes = {
  'GET /loads/{id}/options': (context, { params }) => readGrid(context, params.id),
  'GET /carriers/{id}/dealings': async (context, { params }) => ({ data: await showDealings(context, params.id) }),
  'GET /loads/{id}/options/export': (context, { params }) => exportGrid(context, params.id),
  'PUT /loads/{id}/select_option': async (context, { params, body }) => ({
    data: await selectWinner(context, params.id, body),
  }),
  'PUT /loads/{id}/approve_option': async (context, { params, body }) => ({
    data: await decideApproval(context, params.id, body),
  }),
  'PUT /loads/{id}/remind': async (context, { params }) => ({ data: await remindWinner(context, params.id) }),
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
  'PUT /loads/{id}/resolve': async (context, { params, body }) => ({
    data: await resolveOrder(context, params.id, body),
  }),
} satisfies Partial<Handlers<ShipperApi>>;
