import { connect, type AddressInfo } from 'node:net';
import { runMigrations } from 'graphile-worker';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiBases } from '@tenderlane/contract';
import { startApp, type TestApp } from '../../../test/start-app';
import { assertPresent } from '../errors';
import { createMetrics } from './metrics';

const TOKEN = 'of-the-watching-program';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ METRICS_TOKEN: TOKEN });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface Asking {
  headers?: Record<string, string>;
  remoteAddress?: string;
}
const ask = ({ headers = {}, remoteAddress = '127.0.0.1' }: Asking) =>
  app.server.inject({ url: '/metrics', headers: { host: 'localhost:8080', ...headers }, remoteAddress });

describe('access to the metrics', () => {
  it.each<[string, Asking]>([
    ['on this machine', {}],
    ['on this machine by IPv6', { remoteAddress: '::1', headers: { host: '[::1]:8080' } }],
    ['on this machine by IPv4 in IPv6', { remoteAddress: '::ffff:127.0.0.1' }],
    ['from elsewhere with the token', { remoteAddress: '203.0.113.9', headers: { authorization: `Bearer ${TOKEN}` } }],
    [
      'through a proxy with the token',
      { headers: { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${TOKEN}` } },
    ],
  ])('metrics are read %s', async (_, asking) => {
    expect((await ask(asking)).statusCode).toBe(200);
  });

  it.each<[string, Asking]>([
    ['from elsewhere', { remoteAddress: '203.0.113.9' }],
    ['with another token', { remoteAddress: '203.0.113.9', headers: { authorization: 'Bearer another' } }],
    ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['through a proxy that says it came from here', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['through a proxy that names the address otherwise', { headers: { 'x-real-ip': '203.0.113.9' } }],
    ['under another host, as a page of a stranger would', { headers: { host: 'rebound.example.com' } }],
  ])('metrics are not found %s', async (_, asking) => {
    expect((await ask(asking)).statusCode).toBe(404);
  });

  it('metrics are not found through a proxy without headers, such as nginx with HTTP/1.0', async () => {
    const { port } = app.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += String(data)));
    socket.write(`GET /metrics HTTP/1.0\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
    await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1\.1 404 /), { timeout: 20_000 });
    socket.destroy();
  });
});

it('the metrics of all routes and statuses are at most 100 kB', async () => {
  const metrics = createMetrics(app.database);
  for (const [base, table] of Object.entries(apiBases)) {
    for (const key of Object.keys(table)) {
      const url = `/api/${base}/v1${key.split(' ')[1]}`;
      for (const status of [200, 302, 404, 503]) metrics.observe(url, status, 1234.5);
    }
  }
  const text = await metrics.write();
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(100_000);
});

it('metrics of queues, outbox, failed rows and parked events are read from the database', async () => {
  const { database } = app;
  const figure = async (line: string) => {
    const found = (await ask({})).body.split('\n').find((each) => each.startsWith(`${line} `));
    return found === undefined ? undefined : Number(found.split(' ')[1]);
  };
  await database.run(
    `insert into outbox (kind, payload, created_at) values ('x', '{}', clock_timestamp() - interval '90 seconds')`,
  );
  await database.run(
    `insert into outbox_retries (subscriber, kind, payload, failures, error, failed_at, due_at)
     values ('a', 'x', '{}', 3, 'e', now(), null), ('b', 'x', '{}', 1, 'e', now(), now())`,
  );
  await database.run(
    `insert into failed_due_rows (source, row_id, error, failed_at)
     values ('closings', 7, 'e', now()), ('closings', 8, 'e', now() - interval '2 days')`,
  );
  expect(await figure('queue_waiting{queue="send_urgent"}')).toBeUndefined();
  await runMigrations({ connectionString: assertPresent(app.config.database, 'a database').url });
  await database.run(
    `select graphile_worker.add_job('send_urgent', '{}', run_at => now() - interval '100 seconds'),
            graphile_worker.add_job('send_urgent', '{}', run_at => now() + interval '1 day')`,
  );
  expect(await figure('database_up')).toBe(1);
  expect(await figure('outbox_waiting')).toBeGreaterThanOrEqual(1);
  expect(await figure('outbox_delay_seconds')).toBeGreaterThanOrEqual(90);
  expect(await figure('outbox_parked')).toBe(1);
  expect(await figure('outbox_retries')).toBe(1);
  expect(await figure('due_failed_rows{source="closings"}')).toBe(1);
  expect(await figure('queue_waiting{queue="send_urgent"}')).toBe(2);
  expect(await figure('queue_oldest_seconds{queue="send_urgent"}')).toBeGreaterThanOrEqual(100);
  expect(await figure('queue_waiting{queue="long_jobs"}')).toBe(0);
});
