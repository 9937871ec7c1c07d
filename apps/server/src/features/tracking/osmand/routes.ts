import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOsmandJson, readOsmandParams } from '@tenderlane/domain/tracking/osmand';
import { isStorableText } from '@tenderlane/contract';
import { AppError } from '../../../platform/errors';
import type { Host } from '../../../platform/http/mount-api';
import { createBatches } from '../../../platform/queues/batches';
import { VISITOR } from '../../../platform/principal';
import { findAppHolder } from '../../trips';
import { findSourceHolder } from '../positions/find-source';
import { POSITION_BATCHES } from '../positions/receive-positions';
import { storePhonePositions, storePositions, type SentBy, type Stored } from '../positions/store-positions';
import { createRequestLimit } from './request-limit';

type Sent = FastifyRequest<{ Params: { token: string }; Querystring: Record<string, unknown> }>;

function readRequest({ query, body, headers }: Sent, now: number) {
  if (typeof body !== 'string' || body === '') return readOsmandParams(query, now);
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return readOsmandParams({ ...query, ...Object.fromEntries(new URLSearchParams(body)) }, now);
  try {
    return readOsmandJson(JSON.parse(body), now);
  } catch {
    return null;
  }
}

/**
 * Serves the OsmAnd protocol. A position that is refused is answered like a stored one, because a client sends again what
 * was answered with an error.
 */
export function serveOsmand(
  server: FastifyInstance,
  { database, services }: Pick<Host, 'database' | 'services'>,
): void {
  const limit = createRequestLimit();
  const store = createBatches<SentBy, Stored>({
    ...POSITION_BATCHES,
    work: (calls) => database.transaction((sql) => storePositions(sql, calls)),
  });

  async function receive(request: Sent, reply: FastifyReply): Promise<FastifyReply> {
    const { ip, headers } = request;
    const client = { base: 'public', address: ip, userAgent: headers['user-agent'] ?? '', acceptLanguage: '' } as const;
    const context = { ...services, client, locale: 'en', log: request.log, batchUuid: null } as const;
    const sql = database.reader();
    const { token } = request.params;
    if (!limit.isKnown(token)) services.unknownCodes.ensureFew(ip);
    else if (!limit.allow(token)) return reply.status(429).header('retry-after', '2').send();
    const visit = { ...context, sql, principal: VISITOR };
    const driver = await findAppHolder(visit, token);
    const principal = driver ?? (await findSourceHolder(visit, token));
    limit.remember(token);
    const position = readRequest(request, await services.clock.now(sql));
    if (!position || !isStorableText(position.device ?? '')) return reply.status(400).send();
    const sent = { holder: principal, clock: services.clock, sent: [{ ...position, temperatureC: null }] };
    if (driver) await database.transaction((transaction) => storePhonePositions(transaction, 'app', sent));
    else await store(sent);
    return reply.status(200).send();
  }

  const answer = async (request: Sent, reply: FastifyReply) => {
    try {
      return await receive(request, reply);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return reply.status(error.status).send();
    }
  };
  server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 20_000 }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.get('/osmand/:token', answer);
    scope.post('/osmand/:token', answer);
    done();
  });
}
