import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {} from '../http/route-config';

/** How long a request may take until all of it is there. */
export const ARRIVAL = { usualMs: 30_000, formMs: 300_000 } as const;

/** How long the rest of a body is read after the answer. */
const LINGER_MS = 5000;

/**
 * Limits bodies in time and size. Node has one time limit for every request, which is that of forms; here every other body is held
 * to its own.
 */
export function limitBodies(server: FastifyInstance, usualMs: number = ARRIVAL.usualMs): void {
  server.server.headersTimeout = usualMs;
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    if (isComing(request) && routeOptions.config.formBytes === undefined) {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, usualMs);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
  server.addHook('onSend', async (request, reply) => {
    if (isComing(request) && request.raw.socket instanceof Socket) readRest(request, reply);
  });
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
