import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import type { Handlers } from '../../platform/http/mount-api';
import { cancelOwnOrder, confirmOwnAward } from '../awards';
import { acceptPhoneBid } from './change/accept-phone-bid';
import { countCarrierTabs, listCarrierLoads } from './view/carrier-list';
import { readDisputesAsCarrier } from './view/carrier-disputes';
import { readRouteAsCarrier } from './view/carrier-route';
import { viewAsCarrier } from './view/carrier-view';
import { declineTender } from './change/decline-tender';
import { readBids, readOwnBids } from './view/list-bids';
import { placeBidByPhone } from './place/place-bid-by-phone';
import { previewForCarriers } from './view/preview';
import { queueBids } from './place/queue-bids';
import { reconfirmOwnBid } from './change/reconfirm-own-bid';
import { takeAtBookNow } from './place/take-at-book-now';
import { withdrawOwnBid } from './change/withdraw-own-bid';

export const bidRoutes = {
  'GET /loads/{id}/preview': async (context, { params }) => ({ data: await previewForCarriers(context, params.id) }),
  'POST /loads/{id}/options/{option_id}/bids': async (context, { params, body }) => ({
    data: await placeBidByPhone(context, params.id, params.option_id, body),
  }),
  'GET /loads/{id}/bids': (context, { params, query }) => readBids(context, params.id, query),
} satisfies Partial<Handlers<ShipperApi>>;

export const bidCarrierRoutes = {
  'GET /loads': (context, { query }) => listCarrierLoads(context, query),
  'GET /loads/counts': async (context) => ({ data: await countCarrierTabs(context) }),
  'GET /loads/{id}': async (context, { params }) => ({ data: await viewAsCarrier(context, params.id) }),
  'GET /loads/{id}/route': async (context, { params }) => ({ data: await readRouteAsCarrier(context, params.id) }),
  'GET /loads/{id}/disputes': async (context, { params }) => ({
    data: await readDisputesAsCarrier(context, params.id),
  }),
  'GET /loads/{id}/bids': (context, { params, query }) => readOwnBids(context, params.id, query),
  'POST /loads/{id}/bids': { ownTransaction: queueBids },
  'PUT /loads/{id}/book_now': (context, { params, body }) =>
    after(context, params.id, takeAtBookNow(context, params.id, body.price)),
  'PUT /loads/{id}/confirm': (context, { params, body }) =>
    after(context, params.id, confirmOwnAward(context, params.id, body.bid_id)),
  'PUT /loads/{id}/decline': (context, { params, body }) =>
    after(context, params.id, declineTender(context, params.id, body)),
  'PUT /loads/{id}/withdraw': (context, { params, body }) =>
    after(context, params.id, withdrawOwnBid(context, params.id, body)),
  'PUT /loads/{id}/reconfirm': (context, { params }) => after(context, params.id, reconfirmOwnBid(context, params.id)),
  'PUT /loads/{id}/accept_bid': (context, { params, body }) =>
    after(context, params.id, acceptPhoneBid(context, params.id, body.bid_id)),
  'PUT /loads/{id}/cancel': (context, { params, body }) =>
    after(context, params.id, cancelOwnOrder(context, params.id, body)),
} satisfies Partial<Handlers<CarrierApi>>;

async function after(context: MemberContext, loadId: number, command: Promise<void>) {
  await command;
  return { data: await viewAsCarrier(context, loadId) };
}
