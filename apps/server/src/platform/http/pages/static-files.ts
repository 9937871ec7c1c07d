import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { servePublicPages } from './public-pages';

/** The folders of the built applications; all but the shipper's stand under their name. */
export type Roots = Readonly<Record<'shipper' | 'carrier' | 'driver', string>>;

export async function serveApplications(
  app: FastifyInstance,
  { roots, publicUrl }: { roots: Roots; publicUrl: string },
): Promise<void> {
  const built = Object.values(roots).every((root) => existsSync(join(root, 'index.html')));
  if (!built) {
    app.log.warn('the web applications are not built; only the API is served');
    return;
  }
  await app.register(fastifyStatic, { root: roots.shipper, serve: false, preCompressed: true });
  // Beside each file stand its compressed forms, made when it was built (scripts/compress.mjs).
  const page = (name: keyof Roots) => (request: FastifyRequest, reply: FastifyReply) => {
    const root = roots[name];
    const path = decodePath(request.url);
    if (/^\/api(?:\/|$)/.test(path)) return reply.callNotFound();
    const file = name === 'shipper' ? path : path.slice(name.length + 1) || '/';
    if (/\.[a-z0-9]+$/i.test(file) && !file.includes('..')) {
      // Not under its own URL, where a cache would keep it as another file.
      if (/\.(br|gz)$/.test(file)) return reply.callNotFound();
      if (!existsSync(join(root, file))) return reply.callNotFound();
      return reply
        .header('vary', 'Accept-Encoding')
        .header('cache-control', cachingOf(file))
        .sendFile(file.slice(1), root, { cacheControl: false });
    }
    return reply
      .header('vary', 'Accept-Encoding')
      .header('cache-control', 'no-store')
      .sendFile('index.html', root, { cacheControl: false });
  };
  // Invitations are the carrier's: its application shows them, in the language the address may name.
  const toInvitation = (request: FastifyRequest<{ Params: { code: string } }>, reply: FastifyReply) => {
    const query = /\?.*$/.exec(request.url)?.[0] ?? '';
    const address = `/carrier/invitation/${encodeURIComponent(request.params.code)}${query}`;
    return reply.header('cache-control', 'no-store').redirect(address);
  };
  servePublicPages(app, { roots, publicUrl });
  // The address holds the code of the link.
  app.get('/tracking/:code', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .sendFile('tracking.html', roots.driver, { cacheControl: false }),
  );
  app.get('/i/:code', toInvitation);
  app.get('/invitation/:code', toInvitation);
  for (const name of ['carrier', 'driver'] as const) {
    app.get(`/${name}`, page(name));
    app.get(`/${name}/*`, page(name));
  }
  app.get('/', page('shipper'));
  app.get('/*', page('shipper'));
}

/** A browser checks for a newer worker at the server; no cache between may answer it. */
const WORKERS = ['/push-worker.js', '/driver-worker.js'];

function cachingOf(file: string): string {
  if (file.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return WORKERS.includes(file) ? 'no-store' : 'no-cache';
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return '/';
  }
}
