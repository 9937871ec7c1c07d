import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../../../test/scratch-folder';
import { compressFiles } from '../../../../../../scripts/compress.mjs';
import { serveApplications } from './static-files';

const HEAD = '<html lang="en"><title>Tenderlane</title>';

let folder: string;
let server: FastifyInstance;
beforeAll(async () => {
  folder = await makeScratchFolder();
  const roots = { shipper: join(folder, 'shipper'), carrier: join(folder, 'carrier'), driver: join(folder, 'driver') };
  for (const [name, root] of Object.entries(roots)) {
    await mkdir(join(root, 'assets'), { recursive: true });
    await writeFile(join(root, 'index.html'), `${HEAD}${name}`);
    await writeFile(join(root, 'tracking.html'), `${HEAD}tracking of the ${name}`);
    await writeFile(join(root, 'favicon.svg'), '<svg/>');
    await writeFile(join(root, 'push-worker.js'), `// worker of the ${name}`);
    await writeFile(join(root, 'driver-worker.js'), `// page of the ${name}`);
    await writeFile(join(root, 'assets', 'main-1a2b.js'), `// ${name}`);
    await writeFile(join(root, 'assets', 'big-1a2b.js'), `// ${name}`.repeat(500));
  }
  await writeFile(join(folder, 'secret.txt'), 'private');
  for (const root of Object.values(roots)) compressFiles(root);
  server = Fastify();
  await serveApplications(server, { roots, publicUrl: 'https://tenders.example.com' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = async (url: string) => {
  const { statusCode, body, headers } = await server.inject({ url });
  return { status: statusCode, body, cache: headers['cache-control'] };
};

describe('pages of the applications', () => {
  it.each([
    ['/', 'shipper'],
    ['/tenders/7/view?id=3', 'shipper'],
    ['/carriers', 'shipper'],
    ['/carriers/suggested', 'shipper'],
    ['/carrier', 'carrier'],
    ['/carrier/', 'carrier'],
    ['/carrier/tenders/7', 'carrier'],
    ['/driver', 'driver'],
    ['/driver/?lang=uk', 'driver'],
    ['/drivers', 'shipper'],
  ])('%s is answered with the page of the %s and is not cached', async (url, body) => {
    expect(await get(url)).toEqual({ status: 200, body: `${HEAD}${body}`, cache: 'no-store' });
  });

  it('the page of a tracking link is not indexed and tells no other address its code', async () => {
    const { body, headers } = await server.inject({ url: '/tracking/7-aB_c?lang=uk' });
    expect(body).toBe(`${HEAD}tracking of the driver`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
  });

  it.each([
    ['/i/12-aB_c', '/carrier/invitation/12-aB_c'],
    ['/i/12-aB_c?lang=uk', '/carrier/invitation/12-aB_c?lang=uk'],
    ['/invitation/12-aB_c?lang=kk', '/carrier/invitation/12-aB_c?lang=kk'],
    ['/i/%2F%2Fevil.example', '/carrier/invitation/%2F%2Fevil.example'],
  ])('the link of an invitation leads to its page for carriers: %s', async (url, location) => {
    const answer = await server.inject({ url });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  it('an address with invalid encoding causes no server error', async () => {
    expect((await get('/i/%E0%A4%A')).status).toBeLessThan(500);
  });

  it('only files with a hash in their name are cached for ever', async () => {
    const forever = 'public, max-age=31536000, immutable';
    expect(await get('/assets/main-1a2b.js')).toEqual({ status: 200, body: '// shipper', cache: forever });
    expect(await get('/carrier/assets/main-1a2b.js')).toEqual({ status: 200, body: '// carrier', cache: forever });
    expect(await get('/favicon.svg')).toMatchObject({ status: 200, cache: 'no-cache' });
  });

  it('the push worker is not cached and controls only pages of carriers', async () => {
    const worker = { status: 200, body: '// worker of the carrier', cache: 'no-store' };
    expect(await get('/carrier/push-worker.js')).toEqual(worker);
    const { headers } = await server.inject({ url: '/carrier/push-worker.js' });
    expect(headers['content-type']).toContain('javascript');
    // Its own folder is as far as it may reach.
    expect(headers['service-worker-allowed']).toBeUndefined();
  });

  it('nor the worker of the driver’s page', async () => {
    const worker = { status: 200, body: '// page of the driver', cache: 'no-store' };
    expect(await get('/driver/driver-worker.js')).toEqual(worker);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('a file that was compressed by the build is sent with %s', async (encoding, expand) => {
    for (const [base, name] of [
      ['', 'shipper'],
      ['/carrier', 'carrier'],
    ] as const) {
      const url = `${base}/assets/big-1a2b.js`;
      const answer = await server.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      expect(expand(answer.rawPayload).toString()).toBe(`// ${name}`.repeat(500));
      const head = await server.inject({ method: 'HEAD', url, headers: { 'accept-encoding': encoding } });
      expect([head.statusCode, head.headers['content-encoding'], head.rawPayload.length]).toEqual([200, encoding, 0]);
      const plain = await server.inject({ url });
      expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, `// ${name}`.repeat(500)]);
      expect((await server.inject({ url: `${url}.br` })).statusCode).toBe(404);
    }
  });

  it.each(['/assets/old-9z.js', '/carrier/assets/old-9z.js', '/nothing.png'])(
    '%s is answered 404 and not with a page',
    async (url) => {
      expect((await get(url)).status).toBe(404);
    },
  );

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/carrier/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/a\\..\\secret.txt',
  ])('%s cannot read files outside the folder of pages', async (url) => {
    expect((await get(url)).body).not.toContain('private');
  });
});

describe('public pages', () => {
  const read = async (url: string, language = '') =>
    (await server.inject({ url, headers: { 'accept-language': language } })).body;

  it.each([
    ['/auth', 'uk-UA,uk;q=0.9', 'uk', 'Вхід · Tenderlane'],
    ['/terms-of-use', 'kk', 'kk', 'Пайдалану шарттары · Tenderlane'],
    ['/privacy-policy?lang=ru', 'uk', 'ru', 'Политика конфиденциальности · Tenderlane'],
    ['/policy', 'fr', 'en', 'Policy · Tenderlane'],
    ['/carrier/auth', 'en', 'en', 'For carriers · Tenderlane'],
  ])('%s, requested in %s, has title and description in %s', async (url, language, lang, title) => {
    const html = await read(url, language);
    const path = url.split('?')[0];
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${title}" />`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}" \/>/);
    expect(html).toContain(`<meta property="og:url" content="https://tenders.example.com${path}" />`);
    expect(html).toMatch(/shipper$|carrier$/);
  });

  it('a page in an unknown language is answered in English', async () => {
    for (const lang of ['%22%3E%3Cscript%3E', 'xx'])
      expect(await read(`/auth?lang=${lang}`)).toContain('<html lang="en">');
  });

  it('robots may read only public pages', async () => {
    const lines = (await read('/robots.txt')).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Allow: /auth', 'Disallow: /']));
    expect(lines).not.toContain('Allow: /');
  });
});
