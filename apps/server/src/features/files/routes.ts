import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { openFile } from './open-file';
import { sendFiles } from './send-file';

export const fileRoutes = {
  'POST /files': { ownTransaction: sendFiles },
  'GET /files/{code}': (context, { params }) => openFile(context, params.code),
} satisfies Partial<Handlers<ShipperApi>> & Partial<Handlers<CarrierApi>>;
