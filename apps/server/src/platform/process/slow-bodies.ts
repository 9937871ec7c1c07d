import type { FastifyInstance } from 'fastify';
import type {} from '../http/route-config';

/** How long a request may take until all of it is there. */
export const ARRIVAL = { usualMs: 30_000, formMs: 300_000 } as const;

/** Node has one limit for every request, which is that of forms; here every other body is held to its own. */
export function cutSlowBodies(server: FastifyInstance, usualMs: number = ARRIVAL.usualMs): void {
  server.server.headersTimeout = usualMs;
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, headers, routeOptions } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !raw.complete && !routeOptions.config.takesFiles) {
      const timer = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, usualMs);
      reply.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}
