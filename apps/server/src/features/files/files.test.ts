import { hash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoredFile } from '@tenderlane/contract';
import type { FileKinds } from '@tenderlane/domain/files';
import type { MemberContext } from '../../platform/context';
import { createSecrets } from '../../platform/secrets/secrets';
import { joinCarrier, joinColleague, signUpShipper, type Carrier, type Shipper } from '../../../test/build';
import { pictureOf, postForm, TINY_PNG } from '../../../test/files/send-form';
import { startApp, type TestApp } from '../../../test/start-app';
import { dueWorks } from '../../app';
import { filesOfRecords, holdRecordFiles, presentFiles } from '.';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let recordId = 0;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(() => app.close());
beforeEach(() => void recordId++);

const PICTURE = Buffer.from(TINY_PNG, 'base64');
type Sent = { status: number; body: { data: StoredFile; code?: string; errors?: object } };
const send = (
  who: Carrier | Shipper,
  name: string,
  content: Buffer | string,
  base: 'carrier' | 'shipper' = 'carrier',
) => postForm([app, base, who.token], '/files', {}, [{ name, content }]) as unknown as Promise<Sent>;
const sendPicture = async (who: Carrier | Shipper = carrier) => (await send(who, 'truck.png', PICTURE)).body.data.id;

const contextOf = async (who: Carrier | Shipper, side: 'carrier' | 'shipper') =>
  ({
    sql: app.database,
    clock: app.clock,
    secrets: createSecrets(app.config.appSecret),
    principal: {
      accountId: (await (side === 'carrier' ? (who as Carrier) : (who as never as Carrier)).call('GET /account')).body
        .data.id,
      companyId: who.companyId,
      side,
    },
  }) as unknown as MemberContext;

async function hold(fileIds: number[], kinds: FileKinds = 'images', who: Carrier = carrier) {
  const context = await contextOf(who, 'carrier');
  await app.database.transaction((sql) =>
    holdRecordFiles({ ...context, sql }, { entity: 'trucks', entityId: recordId, fileIds, kinds }),
  );
}
const held = async () =>
  ((await filesOfRecords(app.database, 'trucks', [recordId])).get(recordId) ?? []).map(({ id }) => id);
const clean = () =>
  dueWorks
    .find(({ name }) => name === 'expired files')!
    .runOnce({ ...app, log: { warn: () => undefined, error: () => undefined } as never });

describe('an uploaded file', () => {
  it('an uploaded file gets the kind of its content, a safe name and a link', async () => {
    const { status, body } = await send(carrier, '../photo.exe', PICTURE);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'photo.exe.png', size: PICTURE.length, media_type: 'image/png' });
    const answer = await app.server.inject({ url: body.data.url });
    expect([answer.statusCode, answer.rawPayload.equals(PICTURE)]).toEqual([200, true]);
  });

  it.each([
    ['page.pdf', '<!doctype html><script>alert(1)</script>', 'file.type'],
    ['run.png', 'MZ this is a program', 'file.type'],
    ['nothing.pdf', '', 'file.empty'],
    ['large.png', pictureOf(65_000, 65_000), 'file.picture-size'],
    ['flat.png', pictureOf(0, 4), 'file.picture-size'],
    ['torn.png', PICTURE.subarray(0, 20), 'file.picture-size'],
  ])('%s is refused', async (name, content, code) => {
    const { status, body } = await send(carrier, name, content);
    expect([status, body.code]).toEqual([422, code]);
  });

  it('a file is stored with its checksum', async () => {
    const id = await sendPicture();
    const row = await app.database.one<{ sha256: string }>(
      `select encode(sha256, 'hex') as sha256 from stored_files where id = $1`,
      [id],
    );
    expect(row.sha256).toBe(hash('sha256', PICTURE));
  });

  it('a form must contain exactly one file', async () => {
    const none = await postForm([app, 'carrier', carrier.token], '/files', {}, []);
    expect([none.status, none.body['code']]).toEqual([422, 'input.invalid']);
    const two = [
      { name: 'a.png', content: PICTURE },
      { name: 'b.png', content: PICTURE },
    ];
    expect((await postForm([app, 'carrier', carrier.token], '/files', {}, two)).status).toBe(413);
  });

  it('a file that no record holds is deleted after a day', async () => {
    const [kept, lost] = [await sendPicture(), await sendPicture()];
    await hold([kept]);
    app.clock.at += 86_400_000;
    while ((await clean()) > 0);
    expect(await held()).toEqual([kept]);
    expect(await app.database.first('select 1 from stored_files where id = $1', [lost])).toBeUndefined();
  });
});

describe('a record', () => {
  it('a record keeps the order of its files, and a removed file expires', async () => {
    const files = [await sendPicture(), await sendPicture(), await sendPicture()];
    await hold(files);
    await hold([files[2]!, files[0]!]);
    await hold([files[2]!, files[0]!]);
    expect(await held()).toEqual([files[2], files[0]]);
    await hold([files[1]!, files[2]!, files[0]!]);
    expect(await held()).toEqual([files[1], files[2], files[0]]);
    await hold([]);
    expect(await held()).toEqual([]);
    app.clock.at += 86_400_000;
    while ((await clean()) > 0);
    const left = await app.database.first('select 1 from stored_files where id = any($1::bigint[])', [files]);
    expect(left).toBeUndefined();
  });

  it('a record refuses files of other companies, records and kinds, and duplicates', async () => {
    const own = await sendPicture();
    const foreign = (await send(shipper, 'a.png', PICTURE, 'shipper')).body.data.id;
    const paper = (await send(carrier, 'licence.pdf', '%PDF-1.7 licence')).body.data.id;
    await expect(hold([foreign])).rejects.toMatchObject({ code: 'input.invalid' });
    await expect(hold([own, own])).rejects.toMatchObject({ code: 'input.invalid' });
    await expect(hold([2 ** 40])).rejects.toMatchObject({ code: 'input.invalid' });
    await expect(hold([paper])).rejects.toMatchObject({ code: 'file.no-picture' });
    await hold([own, paper], 'documents');
    recordId++;
    await expect(hold([own])).rejects.toMatchObject({ code: 'input.invalid' });
    await expect(hold(Array.from({ length: 21 }, (_, index) => index + 1))).rejects.toMatchObject({
      code: 'file.too-many',
    });
    expect(await held()).toEqual([]);
  });

  it('another company opens a file by a link for one of its people', async () => {
    const own = await sendPicture();
    await hold([own]);
    const rows = (await filesOfRecords(app.database, 'trucks', [recordId])).get(recordId) ?? [];
    const [file] = await presentFiles(await contextOf(shipper, 'shipper'), rows);
    const url = file?.url ?? '';
    const open = async (token: string) =>
      (await app.server.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
    expect(await open(shipper.token!)).toBe(200);
    const colleague = await joinColleague(app, shipper, 'viewer');
    expect(await open(colleague.token!)).toBe(404);
    app.clock.at += 300_000;
    expect((await app.server.inject({ url })).statusCode).toBe(404);
  });
});

it('a company cannot fill the disk with files that nothing holds', async () => {
  const other = await joinCarrier(app, shipper);
  await app.database.run(
    `insert into stored_files (company_id, purpose, key, name, media_type, size, created_at, expires_at)
     select $1, 'record', gen_random_uuid(), 'a', 'image/png', 1, now(), 'infinity' from generate_series(1, 200)`,
    [other.companyId],
  );
  const { status, body } = await send(other, 'truck.png', PICTURE);
  expect([status, body.code]).toEqual([429, 'file.too-many-unheld']);
});
