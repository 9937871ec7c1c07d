import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {} from '../http/route-config';

/** How long a request may take until all of it is there. */
export const ARRIVAL = { usualMs: 30_000, formMs: 300_000 } as const;

/** A body is given so long before its time is measured. */
const LOOK_AFTER_MS = 20;

/** How long the rest of a body is read after the answer. */
const LINGER_MS = 5000;

/**
 * Limits bodies in time and size. Node has one time limit for every request, which is that of forms; here every other body is held
 * to its own.
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
 * Measures the time of bodies that are still on their way a moment later. Nearly all are there by then: a timer and a listener
 * for each request kept it in memory until the next full collection, and a process answered a fifth fewer calls.
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
 * After the answer the rest of a body is read away, because a connection that is closed while its client still writes is reset,
 * and the client never reads the answer. Of one that is too large nothing more is read; the connection is closed a moment later.
 */
function readRest({ raw, routeOptions }: FastifyRequest, reply: FastifyReply): void {
  const largest = routeOptions.config.formBytes ?? routeOptions.bodyLimit ?? 0;
  let left = reply.statusCode === 413 ? 0 : largest;
  // The parser of a form lets go of it.
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
