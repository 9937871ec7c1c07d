import type { CarrierApi } from '@tenderlane/contract';
import { createClient } from '@tenderlane/web/core/client/client';
import { web } from './web';

/** Client of the carrier API: `call('POST /loads/{id}/bids', { path: { id }, body })`. */
export const { call } = createClient<CarrierApi>(web.connection);

export const { callPublic } = web;
