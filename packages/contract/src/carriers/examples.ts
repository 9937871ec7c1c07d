import type { Examples } from '../core/example';
import { PROFILE } from '../brands/examples';

interface Records {
  carrier: { carrierId: number; name: string };
  fleet: { note: number };
  label: number;
  newLogin: (name: string) => string;
  strangeCarrier: { name: string };
  tender: number;
}

const reason = { reason: 'A reason' };
const capabilities = { body_types: ['tent'], certificates: ['adr'], lanes: [] };
const company = { name: 'New brand', country_id: 'pl' };

export const shipperCarriersExamples = {
  'POST /catalogs/invite/create': ({ newLogin }) => ({ body: { invitations: [{ login: newLogin('carrier') }] } }),
  'POST /company/search': ({ strangeCarrier }) => ({ body: { search: strangeCarrier.name } }),
  'GET /carriers/export': () => ({}),
  'POST /carriers/exports': ({ carrier }) => ({ body: { ids: [carrier.carrierId] } }),
  'GET /carriers/suggested': ({ tender }) => ({ query: { load: tender } }),
  'POST /carriers/suggested/invite': () => ({ body: { company_ids: [1] } }),
  'GET /carriers/duplicates': () => ({}),
  'POST /carriers/{id}/merge': ({ carrier }) => ({
    path: { id: carrier.carrierId },
    body: { into: carrier.carrierId },
  }),
  'PUT /carriers/{id}/remove': ({ carrier }) => ({ path: { id: carrier.carrierId }, body: {} }),
  'GET /carriers/{id}/capabilities': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/capabilities': ({ carrier }) => ({ path: { id: carrier.carrierId }, body: capabilities }),
  'PUT /labels/{id}': ({ label }) => ({ path: { id: label }, body: { name: 'Renamed' } }),
  'GET /labels': () => ({}),
  'POST /labels': () => ({ body: { name: 'New' } }),
  'DELETE /labels/{id}': ({ label: id }) => ({ path: { id } }),
  'GET /carriers': () => ({}),
  'GET /carriers/counts': () => ({}),
  'GET /carriers/{id}': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}': ({ carrier }) => ({
    path: { id: carrier.carrierId },
    body: { label_ids: [], custom: {}, custom_known: {} },
  }),
  'GET /carriers/{id}/history': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'GET /carriers/{id}/company': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/company': ({ carrier }) => ({ path: { id: carrier.carrierId }, body: PROFILE }),
  'PUT /carriers/{id}/resend': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/revoke': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/approve': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/decline': ({ carrier }) => ({ path: { id: carrier.carrierId }, body: reason }),
  'PUT /carriers/{id}/suspend': ({ carrier }) => ({ path: { id: carrier.carrierId }, body: reason }),
  'PUT /carriers/{id}/resume': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'PUT /carriers/{id}/confirm_legal_id': ({ carrier }) => ({
    path: { id: carrier.carrierId },
    body: { name: carrier.name, country_id: 'pl', legal_id: '5260250995' },
  }),
  'PUT /carriers/{id}/unconfirm_legal_id': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'POST /carriers/invite_suggested': () => ({ body: { filter: {} } }),
  'POST /carriers/invitation_preview': () => ({ body: { text: 'Work with us', locale: 'uk' } }),
  'GET /carriers/{id}/notes': ({ carrier }) => ({ path: { id: carrier.carrierId } }),
  'POST /carriers/{id}/notes': ({ carrier }) => ({ path: { id: carrier.carrierId }, body: { text: 'New' } }),
  'PUT /carriers/{id}/notes/{note_id}': ({ carrier, fleet }) => ({
    path: { id: carrier.carrierId, note_id: fleet.note },
    body: { text: 'Changed' },
  }),
  'DELETE /carriers/{id}/notes/{note_id}': ({ carrier, fleet }) => ({
    path: { id: carrier.carrierId, note_id: fleet.note },
  }),
  'PUT /carriers/{id}/notes/{note_id}/restore': ({ carrier, fleet }) => ({
    path: { id: carrier.carrierId, note_id: fleet.note },
  }),
} satisfies Examples<Records>;

export const carrierCarriersExamples = {
  'GET /invitations': () => ({}),
  'POST /invitations/{code}/accept': () => ({ path: { code: 'x'.repeat(22) }, body: { company } }),
  'GET /account/capabilities': () => ({}),
  'PUT /account/capabilities': () => ({ body: { ...capabilities, is_found: false } }),
  'GET /shippers': () => ({}),
} satisfies Examples<Records>;
