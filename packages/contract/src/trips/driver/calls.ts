import { z } from 'zod';
import { FILE_LIMITS } from '@tenderlane/domain/files';
import { dataOf, type EndpointTable } from '../../core/endpoint';
import { id, text } from '../../core/fields';
import { driverLink, driverProof, driverReport, driverTrip } from './schemas';

const secret = text(100).min(1);
const shown = dataOf(driverLink);

const read = {
  access: 'brand',
  right: 'loads.read',
  secret: true,
  summary: 'Whether the driver has the link of the trip, and by which ways it can be passed on now',
  response: shown,
} as const;

export const shipperDriverApi = {
  'GET /loads/{id}/driver_link': read,
  'POST /loads/{id}/driver_link': {
    access: 'brand',
    right: 'loads.write',
    secret: true,
    summary: 'Send the link of the trip to the driver whom the carrier named; the shipper never sees it',
    body: z.strictObject({ channel: z.enum(['sms', 'email']) }),
    response: shown,
  },
} as const satisfies EndpointTable;

export const carrierDriverApi = {
  'GET /loads/{id}/driver_link': read,
  'POST /loads/{id}/driver_link': {
    access: 'brand',
    right: 'bids.write',
    secret: true,
    summary: 'Send the driver the link of the trip, or copy it; `replace` makes a new one and ends the earlier one',
    body: z.strictObject({ channel: z.enum(['sms', 'email', 'copy']), replace: z.boolean().optional() }),
    response: dataOf(driverLink.extend({ url: z.string().nullable() })),
  },
} as const satisfies EndpointTable;

export const driverApi = {
  'POST /open': {
    access: 'link',
    summary: 'Open the trip of a link on this phone; another phone that had it open is signed out',
    body: z.strictObject({ secret }),
    response: dataOf(z.object({ token: z.string() })),
    secret: true,
  },
  'POST /opt_out': {
    access: 'link',
    summary: 'Do not write to me again: ends messages with links of trips to the numbers that got this link',
    body: z.strictObject({ secret, undo: z.boolean().optional() }),
    response: null,
    secret: true,
  },
  'PUT /sharing': {
    access: 'driver',
    summary: 'Share the position of the phone, or end it; shipper and carrier see which',
    body: z.strictObject({ is_on: z.boolean() }),
    response: dataOf(driverTrip),
    secret: true,
  },
  'POST /app': {
    access: 'driver',
    summary: 'Share the position by Traccar Client; its new address is shown only in this answer, an earlier one ends',
    response: dataOf(z.object({ url: z.string(), link: z.string(), trip: driverTrip })),
    status: 201,
    secret: true,
  },
  'GET /trip': { access: 'driver', summary: 'The own trip', response: dataOf(driverTrip), secret: true },
  'POST /reports': {
    access: 'driver',
    summary: 'Report stops; each report is stored once by its id, and one that is refused is named by its index',
    body: z.strictObject({ reports: z.array(driverReport).min(1).max(100) }),
    response: dataOf(
      z.object({ trip: driverTrip, refused: z.array(z.object({ index: z.number().int(), code: z.string() })) }),
    ),
    secret: true,
  },
  'DELETE /reports/{report}': {
    access: 'driver',
    summary: 'Take back an own report within five minutes',
    response: dataOf(driverTrip),
    secret: true,
  },
  'PUT /tasks/{task_id}': {
    access: 'driver',
    summary: 'Mark an own task as done, or as open again',
    body: z.strictObject({ done: z.boolean() }),
    response: dataOf(driverTrip),
    secret: true,
  },
  'POST /files': {
    access: 'driver',
    summary: 'Send a photo or a drawn signature; where and with which camera it was made is removed',
    body: z.strictObject({}),
    multipart: { files: 1 },
    response: dataOf(z.object({ id, name: z.string(), size: z.number().int() })),
    status: 201,
  },
  'POST /photos': {
    access: 'driver',
    summary: 'Add photos to a stop; both sides see them beside its times',
    body: z.strictObject({ stop_id: id, file_ids: z.array(id).min(1).max(FILE_LIMITS.perRecordMax) }),
    response: dataOf(driverTrip),
    secret: true,
  },
  'POST /proofs': {
    access: 'driver',
    summary: 'Add a proof of delivery: a signature with the name of the signer, or photos of the signed paper',
    body: driverProof,
    response: dataOf(driverTrip),
    status: 201,
    secret: true,
  },
} as const satisfies EndpointTable;
