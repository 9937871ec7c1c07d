import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptColleague,
  joinCarrier,
  joinColleague,
  newLogin,
  signIn,
  signUpCarrier,
  signUpShipper,
} from '../../../test/build';
import { insurance, packetContent } from '@tenderlane/contract/packets/examples';
import { addDocument, approve, fillIn, saveDraft, submit } from '../../../test/packets/fill-packets';
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

const review = async (sections: { part: string; approve: boolean; feedback?: string }[]) => {
  const { revision } = await seen();
  return shipper.done('PUT /carriers/{id}/packet/review', carrier.carrierId, { revision, sections });
};

describe('the packet of a shipper', () => {
  it('each publication of a packet is a version', async () => {
    const content = packetContent({ agreement: null });
    const publish = (version: number) =>
      shipper.call('POST /account/packet/publish', { body: { version, ask_again: false } });
    const saved = await saveDraft(shipper, content);
    expect(saved).toMatchObject({ published: { number: 1 }, draft: { content } });
    const published = (await publish(saved.version)).body.data;
    expect(published).toMatchObject({ published: { number: 2, content, published_by: 'Olena Savchuk' }, draft: null });
    expect(await publish(published.version)).toMatchObject({
      status: 409,
      body: { code: 'packet.nothing-published' },
    });
    expect(published.counts).toMatchObject({ not_completed: 1, approved: 0 });
    const { version } = await saveDraft(shipper, content);
    expect((await shipper.call('DELETE /account/packet', { query: { version } })).body.data.draft).toBeNull();
  });

  it('the refusal of a publication names everything that is missing', async () => {
    const content = packetContent({ sections: [{ id: 's', title: '', questions: [] }] });
    const { version } = await saveDraft(shipper, content);
    const { status, body } = await shipper.call('POST /account/packet/publish', {
      body: { version, ask_again: false },
    });
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { errors: object }).errors).sort()).toEqual(
      expect.arrayContaining(['content.sections.0.questions', 'content.sections.0.title']),
    );
  });

  it('an invalid packet is refused', async () => {
    const [section] = packetContent().sections;
    const wrong = [
      { content: { ...packetContent(), agreement: { text: 'x', until: '2027-02-30' } } },
      { content: packetContent({ sections: [{ ...section!, id: 'a b' }] }) },
      { content: { ...packetContent(), surprise: 1 } },
      { content: packetContent({ sections: Array.from({ length: 21 }, (_, n) => ({ ...section!, id: `s${n}` })) }) },
    ];
    const { version } = (await shipper.call('GET /account/packet', {})).body.data;
    for (const body of wrong)
      expect(await shipper.send('PUT /account/packet', { body: { version, ...body } })).toMatchObject({ status: 422 });
  });

  it('only members who may change settings change the packet', async () => {
    const manager = await joinColleague(app, shipper, 'manager');
    const { status, body } = await manager.call('GET /account/packet', {});
    expect(status).toBe(200);
    const { version } = body.data;
    const saved = await manager.send('PUT /account/packet', { body: { version, content: packetContent() } });
    expect(saved).toMatchObject({ status: 403 });
    const published = await manager.send('POST /account/packet/publish', { body: { version, ask_again: true } });
    expect(published).toMatchObject({ status: 403 });
  });
});

describe('a packet', () => {
  it('a carrier with an approved packet joins the network', async () => {
    expect(await stateOf()).toBe('on_review');
    expect(await packet()).toMatchObject({ state: 'not_completed', progress: { done: 0, total: 3 }, version: 1 });
    await fillIn(carrier);
    expect(await packet()).toMatchObject({ state: 'completed', progress: { done: 3, total: 3, missing: [] } });
    expect(await seen()).toMatchObject({ state: 'completed', content: null, answers: {}, documents: [] });
    await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
    expect(await seen()).toMatchObject({
      state: 'on_review',
      answers: { fleet: 12 },
      documents: [{ requirement: 'cargo', document: { title: 'Cargo insurance', expires_on: '2035-01-01' } }],
      agreement: { name: 'Piotr Nowak' },
      changed: [],
      approved_by: null,
    });
    expect(await approve(shipper, carrier)).toMatchObject({
      state: 'approved',
      approved_by: 'Olena Savchuk',
      expires_on: '2035-01-01',
      agreement_ends_on: '2030-12-31',
    });
    expect(await stateOf()).toBe('verified');
    expect((await carrier.call('GET /packets', {})).body.data).toMatchObject([
      { state: 'approved', shipper: expect.any(String) },
    ]);
  });

  it('a returned packet has a comment on one section and keeps approved sections', async () => {
    await submit(carrier);
    const path = { id: carrier.carrierId };
    const { revision } = await seen();
    const body = { revision, sections: [{ part: 'company', approve: false }] };
    expect(await shipper.send('PUT /carriers/{id}/packet/review', { path, body })).toMatchObject({
      status: 422,
      body: { errors: { 'sections.0.feedback': [expect.any(String)] } },
    });
    const returned = await review([
      { part: 'documents', approve: true },
      { part: 'company', approve: false, feedback: 'Only trucks of your own' },
    ]);
    expect(returned).toMatchObject({ state: 'not_completed', return_reason: 'rejected' });
    expect(await packet()).toMatchObject({
      marks: { company: { state: 'rejected', feedback: 'Only trucks of your own' }, documents: { state: 'approved' } },
    });
    await carrier.done('PUT /packets/{id}', carrier.carrierId, { answers: { fleet: 8 } });
    await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
    expect(await seen()).toMatchObject({ changed: ['company'], marks: { documents: { state: 'approved' } } });
    expect(await approve(shipper, carrier)).toMatchObject({ state: 'approved', answers: { fleet: 8 } });
  });

  it('the same documents keep an approved section', async () => {
    const document_id = await submit(carrier);
    await review([
      { part: 'documents', approve: true },
      { part: 'company', approve: false, feedback: 'Only trucks of your own' },
    ]);
    const documents = [{ requirement: 'cargo', document_id }];
    await carrier.done('PUT /packets/{id}', carrier.carrierId, { documents });
    expect(await packet()).toMatchObject({ marks: { documents: { state: 'approved' } } });
  });

  it('a packet is reviewed in the version that was seen, and only after it was submitted', async () => {
    await submit(carrier);
    const { revision } = await seen();
    const path = { id: carrier.carrierId };
    await carrier.done('PUT /packets/{id}/reopen', carrier.carrierId);
    await carrier.done('PUT /packets/{id}', carrier.carrierId, { answers: { fleet: 1 } });
    const asSeen = { path, body: { revision, approve_all: true } };
    expect(await shipper.send('PUT /carriers/{id}/packet/review', asSeen)).toMatchObject({
      status: 409,
      body: { code: 'packet.wrong-state' },
    });
    await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
    expect(await shipper.send('PUT /carriers/{id}/packet/review', asSeen)).toMatchObject({
      status: 409,
      body: { code: 'packet.changed-meanwhile' },
    });
    const unknown = { path, body: { revision, sections: [{ part: 'fleet', approve: true }] } };
    expect(await shipper.send('PUT /carriers/{id}/packet/review', unknown)).toMatchObject({ status: 422 });
  });

  it('an incomplete packet is refused with what is missing', async () => {
    await carrier.done('PUT /packets/{id}', carrier.carrierId, { answers: { notes: 'Hello' } });
    expect(await carrier.refused('PUT /packets/{id}/submit', carrier.carrierId)).toMatchObject({
      status: 422,
      code: 'packet.incomplete',
      errors: {
        'company.fleet': [expect.any(String)],
        'documents.cargo': [expect.any(String)],
        agreement: [expect.any(String)],
      },
    });
  });

  it('a packet refuses answers and documents that do not fit', async () => {
    const stranger = await signUpCarrier(app);
    const foreign = await addDocument(stranger);
    const licence = await addDocument(carrier, { kind: 'transport_licence', amount: null });
    const save = (body: unknown) => carrier.send('PUT /packets/{id}', { path: { id: carrier.carrierId }, body });
    const with1 = (document_id: number, requirement = 'cargo') => ({ documents: [{ requirement, document_id }] });
    const wrong: [unknown, string][] = [
      [{ answers: { fleet: 'many' } }, 'answers.fleet'],
      [{ answers: { nothing: 1 } }, 'answers.nothing'],
      [with1(foreign), 'documents.0'],
      [with1(licence), 'documents.0'],
      [with1(licence, 'other'), 'documents.0'],
    ];
    for (const [body, field] of wrong) {
      expect(await save(body)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
    }
    expect(
      await carrier.send('PUT /packets/{id}/agreement', {
        path: { id: carrier.carrierId },
        body: { name: ' ', version: 1 },
      }),
    ).toMatchObject({ status: 422 });
    expect(
      await carrier.refused('PUT /packets/{id}/agreement', carrier.carrierId, { name: 'Piotr', version: 9 }),
    ).toMatchObject({ status: 409 });
  });

  it('a submitted packet cannot be changed, and submitting can be repeated', async () => {
    const document = await submit(carrier);
    await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
    expect((await seen()).state).toBe('on_review');
    expect(await carrier.refused('PUT /packets/{id}', carrier.carrierId, { answers: { fleet: 3 } })).toMatchObject({
      status: 409,
    });
    const refused = await carrier.refused('DELETE /account/documents/{id}', document);
    expect(refused).toMatchObject({ status: 409, code: 'document.handed-in' });
    await carrier.done('PUT /packets/{id}/reopen', carrier.carrierId);
    await carrier.done('PUT /packets/{id}/reopen', carrier.carrierId);
    expect((await packet()).state).toBe('completed');
    await carrier.done('DELETE /account/documents/{id}', document);
    expect((await packet()).progress.missing).toEqual([{ part: 'documents', item: 'cargo', code: 'required' }]);
  });

  it('two people fill in different sections and keep each other’s documents', async () => {
    const document_id = await addDocument(carrier);
    const { revision } = await packet();
    const documents = [{ requirement: 'cargo', document_id }];
    await carrier.done('PUT /packets/{id}', carrier.carrierId, { documents, revision });
    await carrier.done('PUT /packets/{id}', carrier.carrierId, { answers: { fleet: 5 }, revision });
    expect(await packet()).toMatchObject({ answers: { fleet: 5 }, documents: [{ requirement: 'cargo' }] });
    expect(await carrier.refused('PUT /packets/{id}', carrier.carrierId, { documents: [], revision })).toMatchObject({
      code: 'packet.changed-meanwhile',
    });
  });

  it('a packet is found only by its carrier and its shipper', async () => {
    await submit(carrier);
    const other = await joinCarrier(app, shipper);
    const stranger = await signUpShipper(app);
    const path = { id: carrier.carrierId };
    expect((await other.send('GET /packets/{id}', { path })).status).toBe(404);
    expect((await other.send('PUT /packets/{id}', { path, body: { answers: { fleet: 1 } } })).status).toBe(404);
    expect((await stranger.send('GET /carriers/{id}/packet', { path })).status).toBe(404);
    expect(
      (await stranger.send('PUT /carriers/{id}/packet/review', { path, body: { revision: 1, approve_all: true } }))
        .status,
    ).toBe(404);
    expect((await stranger.send('GET /carriers/{id}/documents', { path })).status).toBe(404);
    expect((await other.call('GET /packets', {})).body.data.map(({ state }) => state)).toEqual(['not_completed']);
  });

  it('the right to bid fills in a packet, and the right to write carriers reviews it', async () => {
    await submit(carrier);
    const login = newLogin('colleague');
    await carrier.call('POST /profile/users', { body: { login, role: 'viewer' } });
    const viewer = await acceptColleague(app, app.carrier(await signIn(app, 'carrier', login)), login);
    const path = { id: carrier.carrierId };
    expect((await viewer.send('GET /packets/{id}', { path })).status).toBe(200);
    expect((await viewer.send('PUT /packets/{id}', { path, body: { answers: { fleet: 1 } } })).status).toBe(403);
    expect((await viewer.send('POST /account/documents', { body: insurance() })).status).toBe(403);
    const accountant = await joinColleague(app, shipper, 'accountant');
    expect((await accountant.send('GET /carriers/{id}/packet', { path })).status).toBe(200);
    expect(
      (await accountant.send('PUT /carriers/{id}/packet/review', { path, body: { revision: 1, approve_all: true } }))
        .status,
    ).toBe(403);
    expect((await accountant.send('POST /carriers/{id}/packet/ask', { path })).status).toBe(403);
  });
});
