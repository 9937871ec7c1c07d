import { z } from 'zod';
import { cursorMeta, cursorQuery, dataOf, dataWith, type EndpointTable } from '../core/endpoint';
import { id, personName } from '../core/fields';
import { recordEvent } from '../fleet/schemas';
import {
  carrierDocument,
  documentBody,
  expiring,
  expiringQuery,
  fillBody,
  ownPacket,
  ownPacketRow,
  reusablePacket,
} from './schemas';

const read = { access: 'brand', right: 'loads.read' } as const;
const write = { access: 'brand', right: 'bids.write' } as const;
const changed = { ...write, response: dataOf(ownPacket), secret: true } as const;

export const carrierPacketsApi = {
  'GET /account/documents': {
    ...read,
    summary: 'Documents of the company',
    response: dataOf(z.array(carrierDocument)),
    secret: true,
  },
  'POST /account/documents': {
    ...write,
    summary: 'Add a document',
    body: documentBody,
    response: dataOf(carrierDocument),
    status: 201,
    secret: true,
  },
  'GET /account/documents/expiring': {
    ...read,
    summary: 'What of the company ends soon: documents and licences, by their last day',
    query: expiringQuery,
    response: dataOf(z.array(expiring)),
  },
  'PUT /account/documents/{id}': {
    ...write,
    summary: 'Change a document that no shipper has in a packet now',
    body: documentBody,
    response: dataOf(carrierDocument),
    secret: true,
  },
  'DELETE /account/documents/{id}': { ...write, summary: 'Delete a document', response: dataOf(z.object({ id })) },
  'PUT /account/documents/{id}/restore': {
    ...write,
    summary: 'Take a deletion back',
    response: dataOf(carrierDocument),
    secret: true,
  },
  'GET /account/documents/{id}/history': {
    ...read,
    summary: 'Who changed what of a document',
    query: cursorQuery,
    response: dataWith(z.array(recordEvent), cursorMeta),
  },
  'GET /packets': { ...read, summary: 'Packets that shippers ask for', response: dataOf(z.array(ownPacketRow)) },
  'GET /packets/{id}': { ...read, summary: 'One packet', response: dataOf(ownPacket), secret: true },
  'PUT /packets/{id}': { ...changed, summary: 'Save answers and documents as they are filled in', body: fillBody },
  'PUT /packets/{id}/agreement': {
    ...changed,
    summary: 'Accept the agreement in one’s own name',
    body: z.strictObject({ name: personName(), version: z.number().int() }),
  },
  'PUT /packets/{id}/submit': { ...changed, summary: 'Hand the packet in' },
  'PUT /packets/{id}/reopen': { ...changed, summary: 'Take the packet back to change it' },
  'GET /packets/{id}/reusable': {
    ...read,
    summary: 'Answers and documents given to other shippers that would fit here',
    response: dataOf(z.array(reusablePacket)),
    secret: true,
  },
  'PUT /packets/{id}/reuse': {
    ...changed,
    summary: 'Copy what was given to another shipper, by the carrier’s consent',
    body: z.strictObject({ packet_id: id }),
  },
} as const satisfies EndpointTable;
