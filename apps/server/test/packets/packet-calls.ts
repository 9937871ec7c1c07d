import type { DocumentBody, PacketContentBody, PacketSetup } from '@tenderlane/contract';
import type { Carrier, Shipper } from '../build';
import type { Call } from '../every-call';

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

export async function saveDraft(shipper: Pick<Shipper, 'call'>, content = packetContent()): Promise<PacketSetup> {
  const { version } = (await shipper.call('GET /account/packet', {})).body.data;
  const { status, body } = await shipper.call('PUT /account/packet', { body: { version, content } });
  if (status !== 200) throw new Error(`not saved: ${JSON.stringify(body)}`);
  return body.data;
}

export async function publishPacket(shipper: Shipper, content = packetContent(), askAgain = false): Promise<void> {
  const { version } = await saveDraft(shipper, content);
  const { status, body } = await shipper.call('POST /account/packet/publish', {
    body: { version, ask_again: askAgain },
  });
  if (status !== 200) throw new Error(`not published: ${JSON.stringify(body)}`);
}

export const requirePacket = (shipper: Shipper, isRequired = true) =>
  shipper.call('PUT /profile/setting', { body: { require_packet: isRequired } });

export const insurance = (more: Partial<DocumentBody> = {}): DocumentBody => ({
  kind: 'insurance',
  title: 'Cargo insurance',
  number: 'P-1',
  issued_on: '2020-01-01',
  expires_on: '2035-01-01',
  amount: { amount: 2_000_000, currency: 'EUR' },
  ...more,
});

export async function addDocument(carrier: Pick<Carrier, 'call'>, more: Partial<DocumentBody> = {}): Promise<number> {
  const { status, body } = await carrier.call('POST /account/documents', { body: insurance(more) });
  if (status !== 201) throw new Error(`no document: ${JSON.stringify(body)}`);
  return body.data.id;
}

export async function fillIn(carrier: Carrier, more: Partial<DocumentBody> = {}): Promise<number> {
  const document_id = await addDocument(carrier, more);
  await carrier.done('PUT /packets/{id}', carrier.carrierId, {
    answers: { fleet: 12 },
    documents: [{ requirement: 'cargo', document_id }],
  });
  const { version } = await carrier.done('GET /packets/{id}', carrier.carrierId);
  await carrier.done('PUT /packets/{id}/agreement', carrier.carrierId, { name: 'Piotr Nowak', version });
  return document_id;
}

export async function submit(carrier: Carrier, more: Partial<DocumentBody> = {}): Promise<number> {
  const document = await fillIn(carrier, more);
  await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
  return document;
}

export async function approve(shipper: Shipper, { carrierId }: Pick<Carrier, 'carrierId'>) {
  const { revision } = await shipper.done('GET /carriers/{id}/packet', carrierId);
  return shipper.done('PUT /carriers/{id}/packet/review', carrierId, { revision, approve_all: true });
}

/** A published packet that is not required, and a document on each side. */
export async function addPackets(shipper: Shipper, carrier: Carrier) {
  await publishPacket(shipper);
  const { version: packetVersion } = await saveDraft(shipper);
  const kept = await shipper.done('POST /carriers/{id}/documents', carrier.carrierId, insurance());
  return { packetVersion, keptDocument: kept.id, carrierDocument: await fillIn(carrier) };
}

interface PacketFixture {
  carrier: Carrier;
  packetVersion: number;
  keptDocument: number;
  carrierDocument: number;
}
type Calls = Record<string, (world: PacketFixture) => Call>;

const ofCarrier = ({ carrier }: PacketFixture) => ({ path: { id: carrier.carrierId } });
const kept = ({ carrier, keptDocument: document_id }: PacketFixture) => ({
  path: { id: carrier.carrierId, document_id },
});
const ownDocument = ({ carrierDocument: id }: PacketFixture) => ({ path: { id } });

export const shipperPacketCalls = {
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
} satisfies Calls;

export const carrierPacketCalls = {
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
} satisfies Calls;
