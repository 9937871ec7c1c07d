import type { ShipperApi } from '@tenderlane/contract';
import { createClient } from '@tenderlane/web/core/client/client';
import { application } from './application';

/** Client of the shipper API: `call('PUT /loads/{id}/publish', { path: { id }, body })`. */
export const { call, sendForm } = createClient<ShipperApi>(application.connection);

export const { callPublic } = application;
