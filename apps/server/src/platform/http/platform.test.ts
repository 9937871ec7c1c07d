import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBases } from '@tenderlane/contract';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.close());

const get = (url: string) => app.server.inject({ url });

describe('every answer', () => {
  it('a page loads nothing from other sites and cannot be framed', async () => {
    for (const url of ['/health', '/nothing']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toBe(
        "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';" +
          "connect-src 'self' ws://127.0.0.1:8080;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
      );
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('a browser that shows an answer of the API as a page loads nothing and keeps nothing', async () => {
    for (const url of ['/api/public/v1/country', '/api/shipper/v1/account', '/api/nothing']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
      });
    }
  });

  it('a page may load maps from the configured tile server only', async () => {
    const withTiles = await startApp({ MAP_STYLE_URL: 'https://tiles.example.com/styles/{theme}.json' });
    const { headers } = await withTiles.server.inject({ url: '/health' });
    const installation = await withTiles.visitor().call('GET /installation');
    await withTiles.close();
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("connect-src 'self' ws://127.0.0.1:8080 https://tiles.example.com");
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.com");
    expect(policy.filter((line) => line.includes('https:'))).toHaveLength(2);
    expect(installation.body.data.map_style_url).toBe('https://tiles.example.com/styles/{theme}.json');
  });

  it('a page may load the configured support script and contains its address', async () => {
    const script = 'https://support.example.com/widget.js?key=1';
    const withSupport = await startApp({ SUPPORT_WIDGET_URL: script });
    const { headers } = await withSupport.server.inject({ url: '/health' });
    const installation = await withSupport.visitor().call('GET /installation');
    await withSupport.close();
    const origin = 'https://support.example.com';
    const policy = String(headers['content-security-policy']).split(';');
    const named = policy.filter((line) => line.includes(origin));
    expect(named.map((line) => line.split(' ')[0]).sort()).toEqual([
      'connect-src',
      'frame-src',
      'img-src',
      'script-src',
    ]);
    expect(policy).toContain(`script-src 'self' ${origin}`);
    expect(policy).toContain(`frame-src 'self' ${origin}`);
    expect(installation.body.data.support_widget_url).toBe(script);
    expect((await app.visitor().call('GET /installation')).body.data.support_widget_url).toBeNull();
  });

  it('a product with an https address tells browsers to use https', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://tenders.example.com', MAILBOX: '1' });
    const { headers } = await secure.server.inject({ url: '/health' });
    await secure.close();
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

describe('the operator of the installation', () => {
  it('the operator of the installation reads whether the product runs', async () => {
    expect((await get('/health')).json()).toEqual({ status: 'ok', version: '0.99' });
    expect((await get('/ready')).json()).toEqual({ status: 'ok' });
  });

  it('the operator of the installation reads the figures of every call without ids of people', async () => {
    // The id is so long that no number of seconds or bytes contains it by chance.
    await get('/api/shipper/v1/loads/471100471');
    const { headers, body } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/^http_request_seconds_count\{route="shipper\/loads"\} 1$/m);
    expect(body).toMatch(/^http_answers_total\{route="shipper\/loads",status="4xx"\} 1$/m);
    expect(body).toMatch(/^http_failures_total 0$/m);
    expect(body).toMatch(/^database_connections\{state="waiting"\} 0$/m);
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toContain('471100471');
  });
});

it('the description of the API contains every call for programs and for people', async () => {
  const page = (await get('/docs')).body;
  for (const [base, table] of Object.entries(apiBases)) {
    const { openapi, paths } = (await get(`/api/${base}/v1/openapi.json`)).json<{ openapi: string; paths: object }>();
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(openapi).toBe('3.1.0');
    expect(described.toSorted()).toEqual(Object.keys(table).toSorted());
    for (const key of described) expect(page).toContain(`<code>${key}</code>`);
  }
});

it('a request that does not end is cut off and its connection is closed', async () => {
  const { server } = app.server;
  // Files take longer; every other body is held to what `limit-bodies.ts` says.
  expect([server.requestTimeout, server.timeout]).toEqual([300_000, 15_000]);
  expect(server.headersTimeout).toBe(30_000);
});
