import { readFileSync } from 'node:fs';
import { connect as openSocket, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '../product';
import { createOwnDatabase, untilJobsRun } from './own-database';

const READERS = 200;
/** An idle connection ends after 15 to 72 s; the rest is for a busy machine. */
const CUT_AFTER_MS = 360_000;

let product: Product;
beforeAll(async () => {
  const databaseUrl = await createOwnDatabase('readers');
  product = await startProduct({
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'a secret that only these tests know, 32 bytes long',
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  });
  await untilJobsRun(databaseUrl);
});
afterAll(() => product.stop());

function startReader(url: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(Number(url.port), url.hostname, () => {
      const request = `GET /api/shipper/v1/openapi.json HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`;
      socket.write(request.repeat(20));
      resolve(socket);
    });
    socket.pause();
    socket.once('error', reject);
  });
}

it('clients that do not read their answers are disconnected, and all others are answered meanwhile', async () => {
  const url = new URL(product.url);
  const readers = await Promise.all(Array.from({ length: READERS }, () => startReader(url)));
  for (const reader of readers) reader.on('error', () => undefined);
  const open = async () => {
    const connections = readFileSync('/proc/net/tcp', 'utf8').split('\n');
    const port = Number(url.port).toString(16).toUpperCase().padStart(4, '0');
    // State 01: established, seen from the server's side.
    return connections.filter((line) => new RegExp(`^\\s*\\d+: \\w+:${port} \\w+:\\w+ 01 `).test(line)).length;
  };
  expect(await open()).toBeGreaterThanOrEqual(READERS);
  await expect.poll(open, { timeout: CUT_AFTER_MS, interval: 500 }).toBeLessThan(5);
  expect((await fetch(`${product.url}/ready`)).status).toBe(200);
  for (const reader of readers) reader.destroy();
}, 600_000);
