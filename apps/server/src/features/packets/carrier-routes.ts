import type { CarrierApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import type { Handlers } from '../../platform/http/mount-api';
import {
  addDocument,
  changeDocument,
  deleteDocument,
  restoreDocument,
  showDocuments,
} from './documents/keep-documents';
import { showDocumentHistory } from './documents/document-history';
import { showExpiringOfCompany } from './documents/expiring';
import { fillPacket } from './fill/fill-packet';
import { showOwnPacket, showOwnPackets } from './fill/own-packet';
import { reusePacket, showReusablePackets } from './fill/reuse-packet';
import { acceptAgreement, reopenPacket, submitPacket } from './fill/submit-packet';

async function changed(context: MemberContext, id: number, change: Promise<void>) {
  await change;
  return { data: await showOwnPacket(context, id) };
}

export const carrierPacketRoutes = {
  'GET /account/documents': async (context) => ({ data: await showDocuments(context, null) }),
  'POST /account/documents': async (context, { body }) => ({ data: await addDocument(context, null, body) }),
  'GET /account/documents/expiring': async (context, { query }) => ({
    data: await showExpiringOfCompany(context, query),
  }),
  'PUT /account/documents/{id}': async (context, { params, body }) => ({
    data: await changeDocument(context, null, params.id, body),
  }),
  'DELETE /account/documents/{id}': async (context, { params }) => ({
    data: await deleteDocument(context, null, params.id),
  }),
  'PUT /account/documents/{id}/restore': async (context, { params }) => ({
    data: await restoreDocument(context, null, params.id),
  }),
  'GET /account/documents/{id}/history': (context, { params, query }) =>
    showDocumentHistory(context, null, params.id, query),
  'GET /packets': async (context) => ({ data: await showOwnPackets(context) }),
  'GET /packets/{id}': async (context, { params }) => ({ data: await showOwnPacket(context, params.id) }),
  'PUT /packets/{id}': async (context, { params, body }) => ({ data: await fillPacket(context, params.id, body) }),
  'PUT /packets/{id}/agreement': async (context, { params, body }) => ({
    data: await acceptAgreement(context, params.id, body),
  }),
  'PUT /packets/{id}/submit': (context, { params }) => changed(context, params.id, submitPacket(context, params.id)),
  'PUT /packets/{id}/reopen': (context, { params }) => changed(context, params.id, reopenPacket(context, params.id)),
  'GET /packets/{id}/reusable': async (context, { params }) => ({
    data: await showReusablePackets(context, params.id),
  }),
  'PUT /packets/{id}/reuse': async (context, { params, body }) => ({
    data: await reusePacket(context, params.id, body.packet_id),
  }),
} satisfies Partial<Handlers<CarrierApi>>;
