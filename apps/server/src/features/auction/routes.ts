import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { viewDraft, viewTerms } from '../loads';
import { readChain, readChainAsCarrier } from './chain/chain';
import { editAuction } from './edit/edit-auction';
import { editLoad } from './edit/edit-load';
import { extendTender } from './edit/extend-tender';
import { openLink } from './link/open-link';
import { publish } from './publish/publish-load';
import { showPersonalLink, showPublicLink } from './link/show-link';

export const auctionRoutes = {
  'PUT /loads/{id}': async (context, { params, body }) => viewDraft(context, await editLoad(context, params.id, body)),
  'PUT /loads/{id}/auction': async (context, { params, body }) =>
    viewTerms(context, await editAuction(context, params.id, body)),
  'PUT /loads/{id}/publish': async (context, { params }) => ({ data: await publish(context, params.id) }),
  'PUT /loads/{id}/extend': async (context, { params, body }) => ({
    data: await extendTender(context, params.id, body),
  }),
  'GET /loads/{id}/chain': (context, { params, query }) => readChain(context, params.id, query),
} satisfies Partial<Handlers<ShipperApi>>;

export const auctionCarrierRoutes = {
  'GET /loads/{id}/chain': (context, { params, query }) => readChainAsCarrier(context, params.id, query),
  'POST /links/show': async (context) => ({ data: await showPersonalLink(context) }),
  'GET /links/{code}': async (context) => ({ data: await showPublicLink(context) }),
  'POST /links/{code}/open': async (context, { params }) => ({
    data: { load_id: await openLink(context, params.code) },
  }),
} satisfies Partial<Handlers<CarrierApi>>;
