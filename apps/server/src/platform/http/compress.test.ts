import Fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBases, type EndpointTable } from '@tenderlane/contract';
import { chooseEncoding, compressAnswers } from './compress';
import { holdsSecret } from './secret-answers';

const LONG = { data: Array.from({ length: 200 }, (_, id) => ({ id, name: `Ładunek ${id}` })) };
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  compressAnswers(app);
  app.get('/list', () => LONG);
  app.get('/secret', { config: { holdsSecret: () => true } }, () => LONG);
  app.get('/short', () => ({ data: 1 }));
  app.get('/export', (_request, reply) => reply.type('text/csv; charset=utf-8').send('a;b\r\n'.repeat(2_000)));
  app.get('/picture', (_request, reply) => reply.type('image/png').send('x'.repeat(5_000)));
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, encoding?: string, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('compression of answers', () => {
  it('a long answer is compressed by the best method that the client accepts', async () => {
    const brotli = await get('/list', 'gzip, deflate, br, zstd');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(LONG);
    expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
    expect(brotli.rawPayload.length).toBeLessThan(JSON.stringify(LONG).length / 4);
    const zipped = await get('/list', 'gzip');
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(LONG);
    const csv = await get('/export', 'gzip, br;q=0');
    expect([csv.headers['content-encoding'], gunzipSync(csv.rawPayload).length]).toEqual(['gzip', 10_000]);
  });

  it('an answer is not compressed when it is short, binary or requested uncompressed', async () => {
    expect((await get('/list')).json()).toEqual(LONG);
    for (const [url, encoding] of [
      ['/list', 'identity'],
      ['/short', 'br'],
      ['/picture', 'br'],
    ] as const) {
      expect([url, (await get(url, encoding)).headers['content-encoding']]).toEqual([url, undefined]);
    }
    expect((await get('/list', 'br', 'HEAD')).rawPayload).toHaveLength(0);
  });

  it('an answer with a secret is not compressed, because its length would reveal the secret', async () => {
    const answer = await get('/secret', 'gzip, br');
    expect([answer.headers['content-encoding'], answer.json()]).toEqual([undefined, LONG]);
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['GZIP', 'gzip'],
    ['constructor', undefined],
  ])('a request that accepts %j is answered with the encoding %j', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('the mark of answers with a secret', () => {
  const all = Object.values(apiBases).flatMap((table) => Object.entries(table as EndpointTable));

  it('calls that sign in, invite or show a link are marked as secret', () => {
    const secret = new Set(all.filter(([, endpoint]) => holdsSecret(endpoint)).map(([key]) => key));
    const known = all.filter(
      ([key, { response, secret: marked }]) =>
        response &&
        (marked || /^POST \/auth\/(login|token|transfer)$/.test(key) || key === 'POST /catalogs/invite/create'),
    );
    expect(known.length).toBeGreaterThan(6);
    for (const [key] of [...known, ['GET /loads/{id}'], ['GET /invitations'], ['GET /invitations/{code}']] as const)
      expect([key, secret.has(key)]).toEqual([key, true]);
  });

  it('lists and exports are not marked as secret', () => {
    for (const key of [
      'GET /loads',
      'GET /carriers',
      'GET /loads/export',
      'GET /info/{name}',
      'GET /loads/{id}/history',
    ])
      expect(all.filter(([name, endpoint]) => name === key && holdsSecret(endpoint))).toEqual([]);
  });
});
