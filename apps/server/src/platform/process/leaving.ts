import { Server } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';

/** Kept connections may bring further requests for this time after new ones are refused. */
const GRACE_MS = 1_000;
const LOOK_EVERY_MS = 20;

/**
 * Shuts the server down without failing a request: it accepts no new connection, answers on kept ones with `Connection:
 * close`, and closes when none is left. Requests after the grace period are refused, running ones still end. A second
 * call has no effect.
 */
export function prepareLeaving(server: FastifyInstance): () => Promise<void> {
  let leaving: Promise<void> | undefined;
  let isGraceOver = false;
  server.addHook('onRequest', (request, _reply, done) => {
    const isRefused = isGraceOver || (leaving && request.url === '/ready');
    done(isRefused ? new AppError('server.stopping', { retryAfterSeconds: 1 }) : undefined);
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving) void reply.header('connection', 'close');
    done();
  });
  const countConnections = () =>
    new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)));
  const leave = async () => {
    // Those that wait to be accepted are accepted first: closing would reset them.
    await turn();
    // The HTTP server's own way also cuts kept connections on which a request may be on its way.
    Server.prototype.close.call(server.server);
    for (let waited = 0; waited < GRACE_MS && (await countConnections()) > 0; waited += LOOK_EVERY_MS)
      await sleep(LOOK_EVERY_MS);
    isGraceOver = true;
    await server.close();
  };
  return () => (leaving ??= leave());
}
