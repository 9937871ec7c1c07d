import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { openHeldFile } from '../../platform/holders/held-file';
import { sendFiles } from './send-file';

export const fileRoutes = {
  'POST /files': { ownTransaction: sendFiles },
  'GET /files/{code}': (context) => openHeldFile(context),
} satisfies Partial<Handlers<ShipperApi>> & Partial<Handlers<CarrierApi>>;
