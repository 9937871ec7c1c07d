import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinCarrier, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { sendDocument } from '../../../../test/files/send-form';
import { DAY_MS } from '@tenderlane/domain/core';
import { inviteCarrier } from '../../../../test/network';
import { packetContent } from '@tenderlane/contract/packets/examples';
import { publishPacket, requirePacket } from '../../../../test/packets/fill-packets';
import { startApp, type TestApp } from '../../../../test/start-app';
import { dueWorks } from '../../../app';
import { openStorage } from '../../../platform/storage/storage';

let app: TestApp;
let first: Shipper;
let second: Shipper;
let carrier: Carrier;
let id: number;
let fileId: number;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

function contentWith(questionId: string) {
  const [section] = packetContent().sections;
  const [sample] = section!.questions;
  const ask = { ...sample!, id: questionId, label: 'Show your registration', kind: 'file' as const };
  return packetContent({ sections: [{ ...section!, questions: [ask] }], documents: [], agreement: null });
}

beforeEach(async () => {
  [first, second] = [await signUpShipper(app), await signUpShipper(app)];
  await publishPacket(first, contentWith('extract'));
  await publishPacket(second, contentWith('papers'));
  await requirePacket(first);
  await requirePacket(second);
  carrier = await joinCarrier(app, first);
  const invited = await inviteCarrier(second, carrier.login);
  await carrier.call('POST /invitations/{code}/accept', { path: { code: invited.code! }, body: {} });
  id = invited.id;
  fileId = await sendDocument(app, carrier.token);
  await carrier.done('PUT /packets/{id}', carrier.carrierId, { answers: { extract: [fileId] } });
  await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
});

const reuse = () => carrier.done('PUT /packets/{id}/reuse', id, { packet_id: carrier.carrierId });
const read = async (url: string, by: Shipper | Carrier) =>
  (await app.server.inject({ url, headers: { authorization: `Bearer ${by.token ?? ''}` } })).statusCode;
const clean = async () => {
  const log = { warn: () => undefined, error: () => undefined } as never;
  const { runOnce } = dueWorks.find(({ name }) => name === 'expired files')!;
  while ((await runOnce({ ...app, log })) > 0);
};

it('a file answer is copied as a file of the new packet, which its shipper can open', async () => {
  expect(await carrier.done('GET /packets/{id}/reusable', id)).toMatchObject([
    { id: carrier.carrierId, answers: [{ question: 'papers', label: 'Show your registration' }] },
  ]);
  const copied = await reuse();
  const [copy] = copied.answers['papers'] as number[];
  const sums = await app.database.rows<{ sum: string }>(
    `select encode(sha256, 'hex') as sum from stored_files where id = any($1::bigint[])`,
    [[fileId, copy]],
  );
  expect(sums).toEqual([sums[0], sums[0]]);
  expect(sums[0]?.sum).toMatch(/^[0-9a-f]{64}$/);
  expect(copied.answers).toEqual({ papers: [expect.any(Number)] });
  expect(copy).not.toBe(fileId);
  expect(copied.files).toMatchObject([{ id: copy, name: 'licence.pdf', media_type: 'application/pdf' }]);
  expect(copied.progress.missing).toEqual([]);
  // A repetition copies nothing.
  expect((await reuse()).answers).toEqual(copied.answers);
  expect(await app.database.rows(`select 1 from stored_files where company_id = $1`, [carrier.companyId])).toHaveLength(
    2,
  );
  await carrier.done('PUT /packets/{id}/submit', id);
  const [seen] = (await second.done('GET /carriers/{id}/packet', id)).files;
  expect(await read(seen!.url, second)).toBe(200);
});

it('the shipper of the original packet learns nothing of the copy', async () => {
  while ((await app.dispatcher.runOnce()) > 0);
  const known = async () => ({
    packet: await first.done('GET /carriers/{id}/packet', carrier.carrierId),
    bell: (await first.call('GET /notifications')).body.data,
    events: await app.database.rows('select action from events where company_id = $1 order by id', [first.companyId]),
    mail: (await app.messages(first.login)).length,
  });
  const withoutLinks = async () =>
    JSON.parse(JSON.stringify(await known(), (key, value: unknown) => (key === 'url' ? '' : value))) as object;
  const before = await withoutLinks();
  await reuse();
  while ((await app.dispatcher.runOnce()) > 0);
  expect(await withoutLinks()).toEqual(before);
});

it('the copy and the original can be removed independently, and the bytes are deleted with the last', async () => {
  const [copy] = (await reuse()).answers['papers'] as number[];
  const keys = () =>
    app.database.rows<{ id: number; key: string }>(
      'select id, key from stored_files where company_id = $1 order by id',
      [carrier.companyId],
    );
  expect(new Set((await keys()).map(({ key }) => key)).size).toBe(1);
  await carrier.done('PUT /packets/{id}/reopen', carrier.carrierId);
  // Submitted files stay readable until the next submission.
  const other = await sendDocument(app, carrier.token);
  await carrier.done('PUT /packets/{id}', carrier.carrierId, { answers: { extract: [other] } });
  await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
  await carrier.done('PUT /packets/{id}/reopen', carrier.carrierId);
  for (const extract of [[], [other]])
    await carrier.done('PUT /packets/{id}', carrier.carrierId, { answers: { extract } });
  app.clock.at += 2 * DAY_MS;
  await clean();
  expect((await keys()).map((row) => row.id)).toEqual([copy, other]);
  const shown = await carrier.done('GET /packets/{id}', id);
  expect(await read(shown.files[0]!.url, carrier)).toBe(200);
  const { key } = (await keys())[0]!;
  await carrier.done('PUT /packets/{id}', id, { answers: { papers: null } });
  app.clock.at += 2 * DAY_MS;
  await clean();
  expect((await keys()).map((row) => row.id)).toEqual([other]);
  await expect(
    openStorage(app.config)
      .read(key)
      .then((stream) => stream.toArray()),
  ).rejects.toThrow();
});

it('nobody copies the files of another company', async () => {
  const stranger = await joinCarrier(app, second);
  const path = { id: stranger.carrierId };
  const refused = await stranger.send('PUT /packets/{id}/reuse', { path, body: { packet_id: carrier.carrierId } });
  expect(refused.status).toBe(404);
  const body = { answers: { papers: [fileId] } };
  expect((await stranger.send('PUT /packets/{id}', { path, body })).status).toBe(422);
});
