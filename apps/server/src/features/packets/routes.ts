import type { ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import type { Handlers } from '../../platform/http/mount-api';
import { findOwnCarrier } from '../carriers';
import {
  addDocument,
  changeDocument,
  deleteDocument,
  restoreDocument,
  showDocuments,
} from './documents/keep-documents';
import { showDocumentHistory } from './documents/document-history';
import { showExpiringOfNetwork } from './documents/expiring';
import { askForPacket, decideOnPacket } from './review/review-packet';
import { showPacket } from './review/show-packet';
import { askNetwork, discardPacketDraft, publishSetup, saveSetup, showSetup } from './setup/packet-setup';

export const packetRoutes = {
  'GET /account/packet': async (context) => ({ data: await showSetup(context) }),
  'PUT /account/packet': async (context, { body }) => ({ data: await saveSetup(context, body) }),
  'DELETE /account/packet': async (context, { query }) => ({ data: await discardPacketDraft(context, query.version) }),
  'POST /account/packet/publish': async (context, { body }) => ({ data: await publishSetup(context, body) }),
  'POST /account/packet/ask': async (context) => ({ data: await askNetwork(context) }),
  'GET /carriers/expiring': async (context, { query }) => ({ data: await showExpiringOfNetwork(context, query) }),
  'GET /carriers/{id}/packet': async (context, { params }) => ({ data: await showPacket(context, params.id) }),
  'POST /carriers/{id}/packet/ask': async (context, { params }) => {
    await askForPacket(context, params.id);
    return { data: await showPacket(context, params.id) };
  },
  'PUT /carriers/{id}/packet/review': async (context, { params, body }) => {
    await decideOnPacket(context, params.id, body);
    return { data: await showPacket(context, params.id) };
  },
  'GET /carriers/{id}/documents': async (context, { params }) => ({ data: await documentsAbout(context, params.id) }),
  'POST /carriers/{id}/documents': async (context, { params, body }) => {
    const { id } = await findOwnCarrier(context, params.id);
    return { data: await addDocument(context, id, body) };
  },
  'PUT /carriers/{id}/documents/{document_id}': async (context, { params, body }) => {
    const { id } = await findOwnCarrier(context, params.id);
    return { data: await changeDocument(context, id, params.document_id, body) };
  },
  'DELETE /carriers/{id}/documents/{document_id}': async (context, { params }) => {
    const { id } = await findOwnCarrier(context, params.id);
    return { data: await deleteDocument(context, id, params.document_id) };
  },
  'PUT /carriers/{id}/documents/{document_id}/restore': async (context, { params }) => {
    const { id } = await findOwnCarrier(context, params.id);
    return { data: await restoreDocument(context, id, params.document_id) };
  },
  'GET /carriers/{id}/documents/{document_id}/history': async (context, { params, query }) => {
    const { id } = await findOwnCarrier(context, params.id);
    return showDocumentHistory(context, id, params.document_id, query);
  },
} satisfies Partial<Handlers<ShipperApi>>;

async function documentsAbout(context: MemberContext, carrierId: number) {
  const { documents } = await showPacket(context, carrierId);
  const shared = new Map(documents.map(({ document }) => [document.id, document]));
  return { shared: [...shared.values()], own: await showDocuments(context, carrierId) };
}
