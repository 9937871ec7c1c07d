import type { CarrierApi } from '@tenderlane/contract';
import { createClient } from '@tenderlane/web/core/client/client';
import { web } from './web';

/** The only way to the server: `call('POST /loads/{id}/bids', { path: { id }, body })`. */
export const { call } = createClient<CarrierApi>(web.connection);

/** Calls of visitors that belong to neither application. */
export const { callPublic } = web;
