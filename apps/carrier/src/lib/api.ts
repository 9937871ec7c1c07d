import type { CarrierApi } from '@tenderlane/contract';
import { createClient } from '@tenderlane/web/core/client/client';
import { application } from './application';

export const { call } = createClient<CarrierApi>(application.connection);

export const { callPublic } = application;
