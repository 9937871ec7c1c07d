import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBases } from '@tenderlane/contract';
import { dueWorks } from '../../app';
import { joinColleague, signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { createSecrets } from '../../platform/secrets/secrets';
import { makeFile } from '../../platform/storage/files';
import { openStorage } from '../../platform/storage/storage';

let app: TestApp;
let shipper: Shipper;
let accountId: number;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  accountId = (await shipper.call('GET /account')).body.data.id;
});
afterAll(() => app.close());

const NAME = 'Тендери «літо».csv';
const make = (write = (path: string) => writeFile(path, 'a;b')) =>
  makeFile(
    { sql: app.database, clock: app.clock, config: app.config, storage: openStorage(app.config) },
    { companyId: shipper.companyId, purpose: 'test', name: NAME, mediaType: 'text/csv' },
    write,
  );
const secrets = () => createSecrets(app.config.appSecret);
const linkTo = (fileId: number, ms = 300_000) =>
  secrets().fileLink({ fileId, accountId, expiresAt: app.clock.at + ms });
const open = (code: string, token?: string | null) =>
  app.server.inject({
    url: `/api/shipper/v1/files/${code}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const clean = () =>
  dueWorks
    .find(({ name }) => name === 'expired files')!
    .runOnce({ ...app, log: { warn: () => undefined, error: () => undefined } as never });

describe('the link to a file', () => {
  it('a link answers the file as a download that no browser runs', async () => {
    const answer = await open(linkTo(await make()));
    expect([answer.statusCode, answer.body]).toEqual([200, 'a;b']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-length': '3',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="_______ ______.csv"; filename*=UTF-8''${encodeURIComponent(NAME)}`,
    );
  });

  it('a link works without a sign-in, as the contract states', async () => {
    const code = linkTo(await make());
    expect((await open(code)).statusCode).toBe(200);
    for (const calls of [apiBases.shipper, apiBases.carrier]) {
      expect(calls['GET /files/{code}']).toMatchObject({ access: 'link' });
      for (const key of ['GET /files/{code}', 'GET /chat_file_links/{code}'] as const)
        expect(calls[key].summary).toContain('for whoever holds it and is not signed in as somebody else');
    }
  });

  it('a link ends after five minutes', async () => {
    const code = linkTo(await make(), 299_000);
    app.clock.at += 299_000;
    expect((await open(code)).statusCode).toBe(404);
  });

  it('a link with a changed file, person or end is refused', async () => {
    const [mine, other] = [await make(), await make()];
    const code = linkTo(mine);
    const [id, account, end, proof] = code.split('-') as [string, string, string, string];
    const forged = [
      [String(other), account, end, proof],
      [id, String(Number(account) + 1), end, proof],
      [id, account, String(Number(end) + 60_000), proof],
      [id, account, end, `${proof[0] === 'A' ? 'B' : 'A'}${proof.slice(1)}`],
      [id, account, end, proof.slice(1)],
      [id, account, end],
    ];
    for (const parts of forged) expect((await open(parts.join('-'))).statusCode).toBe(404);
    for (const text of ['x', '0-0-0-x', '%00', 'a'.repeat(200)]) expect((await open(text)).statusCode).toBe(404);
    const stranger = createSecrets('another installation with a secret of its own');
    const foreign = stranger.fileLink({ fileId: mine, accountId, expiresAt: app.clock.at + 60_000 });
    expect((await open(foreign)).statusCode).toBe(404);
    expect((await open(code)).statusCode).toBe(200);
  });

  it('a link is refused to another signed-in person and to a former member', async () => {
    const colleague = await joinColleague(app, shipper, 'administrator');
    const id = await make();
    expect((await open(linkTo(id), colleague.token)).statusCode).toBe(404);
    expect((await open(linkTo(id), shipper.token)).statusCode).toBe(200);
    const theirs = (await colleague.call('GET /account')).body.data.id;
    const code = secrets().fileLink({ fileId: id, accountId: theirs, expiresAt: app.clock.at + 60_000 });
    expect((await open(code)).statusCode).toBe(200);
    await shipper.call('DELETE /profile/users/{id}', { path: { id: colleague.memberId } });
    expect((await open(code)).statusCode).toBe(404);
  });
});

describe('a file', () => {
  it('an unused file is deleted with its bytes after a day', async () => {
    const id = await make();
    const { key } = await app.database.one<{ key: string }>('select key from stored_files where id = $1', [id]);
    expect(existsSync(join(app.config.dataDir, 'files', key))).toBe(true);
    app.clock.at += 86_400_000;
    expect((await open(linkTo(id))).statusCode).toBe(404);
    expect(await clean()).toBeGreaterThan(0);
    expect(existsSync(join(app.config.dataDir, 'files', key))).toBe(false);
    expect(await app.database.first('select 1 from stored_files where id = $1', [id])).toBeUndefined();
  });

  it('a file that was not stored completely is never shown and is deleted', async () => {
    await expect(make(() => Promise.reject(new Error('the disk is full')))).rejects.toThrow('full');
    const { id } = await app.database.one<{ id: number }>('select id from stored_files where size is null');
    expect((await open(linkTo(id))).statusCode).toBe(404);
    expect(await readdir(join(app.config.dataDir, 'unfinished-files'))).toEqual([]);
    app.clock.at += 86_400_000;
    await clean();
    expect(await app.database.rows('select id from stored_files where size is null')).toEqual([]);
  });
});
