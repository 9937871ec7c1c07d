import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { previewCarriers, startCarriers } from './carriers/change-carriers';
import { previewBulk } from './preview-bulk';
import { startBulk } from './start-bulk';
import { undoBulk } from './undo-bulk';

export const bulkRoutes = {
  'POST /loads/bulk/preview': async (context, { body }) => ({ data: await previewBulk(context, body) }),
  'POST /loads/bulk': async (context, { body }) => ({ data: await startBulk(context, body) }),
  'POST /carriers/bulk/preview': async (context, { body }) => ({ data: await previewCarriers(context, body) }),
  'POST /carriers/bulk': async (context, { body }) => ({ data: await startCarriers(context, body) }),
  'PUT /jobs/{id}/undo': async (context, { params }) => ({ data: await undoBulk(context, params.id) }),
} satisfies Partial<Handlers<ShipperApi>>;
