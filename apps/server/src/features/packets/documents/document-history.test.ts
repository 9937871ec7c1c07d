import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinCarrier, joinColleague, signUpShipper } from '../../../../test/build';
import { insurance } from '@tenderlane/contract/packets/examples';
import { addDocument, submit } from '../../../../test/packets/fill-packets';
import { buildPacketWorld } from '../../../../test/packets/packet-world';
import { postForm } from '../../../../test/files/send-form';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('a carrier reads the earlier versions of its document, and nobody else does', async () => {
  const { shipper, carrier } = await buildPacketWorld(app);
  const other = await joinCarrier(app, shipper);
  const id = await addDocument(carrier);
  const elsewhere = await addDocument(carrier);
  const path = { id };
  await carrier.call('PUT /account/documents/{id}', { path, body: insurance({ expires_on: '2036-01-01' }) });
  await carrier.call('DELETE /account/documents/{id}', { path });
  await carrier.call('PUT /account/documents/{id}/restore', { path });
  const { data } = (await carrier.call('GET /account/documents/{id}/history', { path, query: {} })).body;
  expect(data.map(({ action }) => action)).toEqual([
    'document.restored',
    'document.deleted',
    'document.changed',
    'document.added',
  ]);
  expect(data[2]).toMatchObject({
    changes: [{ field: 'expires_on', old: '2035-01-01', new: '2036-01-01' }],
  });
  const quiet = await carrier.call('GET /account/documents/{id}/history', { path: { id: elsewhere }, query: {} });
  expect(quiet.body.data).toMatchObject([{ action: 'document.added' }]);
  expect((await other.send('GET /account/documents/{id}/history', { path })).status).toBe(404);
});

it('the history names the replaced files', async () => {
  const { carrier } = await buildPacketWorld(app);
  const send = async (name: string) => {
    const answer = await postForm([app, 'carrier', carrier.token], '/files', {}, [{ name, content: '%PDF-1.4 x' }]);
    return (answer as unknown as { body: { data: { id: number } } }).body.data.id;
  };
  const id = await addDocument(carrier, { file_ids: [await send('old.pdf')] });
  const body = insurance({ file_ids: [await send('new.pdf')] });
  await carrier.call('PUT /account/documents/{id}', { path: { id }, body });
  await carrier.call('PUT /account/documents/{id}', { path: { id }, body });
  const { data } = (await carrier.call('GET /account/documents/{id}/history', { path: { id }, query: {} })).body;
  expect(data.map(({ changes }) => changes)).toEqual([[{ field: 'files', old: 'old.pdf', new: 'new.pdf' }], []]);
});

it('a shipper reads the history of its own documents about a carrier only', async () => {
  const { shipper, carrier } = await buildPacketWorld(app);
  const about = { id: carrier.carrierId };
  const kept = (await shipper.call('POST /carriers/{id}/documents', { path: about, body: insurance() })).body.data;
  const path = { ...about, document_id: kept.id };
  const body = insurance({ title: 'Renewed' });
  await shipper.call('PUT /carriers/{id}/documents/{document_id}', { path, body });
  const history = 'GET /carriers/{id}/documents/{document_id}/history';
  expect((await shipper.call(history, { path, query: { per_page: 1 } })).body).toMatchObject({
    data: [{ action: 'document.changed', actor: 'Olena Savchuk', changes: [{ field: 'title', new: 'Renewed' }] }],
    meta: { next: expect.any(String) },
  });
  const accountant = await joinColleague(app, shipper, 'accountant');
  expect((await accountant.call(history, { path, query: {} })).body.data).toHaveLength(2);

  const stranger = await signUpShipper(app);
  expect((await stranger.send(history, { path })).status).toBe(404);
  const own = { path: { id: kept.id } };
  expect((await carrier.send('GET /account/documents/{id}/history', own)).status).toBe(404);
  // A packet shows a document as submitted, not an earlier version.
  const document_id = await submit(carrier);
  expect((await shipper.send(history, { path: { ...about, document_id } })).status).toBe(404);
});
