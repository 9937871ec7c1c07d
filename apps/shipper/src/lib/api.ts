import type { ShipperApi } from '@tenderlane/contract';
import { createClient } from '@tenderlane/web/core/client/client';
import { web } from './web';

/** The only way to the server: `call('PUT /loads/{id}/publish', { path: { id }, body })`. */
export const { call, sendForm } = createClient<ShipperApi>(web.connection);

/** Calls of visitors that belong to neither application. */
export const { callPublic } = web;
