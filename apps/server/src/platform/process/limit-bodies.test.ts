import Fastify, { type FastifyInstance } from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBodies } from './limit-bodies';

const LIMIT_MS = 100;
let server: FastifyInstance;
beforeAll(async () => {
  server = Fastify({ requestTimeout: 60_000 });
  limitBodies(server, LIMIT_MS);
  server.post('/usual', ({ body }) => ({ body }));
  server.post('/form', { config: { formBytes: 1_000_000 } }, ({ body }) => ({ body }));
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

function begin(path: string): { socket: Socket; closed: Promise<void>; answer: Promise<string> } {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 8\r\n\r\n{"a"`);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  return { socket, closed, answer };
}

it('a request whose body does not end is cut off', async () => {
  await begin('/usual').closed;
});

it('a body that ends in time is read', async () => {
  const { socket, answer } = begin('/usual');
  socket.write(':11}');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

it('a form has more time than other bodies', async () => {
  const { socket, answer } = begin('/form');
  await begin('/usual').closed;
  socket.write(':11}');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});
