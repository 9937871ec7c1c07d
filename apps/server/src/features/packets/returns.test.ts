import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinCarrier, signUpShipper } from '../../../test/build';
import { packetContent } from '@tenderlane/contract/packets/examples';
import { addDocument, approve, fillIn, publishPacket, requirePacket, submit } from '../../../test/packets/fill-packets';
import { buildPacketWorld, type PacketWorld } from '../../../test/packets/packet-world';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let { shipper, carrier, packet, seen, stateOf } = {} as PacketWorld;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ shipper, carrier, packet, seen, stateOf } = await buildPacketWorld(app));
});

describe('a new version', () => {
  it('a new version keeps approved carriers unless the shipper asks them again', async () => {
    await submit(carrier);
    await approve(shipper, carrier);
    const content = packetContent({ agreement: { text: 'New rules', until: null } });
    await publishPacket(shipper, content);
    expect((await seen()).state).toBe('approved');
    await publishPacket(shipper, content, true);
    expect(await seen()).toMatchObject({ state: 'not_completed', return_reason: 'asked_again' });
    expect(await stateOf()).toBe('verified');
    expect(await packet()).toMatchObject({ version: 3, answers: { fleet: 12 }, agreement: null });
    const { version } = await packet();
    await carrier.done('PUT /packets/{id}/agreement', carrier.carrierId, { name: 'Piotr Nowak', version });
    await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
    expect((await seen()).marks).toEqual({});
    expect((await approve(shipper, carrier)).state).toBe('approved');
  });

  it('an unfinished packet is measured by the new version', async () => {
    await fillIn(carrier);
    const [section] = packetContent().sections;
    const more = { ...section!.questions[1]!, id: 'years', label: 'Years in business', required: true };
    await publishPacket(
      shipper,
      packetContent({ sections: [{ ...section!, questions: [...section!.questions, more] }] }),
    );
    expect(await packet()).toMatchObject({ state: 'not_completed', answers: { fleet: 12 } });
  });
});

describe('a packet of another shipper', () => {
  it('answers of another packet are copied only with consent and never over others', async () => {
    await submit(carrier);
    const second = await signUpShipper(app);
    await publishPacket(second);
    await requirePacket(second);
    const login = carrier.login;
    const invited = await second.call('POST /catalogs/invite/create', { body: { invitations: [{ login }] } });
    const [invitation] = invited.body.data;
    await carrier.call('POST /invitations/{code}/accept', { path: { code: invitation!.code }, body: {} });
    const id = invitation!.id;
    expect((await carrier.done('GET /packets/{id}', id)).answers).toEqual({});
    const [offer] = await carrier.done('GET /packets/{id}/reusable', id);
    expect(offer).toMatchObject({
      id: carrier.carrierId,
      answers: [{ question: 'fleet', label: 'How many trucks do you run?', answer: 12 }],
      documents: [{ requirement: 'cargo' }],
    });
    const copied = await carrier.done('PUT /packets/{id}/reuse', id, { packet_id: carrier.carrierId });
    expect(copied).toMatchObject({ answers: { fleet: 12 }, documents: [{ requirement: 'cargo' }], agreement: null });
    await carrier.done('PUT /packets/{id}', id, { answers: { fleet: 3 } });
    await carrier.done('PUT /packets/{id}/reuse', id, { packet_id: carrier.carrierId });
    expect((await carrier.done('GET /packets/{id}', id)).answers).toEqual({ fleet: 3 });
    expect(await carrier.done('GET /packets/{id}/reusable', id)).toEqual([]);
    const other = await joinCarrier(app, second);
    const path = { id: other.carrierId };
    expect((await other.send('PUT /packets/{id}/reuse', { path, body: { packet_id: carrier.carrierId } })).status).toBe(
      404,
    );
  });
});

describe('the reason for a returned packet', () => {
  it('a change of legal data returns a packet, and other changes do not', async () => {
    await submit(carrier);
    await approve(shipper, carrier);
    await carrier.call('PUT /account/brand', { body: { name: `${carrier.name} Sp. z o.o.`, country_id: 'pl' } });
    expect(await seen()).toMatchObject({ state: 'not_completed', return_reason: 'company_data' });
    await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
    expect((await approve(shipper, carrier)).state).toBe('approved');
  });

  it('a required document that expired returns a packet the next day', async () => {
    const day = (days: number) => new Date(app.clock.at + days * 86_400_000).toISOString().slice(0, 10);
    await submit(carrier, { expires_on: day(2) });
    await approve(shipper, carrier);
    await app.runDueWork();
    expect((await seen()).state).toBe('approved');
    app.clock.at += 3 * 86_400_000;
    await app.runDueWork();
    expect(await seen()).toMatchObject({ state: 'not_completed', return_reason: 'document_expired' });
    expect((await packet()).progress.missing).toEqual([
      { part: 'documents', item: 'cargo', code: 'packet.document-expired' },
    ]);
    const fresh = await addDocument(carrier);
    await carrier.done('PUT /packets/{id}', carrier.carrierId, {
      documents: [{ requirement: 'cargo', document_id: fresh }],
    });
    await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
    expect((await approve(shipper, carrier)).state).toBe('approved');
  });
});
