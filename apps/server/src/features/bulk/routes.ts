import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { carrierChanges } from './carrier-changes';
import { loadChanges } from './load-changes';
import { previewBulk, startBulk } from './order-bulk';
import { undoBulk } from './undo-bulk';

export const bulkRoutes = {
  'POST /loads/bulk/preview': async (context, { body }) => ({ data: await previewBulk(loadChanges, context, body) }),
  'POST /loads/bulk': async (context, { body }) => ({ data: await startBulk(loadChanges, context, body) }),
  'POST /carriers/bulk/preview': async (context, { body }) => ({
    data: await previewBulk(carrierChanges, context, body),
  }),
  'POST /carriers/bulk': async (context, { body }) => ({ data: await startBulk(carrierChanges, context, body) }),
  'PUT /jobs/{id}/undo': async (context, { params }) => ({ data: await undoBulk(context, params.id) }),
} satisfies Partial<Handlers<ShipperApi>>;
