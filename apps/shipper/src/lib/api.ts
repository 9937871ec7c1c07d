import type { ShipperApi } from '@tenderlane/contract';
import { createClient } from '@tenderlane/web/core/client/client';
import { application } from './application';

export const { call, sendForm } = createClient<ShipperApi>(application.connection);

export const { callPublic } = application;
