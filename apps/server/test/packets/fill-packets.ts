import type { DocumentBody, PacketSetup } from '@tenderlane/contract';
import { insurance, packetContent } from '@tenderlane/contract/packets/examples';
import type { Carrier, Shipper } from '../build';

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

export async function addPackets(shipper: Shipper, carrier: Carrier) {
  await publishPacket(shipper);
  const { version: packetVersion } = await saveDraft(shipper);
  const kept = await shipper.done('POST /carriers/{id}/documents', carrier.carrierId, insurance());
  return { packetVersion, keptDocument: kept.id, carrierDocument: await fillIn(carrier) };
}
