import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import type { Handlers } from '../../platform/http/mount-api';
import { metaOfDraft, presentAuction, viewForEdit } from '../loads';
import { countCarrierTabs, listCarrierLoads } from './carrier-list';
import { viewAsCarrier } from './carrier-view';
import { readChain, readChainAsCarrier } from './chain';
import { editAuction } from './edit-auction';
import { editLoad } from './edit-load';
import { exportGrid, readGrid } from './grid';
import { readBids, readOwnBids } from './list-bids';
import { openLink } from './open-link';
import { showPersonalLink, showPublicLink } from './show-link';
import { placeOwnBids } from './place-bid';
import { placeBidByPhone } from './place-bid-by-phone';
import { previewForCarriers } from './preview';
import { publish } from './publish-load';
import { raiseAndRepublish } from './raise-price';
import { selectWinner } from './select-winner';
import { decideApproval } from './decide-approval';
import { cancelTender } from './cancel-tender';
import { releaseCarrier } from './release-carrier';
import { extendTender } from './extend-tender';
import { reopenBidding } from './reopen-bidding';
import { startOrder } from './start-order';
import { completeOrder } from './complete-order';
import { failOrder } from './fail-order';
import { contestOrder } from './contest-order';
import { resolveOrder } from './resolve-order';
import { archiveOwnLoad } from './archive-own-load';
import { unarchiveOwnLoad } from './unarchive-own-load';
import { confirmOwnAward } from './confirm-own-award';
import { declineTender } from './decline-tender';
import { withdrawOwnBid } from './withdraw-own-bid';
import { reconfirmOwnBid } from './reconfirm-own-bid';
import { cancelOwnOrder } from './cancel-own-order';
import { acceptPhoneBid } from './accept-phone-bid';
import { takeAtBookNow } from './take-at-book-now';

/** Publishing, bidding and choosing, as the shipper calls them. */
export const biddingRoutes = {
  'PUT /loads/{id}': async (context, { params, body }) => {
    const load = await editLoad(context, params.id, body);
    return { data: await viewForEdit(context, load), meta: await metaOfDraft(context, load) };
  },
  'PUT /loads/{id}/auction': async (context, { params, body }) => {
    const load = await editAuction(context, params.id, body);
    return { data: presentAuction(load.parts, load.row.publish_at), meta: await metaOfDraft(context, load) };
  },
  'PUT /loads/{id}/publish': async (context, { params }) => ({ data: await publish(context, params.id) }),
  'GET /loads/{id}/preview': async (context, { params }) => ({ data: await previewForCarriers(context, params.id) }),
  'GET /loads/{id}/options': (context, { params }) => readGrid(context, params.id),
  'GET /loads/{id}/options/export': (context, { params }) => exportGrid(context, params.id),
  'POST /loads/{id}/options/{option_id}/bids': async (context, { params, body }) => ({
    data: await placeBidByPhone(context, params.id, params.option_id, body),
  }),
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
  'PUT /loads/{id}/extend': async (context, { params, body }) => ({
    data: await extendTender(context, params.id, body),
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
  'GET /loads/{id}/bids': (context, { params, query }) => readBids(context, params.id, query),
  'GET /loads/{id}/chain': (context, { params, query }) => readChain(context, params.id, query),
} satisfies Partial<Handlers<ShipperApi>>;

/** What carriers may do with the tenders they have an option of. */
export const biddingCarrierRoutes = {
  'GET /loads': (context, { query }) => listCarrierLoads(context, query),
  'GET /loads/counts': async (context) => ({ data: await countCarrierTabs(context) }),
  'GET /loads/{id}': async (context, { params }) => ({ data: await viewAsCarrier(context, params.id) }),
  'GET /loads/{id}/bids': (context, { params, query }) => readOwnBids(context, params.id, query),
  'GET /loads/{id}/chain': (context, { params, query }) => readChainAsCarrier(context, params.id, query),
  'POST /loads/{id}/bids': { together: placeOwnBids },
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
  'POST /links/show': async (context, { body }) => ({ data: await showPersonalLink(context, body.secret) }),
  'GET /links/{code}': async (context, { params }) => ({ data: await showPublicLink(context, params.code) }),
  'POST /links/{code}/open': async (context, { params }) => ({
    data: { load_id: await openLink(context, params.code) },
  }),
} satisfies Partial<Handlers<CarrierApi>>;

async function after(context: MemberContext, loadId: number, command: Promise<void>) {
  await command;
  return { data: await viewAsCarrier(context, loadId) };
}
