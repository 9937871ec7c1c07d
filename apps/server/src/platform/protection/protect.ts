import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config/config';
import type { RateLimitKeys } from './rate-limit-keys';
import { guardXsrf } from './xsrf';

export async function protect(server: FastifyInstance, config: Config, rateLimitKeys: RateLimitKeys): Promise<void> {
  const secure = config.publicUrl.startsWith('https:');
  await server.register(cookie);
  guardXsrf(server, secure);
  const support = config.supportWidgetUrl ? [new URL(config.supportWidgetUrl).origin] : [];
  const tiles = config.mapStyleUrl ? [new URL(config.mapStyleUrl).origin] : [];
  const everywhere = {
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  } as const;
  const forPages = headersOf({
    ...everywhere,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...support],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles, ...support],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...socketOrigins(config), ...tiles, ...support],
        ...(support.length > 0 && { frameSrc: ["'self'", ...support] }),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
  });
  const forData = { ...headersOf({ ...everywhere, ...FOR_DATA }), 'cache-control': 'no-store' };
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isApi(request) ? forData : forPages);
    done();
  });
  await server.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => !isApi(request),
    keyGenerator: ({ url, ip, headers: { authorization } }) =>
      !authorization || /^\/api\/(public|\w+\/v1\/auth)\//.test(url) ? ip : (rateLimitKeys.find(authorization) ?? ip),
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

const isApi = ({ url }: FastifyRequest) => url.startsWith('/api/');

/** Only pages need the other headers. A browser that shows an answer of the API as a page loads nothing for it. */
const FOR_DATA = {
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

function headersOf(options: HelmetOptions): Record<string, string> {
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  };
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return Object.fromEntries(headers);
}

/** Older browsers do not include a socket at the page's own address in 'self'. */
function socketOrigins({ publicUrl, sockets }: Config): string[] {
  const { protocol, hostname, port } = new URL(publicUrl);
  const [host, ownPort] = [sockets.host ?? hostname, sockets.port ? String(sockets.port) : port];
  return [`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${ownPort && `:${ownPort}`}`];
}
