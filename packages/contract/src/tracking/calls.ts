import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { pagePositionsBody, positionsBody, sourceBody, storedPositions, track, trackingSource } from './schemas';

const own = { access: 'brand', right: 'bids.write', secret: true } as const;

export const trackApi = {
  'GET /loads/{id}/track': {
    access: 'brand',
    right: 'loads.read',
    secret: true,
    summary: 'The line that the truck of an order has driven',
    response: dataOf(track),
  },
} as const satisfies EndpointTable;

export const carrierTrackingApi = {
  'GET /tracking_sources': {
    ...own,
    summary: 'Telematics accounts of the company that send positions, with their devices',
    response: dataOf(z.array(trackingSource)),
  },
  'POST /tracking_sources': {
    ...own,
    summary: 'Add a telematics account; its token is shown only in this answer',
    body: sourceBody,
    response: dataOf(z.object({ source: trackingSource, token: z.string() })),
    status: 201,
  },
  'PUT /tracking_sources/{id}': {
    ...own,
    summary: 'Change the name and all devices of a telematics account; each device belongs to a truck',
    body: sourceBody,
    response: dataOf(trackingSource),
  },
  'DELETE /tracking_sources/{id}': {
    ...own,
    summary: 'Revoke the token of a telematics account',
    response: null,
  },
  'POST /positions': {
    access: 'link',
    secret: true,
    summary: 'Send positions of trucks with the token of a telematics account; wrong rows are named, the others kept',
    body: positionsBody,
    response: dataOf(storedPositions),
  },
} as const satisfies EndpointTable;

export const driverTrackingApi = {
  'POST /positions': {
    access: 'driver',
    secret: true,
    summary: 'Send positions of the phone while the driver shares them; each is stored once by its time',
    body: pagePositionsBody,
    response: dataOf(storedPositions),
  },
} as const satisfies EndpointTable;
