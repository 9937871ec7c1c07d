import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {} from '../http/route-config';

export const ARRIVAL = { usualMs: 30_000, formMs: 300_000 } as const;

/** Bodies are checked only after this time. */
const LOOK_AFTER_MS = 20;

const LINGER_MS = 5000;

/**
 * Limits bodies in time and size. Node has one time limit for all requests, which is that of forms; other bodies get a
 * shorter one here.
 */
export function limitBodies(server: FastifyInstance, usualMs: number = ARRIVAL.usualMs): void {
  server.server.headersTimeout = usualMs;
  const watch = watchBodies(usualMs);
  server.addHook('onRequest', (request, reply, done) => {
    if (isComing(request) && request.routeOptions.config.formBytes === undefined) watch(request.raw, reply.raw);
    done();
  });
  server.addHook('onSend', async (request, reply) => {
    if (isComing(request) && request.raw.socket instanceof Socket) readRest(request, reply);
  });
}

/**
 * Measures bodies that are still arriving a moment later; nearly all are complete by then. A timer and a listener for
 * each request kept it in memory until the next full collection, and a process answered a fifth fewer calls.
 */
function watchBodies(usualMs: number): (request: IncomingMessage, answer: ServerResponse) => void {
  let begun: [IncomingMessage, ServerResponse][] = [];
  const look = () => {
    for (const [request, answer] of begun) if (!request.complete && !answer.closed) endLate(request, answer, usualMs);
    begun = [];
  };
  return (request, answer) => {
    if (begun.push([request, answer]) === 1) setTimeout(look, LOOK_AFTER_MS);
  };
}

function endLate(request: IncomingMessage, answer: ServerResponse, usualMs: number): void {
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, usualMs);
  answer.once('close', () => clearTimeout(timer));
}

const isComing = ({ raw, headers }: FastifyRequest) =>
  !raw.complete && (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined);

/**
 * Reads the rest of a body after the response: closing while the client still writes resets the connection, and the
 * client never reads the response. The rest of a too large body is not read; the connection is closed a moment later.
 */
function readRest({ raw, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const largest = routeOptions.config.formBytes ?? routeOptions.bodyLimit ?? 0;
  let left = reply.statusCode === 413 ? 0 : largest;
  // The parser of a form detaches from it.
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.pause();
  });
  raw.resume();
  reply.raw.once('finish', () => {
    if (raw.complete) return;
    const { socket } = raw;
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    raw.once('end', () => clearTimeout(timer));
    socket.once('close', () => clearTimeout(timer));
  });
}
