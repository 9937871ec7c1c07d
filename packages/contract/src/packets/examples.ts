import type { Examples } from '../core/example';
import type { DocumentBody, PacketContentBody } from './schemas';

interface Records {
  carrier: { carrierId: number };
  carrierDocument: number;
  keptDocument: number;
  packetVersion: number;
}

const question = {
  kind: 'text' as const,
  help: null,
  required: true,
  countries: [],
  options: [],
  condition: null,
  standard: null,
};

export const packetContent = (more: Partial<PacketContentBody> = {}): PacketContentBody => ({
  sections: [
    {
      id: 'company',
      title: 'Your company',
      questions: [
        { ...question, id: 'fleet', label: 'How many trucks do you run?', kind: 'number' },
        { ...question, id: 'notes', label: 'Anything else?', required: false },
      ],
    },
  ],
  documents: [
    { id: 'cargo', kind: 'insurance', label: null, required: true, expires: true, least: null, countries: [] },
  ],
  agreement: { text: 'We work by these rules.', until: '2030-12-31' },
  ...more,
});

export const insurance = (more: Partial<DocumentBody> = {}): DocumentBody => ({
  kind: 'insurance',
  title: 'Cargo insurance',
  number: 'P-1',
  issued_on: '2020-01-01',
  expires_on: '2035-01-01',
  amount: { amount: 2_000_000, currency: 'EUR' },
  ...more,
});

const ofCarrier = ({ carrier }: Records) => ({ path: { id: carrier.carrierId } });
const kept = ({ carrier, keptDocument: document_id }: Records) => ({
  path: { id: carrier.carrierId, document_id },
});
const ownDocument = ({ carrierDocument: id }: Records) => ({ path: { id } });

export const shipperPacketsExamples = {
  'GET /account/packet': () => ({}),
  'PUT /account/packet': ({ packetVersion: version }) => ({ body: { version, content: packetContent() } }),
  'POST /account/packet/publish': ({ packetVersion: version }) => ({ body: { version, ask_again: false } }),
  'POST /account/packet/ask': () => ({}),
  'DELETE /account/packet': ({ packetVersion: version }) => ({ query: { version } }),
  'GET /carriers/expiring': ({ carrier }) => ({ query: { carrier_id: carrier.carrierId } }),
  'GET /carriers/{id}/packet': ofCarrier,
  'POST /carriers/{id}/packet/ask': ofCarrier,
  'PUT /carriers/{id}/packet/review': (world) => ({ ...ofCarrier(world), body: { revision: 1, approve_all: true } }),
  'GET /carriers/{id}/documents': ofCarrier,
  'POST /carriers/{id}/documents': (world) => ({ ...ofCarrier(world), body: insurance() }),
  'PUT /carriers/{id}/documents/{document_id}': (world) => ({ ...kept(world), body: insurance({ title: 'Renewed' }) }),
  'DELETE /carriers/{id}/documents/{document_id}': kept,
  'PUT /carriers/{id}/documents/{document_id}/restore': kept,
  'GET /carriers/{id}/documents/{document_id}/history': kept,
} satisfies Examples<Records>;

export const carrierPacketsExamples = {
  'GET /account/documents': () => ({}),
  'POST /account/documents': () => ({ body: insurance() }),
  'GET /account/documents/expiring': () => ({}),
  'PUT /account/documents/{id}': (world) => ({ ...ownDocument(world), body: insurance({ title: 'Renewed' }) }),
  'DELETE /account/documents/{id}': ownDocument,
  'PUT /account/documents/{id}/restore': ownDocument,
  'GET /account/documents/{id}/history': ownDocument,
  'GET /packets': () => ({}),
  'GET /packets/{id}': ofCarrier,
  'PUT /packets/{id}': (world) => ({ ...ofCarrier(world), body: { answers: { fleet: 7 } } }),
  'PUT /packets/{id}/agreement': (world) => ({ ...ofCarrier(world), body: { name: 'Piotr Nowak', version: 1 } }),
  'PUT /packets/{id}/submit': ofCarrier,
  'PUT /packets/{id}/reopen': ofCarrier,
  'GET /packets/{id}/reusable': ofCarrier,
  'PUT /packets/{id}/reuse': (world) => ({ ...ofCarrier(world), body: { packet_id: world.carrier.carrierId } }),
} satisfies Examples<Records>;
