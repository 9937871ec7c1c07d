import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CLIENT } from '@tenderlane/contract';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { withDeadline } from '../http/deadline';
import { answerNotFound } from '../http/error-answer';
import { isLoopback } from '../process/loopback';
import { isSameSecret } from '../secrets/is-same';
import { createMetrics } from './metrics';

export function serveHealth(app: FastifyInstance, database: Database, config: Pick<Config, 'metricsToken'>): void {
  const metrics = createMetrics(database);
  app.addHook('onResponse', async (request, reply) =>
    metrics.observe(request.routeOptions.url, reply.statusCode, reply.elapsedTime),
  );
  app.get('/health', async () => ({ status: 'ok', version: CLIENT.appVersion }));
  app.get('/ready', async () => {
    await withDeadline(() => database.first('select 1'));
    return { status: 'ok' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) return answerNotFound(request, reply);
    return reply.type(metrics.contentType).send(await metrics.write());
  });
}

function mayRead(request: FastifyRequest, { metricsToken }: Pick<Config, 'metricsToken'>): boolean {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken !== undefined && token !== undefined && isSameSecret(metricsToken, token)) return true;
  return isFromThisMachine(request);
}

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/**
 * Detects a proxy on this machine, which also connects from loopback: it names its visitor in a header, or the public
 * host, or speaks HTTP/1.0 as nginx does by default.
 */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const host = `http://${headers.host ?? ''}`;
  return (
    isLoopback(address) &&
    raw.httpVersion !== '1.0' &&
    PROXY_HEADERS.every((name) => !Object.hasOwn(headers, name)) &&
    URL.canParse(host) &&
    isLoopback(new URL(host).hostname)
  );
}
