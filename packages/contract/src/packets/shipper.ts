import { z } from 'zod';
import { cursorMeta, cursorQuery, dataOf, dataWith, type EndpointTable } from '../core/endpoint';
import { id } from '../core/fields';
import { recordEvent } from '../fleet/schemas';
import {
  carrierDocument,
  documentBody,
  expiring,
  expiringQuery,
  packetContent,
  packetSetup,
  reviewBody,
  reviewedPacket,
  seenVersion,
} from './schemas';

const read = { access: 'brand', right: 'loads.read' } as const;
const network = { access: 'brand', right: 'carriers.write' } as const;
const settings = { access: 'brand', right: 'settings.write' } as const;

export const packetsApi = {
  'GET /account/packet': {
    ...read,
    summary: 'The carrier packet: what holds and its draft',
    response: dataOf(packetSetup),
  },
  'PUT /account/packet': {
    ...settings,
    summary: 'Save the draft of the carrier packet, unless it has changed since it was read',
    body: z.strictObject({ version: seenVersion, content: packetContent }),
    response: dataOf(packetSetup),
    bodyBytes: 2_000_000,
  },
  'DELETE /account/packet': {
    ...settings,
    summary: 'Throw the draft away, unless it has changed since it was read',
    query: z.strictObject({ version: z.coerce.number().pipe(seenVersion) }),
    response: dataOf(packetSetup),
  },
  'POST /account/packet/publish': {
    ...settings,
    summary: 'Publish the draft as a new version; carriers that are approved are asked again only where this says so',
    body: z.strictObject({ version: seenVersion, ask_again: z.boolean() }),
    response: dataOf(packetSetup),
  },
  'POST /account/packet/ask': {
    ...network,
    summary: 'Ask every carrier of the network for its packet that was not asked yet; asked twice it changes nothing',
    response: dataOf(packetSetup),
  },
  'GET /carriers/expiring': {
    ...read,
    summary: 'What ends soon in the network: documents and licences, by their last day',
    query: expiringQuery.extend({ carrier_id: z.coerce.number().int().positive().optional() }),
    response: dataOf(z.array(expiring)),
  },
  'GET /carriers/{id}/packet': {
    ...read,
    summary: 'What a carrier handed in',
    response: dataOf(reviewedPacket),
    secret: true,
  },
  'POST /carriers/{id}/packet/ask': {
    ...network,
    summary: 'Ask a carrier for its packet; asked twice within a day it is told once',
    response: dataOf(reviewedPacket),
    secret: true,
  },
  'PUT /carriers/{id}/packet/review': {
    ...network,
    summary: 'Approve or return parts of a packet; approved as a whole, the carrier may win',
    body: reviewBody,
    response: dataOf(reviewedPacket),
    secret: true,
  },
  'GET /carriers/{id}/documents': {
    ...read,
    summary: 'Documents of a carrier: those of its packet, and the shipper’s own about it',
    response: dataOf(z.object({ shared: z.array(carrierDocument), own: z.array(carrierDocument) })),
    secret: true,
  },
  'POST /carriers/{id}/documents': {
    ...network,
    summary: 'Keep a document about a carrier',
    body: documentBody,
    response: dataOf(carrierDocument),
    status: 201,
    secret: true,
  },
  'PUT /carriers/{id}/documents/{document_id}': {
    ...network,
    summary: 'Change a document that is kept about a carrier',
    body: documentBody,
    response: dataOf(carrierDocument),
    secret: true,
  },
  'DELETE /carriers/{id}/documents/{document_id}': {
    ...network,
    summary: 'Delete a document that is kept about a carrier',
    response: dataOf(z.object({ id })),
  },
  'PUT /carriers/{id}/documents/{document_id}/restore': {
    ...network,
    summary: 'Take a deletion back',
    response: dataOf(carrierDocument),
    secret: true,
  },
  'GET /carriers/{id}/documents/{document_id}/history': {
    ...read,
    summary: 'Who changed what of a document that is kept about a carrier',
    query: cursorQuery,
    response: dataWith(z.array(recordEvent), cursorMeta),
  },
} as const satisfies EndpointTable;
