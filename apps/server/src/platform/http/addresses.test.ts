import { METHODS } from 'node:http';
import { join } from 'node:path';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../../test/scratch-folder';
import { buildApp, type App } from '../../app';
import { readConfig } from '../config/config';
import { openDatabase, type Database } from '../database/database';
import { isOwnHost } from './own-host';

let app: App;
let database: Database;
let folder: string;
beforeAll(async () => {
  folder = await makeScratchFolder();
  const at = (name: string) => join(folder, name);
  const pages = { shipper: at('shipper'), carrier: at('carrier'), driver: at('driver') };
  for (const root of Object.values(pages)) {
    await mkdir(root, { recursive: true });
    await writeFile(join(root, 'index.html'), 'a page');
  }
  // No database is there: an unknown path must not query it.
  const url = 'postgres://nobody@127.0.0.1:9/none';
  database = openDatabase({ url, poolSize: 2, onError: () => undefined });
  const config = readConfig({ APP_SECRET: 'a secret that only the tests of this project know', DATABASE_URL: url });
  app = await buildApp({ config, database, log: pino({ level: 'silent' }), pages });
});
afterAll(async () => {
  await app.server.close();
  await database.close();
  await rm(folder, { recursive: true });
});

describe('an unknown address of the API', () => {
  const urls = ['/api', '/api/', '/api?x=1', '/api/nothing', '/api/shipper/v2/loads', '/api/shipper/v1/main.js'];
  const methods = METHODS.filter((method) => method !== 'CONNECT');

  it.each(methods)('%s to an unknown address of the API is answered 404 in JSON', async (method) => {
    for (const url of urls) {
      const answer = await app.server.inject({ method: method as 'GET', url });
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
        url,
        404,
        'application/json; charset=utf-8',
      ]);
      if (method !== 'HEAD') expect(answer.json<{ code: string }>().code).toBe('record.not-found');
    }
  });

  it.each([
    ['text/xml', '<x/>'],
    ['application/json', '{"half'],
    ['application/json', '{"__proto__":{}}'],
    ['application/json', `"${'x'.repeat(2_000_000)}"`],
  ])('an unknown address of the API is answered 404 for any body: %s', async (type, payload) => {
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/shipper/v1/nothing',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'record.not-found']);
  });

  it('any other unknown address is answered with a page', async () => {
    for (const url of ['/', '/apis', '/tenders/7']) expect((await app.server.inject({ url })).body).toBe('a page');
  });
});

describe('the local mailbox', () => {
  it.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.json?to=a@example.com', '/dev/mailbox/1/calendar'])(
    '%s is not found under the name of another host',
    async (url) => {
      for (const host of ['evil.example', 'evil.example:8080', 'localhost.evil.example', '127.0.0.1.evil.example']) {
        const answer = await app.server.inject({ url, headers: { host } });
        expect([host, answer.statusCode, answer.body]).toEqual([host, 404, '404']);
      }
    },
  );

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:8080', 'localhost:8080', true],
    ['127.0.0.1', 'http://127.0.0.1:8080', '127.0.0.1:8080', true],
    ['127.0.0.1', 'http://127.0.0.1:8080', '[::1]:8080', true],
    ['127.0.0.1', 'http://127.0.0.1:8080', 'tenders.localhost', true],
    ['127.0.0.1', 'http://127.0.0.1:8080', '192.168.1.7:8080', false],
    ['127.0.0.1', 'http://127.0.0.1:8080', 'constructor', false],
    ['127.0.0.1', 'http://127.0.0.1:8080', undefined, false],
    ['0.0.0.0', 'https://trial.example.com', 'trial.example.com', true],
    ['0.0.0.0', 'https://trial.example.com', 'TRIAL.example.com:443', true],
    ['0.0.0.0', 'https://trial.example.com', '192.168.1.7:8080', true],
    ['0.0.0.0', 'https://trial.example.com', 'evil.example', false],
    ['192.168.1.7', 'http://192.168.1.7:8080', '192.168.1.7:8080', true],
  ])('a product that listens on %s as %s recognizes its own host name: %s', (host, publicUrl, header, isOwn) => {
    expect(isOwnHost({ host, publicUrl }, header)).toBe(isOwn);
  });
});
