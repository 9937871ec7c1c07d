import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMarket, openTender, type Carrier } from '../../../test/build';
import { chatAbout } from '../../../test/chat/chatting';
import { postForm, sendForm, TINY_PNG } from '../../../test/files/send-form';
import { makeScratchFolder } from '../../../test/scratch-folder';
import { startApp, type TestApp } from '../../../test/start-app';
import { answerErrors } from '../http/error-answer';
import { createSecrets } from '../secrets/secrets';
import { deleteExpiredFiles } from './files';
import { openStorage } from './storage';

const PICTURE = { name: 'truck.png', content: Buffer.from(TINY_PNG, 'base64') };

describe('a full disk', () => {
  it.skipIf(process.platform !== 'linux')('a full disk is reported in the language of the reader', async () => {
    const folder = await makeScratchFolder();
    await mkdir(join(folder, 'files'));
    // Writing there fails as on a disk without space.
    await symlink('/dev/full', join(folder, 'files', 'full'));
    await writeFile(join(folder, 'local'), 'x');
    const server = Fastify();
    answerErrors(server);
    const storage = openStorage({ dataDir: folder, s3: undefined });
    server.get('/api/store', () => storage.save('full', join(folder, 'local'), 'text/csv'));
    server.get('/api/insert', () =>
      Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })),
    );
    for (const url of ['/api/store', '/api/insert']) {
      const answer = await server.inject({ url, headers: { 'accept-language': 'uk' } });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        503,
        { code: 'storage.full', message: expect.stringContaining('не вистачає місця') },
      ]);
    }
    await server.close();
  });
});

describe('a bucket', () => {
  let service: Server;
  let sockets: Socket[] = [];
  beforeEach(async () => {
    sockets = [];
    service = createServer((socket) => void sockets.push(socket.on('error', () => undefined).resume()));
    await once(service.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    service.close();
  });

  async function startWithBucket() {
    const lines: string[] = [];
    const settings = {
      S3_BUCKET: 'tenders',
      S3_ENDPOINT: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    const app = await startApp(settings, undefined, log);
    return { app, lines };
  }

  async function storedLink(app: TestApp, carrier: Carrier): Promise<string> {
    const { id: accountId } = (await carrier.call('GET /account')).body.data;
    const { id: fileId } = await app.database.one<{ id: number }>(
      `insert into stored_files (company_id, purpose, key, name, media_type, size, created_at, expires_at)
       values ($1, 'record', gen_random_uuid(), 'a.png', 'image/png', 1, now(), 'infinity') returning id`,
      [carrier.companyId],
    );
    const link = { fileId, accountId, expiresAt: app.clock.at + 300_000 };
    return `/api/carrier/v1/files/${createSecrets(app.config.appSecret).fileLink(link)}`;
  }

  const openTransactions = (app: TestApp) =>
    app.database.rows(
      `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );

  it.each(['hangs', 'is not there'])(
    'a bucket that %s is answered within 15 seconds and is not reported as a failure of the database',
    async (kind) => {
      const { app, lines } = await startWithBucket();
      const market = await openMarket(app);
      const chat = (await chatAbout(await openTender(app, market.shipper), market.anna)).body.data.id;
      const { anna } = market;
      const url = await storedLink(app, anna);
      if (kind === 'is not there') await new Promise((resolve) => service.close(resolve));
      const start = performance.now();
      const sending = Promise.all([
        postForm([app, 'carrier', anna.token], '/files', {}, [PICTURE]),
        sendForm(app, 'carrier', anna.token, chat, { text: '' }, [PICTURE, PICTURE]),
        postForm([app, 'shipper', market.shipper.token], '/imports', { kind: 'carriers' }, [
          { name: 'a.csv', content: 'Name;Email\nA;a@b.com\n' },
        ]),
      ]);
      if (kind === 'hangs') {
        await expect.poll(() => sockets.length).toBe(3);
        expect(await openTransactions(app)).toEqual([]);
      }
      const answers = await sending;
      expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
        answers.map(() => [503, 'storage.away']),
      );
      const download = await app.server.inject({ url, headers: { 'accept-language': 'en' } });
      expect([download.statusCode, download.json()]).toMatchObject([503, { code: 'storage.away' }]);
      expect(performance.now() - start).toBeLessThan(60_000);
      expect(lines.join('')).toContain('storage.away');
      expect(lines.join('')).not.toContain('server.database-away');
      await app.close();
    },
  );

  it('a hanging bucket holds no transaction of the clock, which deletes the expired file later', async () => {
    const { app } = await startWithBucket();
    const { companyId } = (await openMarket(app)).anna;
    const { key } = await app.database.one<{ key: string }>(
      `insert into stored_files (company_id, purpose, key, name, media_type, size, created_at, expires_at)
       values ($1, 'record', gen_random_uuid(), 'a.png', 'image/png', 1, now(), to_timestamp($2)) returning key`,
      [companyId, app.clock.at / 1000 - 1],
    );
    const stored = () =>
      app.database.rows<{ size: number | null }>('select size from stored_files where key = $1', [key]);
    const deleting = deleteExpiredFiles(app.database, { clock: app.clock, storage: openStorage(app.config) }).catch(
      (error: unknown) => error,
    );
    await expect.poll(() => sockets.length).toBe(1);
    expect(await openTransactions(app)).toEqual([]);
    // Nobody can hold a file whose bytes may be gone.
    expect(await stored()).toEqual([{ size: null }]);
    service.close();
    for (const socket of sockets) socket.destroy();
    expect(await deleting).toMatchObject({ code: 'storage.away' });

    const removed: string[] = [];
    const working = { ...openStorage(app.config), remove: (one: string) => Promise.resolve(void removed.push(one)) };
    const deleteAgain = () => deleteExpiredFiles(app.database, { clock: app.clock, storage: working });
    expect(await deleteAgain()).toBe(0);
    app.clock.at += 10 * 60_000;
    expect([await deleteAgain(), removed, await stored()]).toEqual([1, [key], []]);
    await app.close();
  });
});
