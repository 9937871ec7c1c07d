import type { ShipperApi } from '@tenderlane/contract';
import { createClient } from '@tenderlane/web/core/client/client';
import { web } from './web';

/** Client of the shipper API: `call('PUT /loads/{id}/publish', { path: { id }, body })`. */
export const { call, sendForm } = createClient<ShipperApi>(web.connection);

export const { callPublic } = web;
