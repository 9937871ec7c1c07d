import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { carrierApi, driverApi, publicApi, REQUEST_LIMITS, shipperApi } from '@tenderlane/contract';
import { dispatcherOf, LIVE_TOPICS } from './dispatcher';
import { demoRoutes, type DemoControl } from './demo/routes';
import { callsOf, FEATURES } from './features';
import { createSessionFinder, findMember, findViewers } from './features/identity';
import { serveUnsubscribing } from './features/notifications';
import { serveOsmand } from './features/tracking';
import { createDriverFinder } from './features/trips';
import { databaseClock, type Clock } from './platform/clock';
import type { Config } from './platform/config/config';
import type { Database } from './platform/database/database';
import { countAnswering } from './platform/queues/answering';
import { compressAnswers } from './platform/http/compress';
import { answerErrors, answerNotFound } from './platform/http/error-answer';
import { serveMailbox } from './platform/http/mailbox';
import type { DueWork } from './platform/jobs/due';
import { protect } from './platform/protection/protect';
import type { HolderFinders } from './platform/holders/find-holder';
import { createRateLimitKeys, type RateLimitKeys } from './platform/protection/rate-limit-keys';
import { READER_TIMEOUT_MS, withoutSchemas } from './platform/http/server-options';
import { readBodies } from './platform/http/read-bodies';
import { trusted, visitorAddress } from './platform/protection/visitor-address';
import { mountApi, type Host } from './platform/http/mount-api';
import { firstOf, type FindPrincipal } from './platform/principal';
import { serveReference } from './platform/http/openapi';
import { serveApplications, type Roots } from './platform/http/pages/static-files';
import { prepareLeaving } from './platform/process/leaving';
import { ARRIVAL, limitBodies } from './platform/process/limit-bodies';
import { joinSubscribers, type InTransaction } from './platform/events/in-transaction';
import type { Dispatcher, Subscriber } from './platform/events/outbox';
import { createKeyedQueue } from './platform/queues/queue';
import { broadcastRoutes } from './platform/realtime/broadcast-auth';
import { openLivePages, type LivePages } from './platform/realtime/live-pages';
import { createSecrets } from './platform/secrets/secrets';
import { openStorage } from './platform/storage/storage';
import type { LongJobParts } from './platform/long-jobs/run-long-jobs';
import { createUnknownCodes } from './platform/secrets/unknown-codes';
import { serveHealth } from './platform/watch/health';

export interface AppOptions {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  clock?: Clock;
  /** Further finders of principals beside sessions, one per kind of token. */
  findPrincipals?: FindPrincipal[];
  inTransaction?: InTransaction;
  subscribers?: Subscriber[];
  demo?: DemoControl | undefined;
  /** Folders of the built web applications; without them only the API is served. */
  pages?: Roots;
}

export interface App {
  server: FastifyInstance;
  /** Answers the running requests and closes. */
  leave(): Promise<void>;
  live: LivePages;
  dispatcher: Dispatcher;
  inTransaction: InTransaction;
}

export async function buildApp({
  config,
  database,
  log,
  clock = databaseClock,
  findPrincipals = [],
  inTransaction = subscribersInTransaction,
  subscribers = [],
  demo,
  pages,
}: AppOptions): Promise<App> {
  const server = Fastify({
    loggerInstance: log,
    bodyLimit: REQUEST_LIMITS.bodyBytes,
    requestTimeout: ARRIVAL.formMs,
    connectionTimeout: READER_TIMEOUT_MS,
    trustProxy: trusted(config.trustProxy),
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 200 },
    // Requests that come while it closes are answered by the product itself.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: withoutSchemas, buildSerializer: withoutSchemas } },
    // An address that cannot be decoded, or that is too long, is answered as one that does not exist.
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
    logController: new LogController({ disableRequestLogging: true }),
  });
  const leave = prepareLeaving(server);
  limitBodies(server);
  readBodies(server);
  answerErrors(server);
  compressAnswers(server);
  const rateLimitKeys = createRateLimitKeys();
  countAnswering(server);
  await protect(server, config, rateLimitKeys);

  const dispatcher = dispatcherOf({ config, database, log, clock, subscribers });
  const host = hostOf({ config, database, clock, rateLimitKeys, findPrincipals, inTransaction });
  mountFeatures(server, host, demo);
  const live = openLivePages({
    server: server.server,
    config,
    database,
    clock,
    log,
    topics: LIVE_TOPICS,
    findViewers,
    addressOf: visitorAddress(config.trustProxy),
  });
  server.addHook('preClose', () => live.close());
  serveUnsubscribing(server, host);
  serveOsmand(server, host);

  serveHealth(server, database, config);
  serveReference(server, config);
  if (config.mailbox !== 'off') serveMailbox(server, config, database, dispatcher);
  if (pages) await serveApplications(server, { roots: pages, publicUrl: config.publicUrl });
  return { server, leave, live, dispatcher, inTransaction };
}

interface HostOptions extends Required<
  Pick<AppOptions, 'config' | 'database' | 'clock' | 'findPrincipals' | 'inTransaction'>
> {
  rateLimitKeys: RateLimitKeys;
}

const hostOf = ({ config, database, clock, rateLimitKeys, findPrincipals, inTransaction }: HostOptions): Host => ({
  database,
  services: {
    clock,
    newTransaction: (work) => database.transaction(work),
    config,
    secrets: createSecrets(config.appSecret),
    unknownCodes: createUnknownCodes(),
    storage: openStorage(config),
    inTransaction,
    attention,
  },
  findPrincipal: rateLimitKeys.remember(
    firstOf([createSessionFinder(database, config.dataDir), createDriverFinder(database, clock), ...findPrincipals]),
  ),
  holderFinders: Object.assign({}, ...FEATURES.map(({ holders = {} }) => holders)) as HolderFinders,
  runExclusive: createKeyedQueue(200),
});

export const subscribersInTransaction = joinSubscribers(...FEATURES.map(({ subscribers = {} }) => subscribers));

const attention = FEATURES.flatMap(({ attention: items = [] }) => items);

export const dueWorks: readonly DueWork[] = FEATURES.flatMap(({ due = [] }) => due);

type LongJobNeeds = Required<Pick<AppOptions, 'config' | 'database' | 'log' | 'clock' | 'inTransaction'>>;

export const longJobsOf = (needs: LongJobNeeds): LongJobParts => ({
  ...needs,
  secrets: createSecrets(needs.config.appSecret),
  storage: openStorage(needs.config),
  attention,
  kinds: FEATURES.flatMap(({ longJobs = [] }) => longJobs),
  findMember,
});

function mountFeatures(server: FastifyInstance, host: Host, demo: DemoControl | undefined): void {
  const { appSecret: secret, sockets } = host.services.config;
  const kinds = FEATURES.flatMap(({ channels = [] }) => channels);
  const broadcast = broadcastRoutes({ kinds, key: sockets.key, secret });
  mountApi(server, host, 'shipper', shipperApi, { ...broadcast, ...callsOf('shipper') });
  mountApi(server, host, 'carrier', carrierApi, { ...broadcast, ...callsOf('carrier') });
  mountApi(server, host, 'public', publicApi, { ...callsOf('public'), ...demoRoutes(demo) });
  mountApi(server, host, 'driver', driverApi, callsOf('driver'));
}
