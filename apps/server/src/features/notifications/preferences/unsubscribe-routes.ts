import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseLocale } from '@tenderlane/domain/languages';
import type { Database } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors';
import type { Host } from '../../../platform/http/mount-api';
import { readLocale } from '../../../platform/i18n';
import { readUnsubscribing, unsubscribe } from './unsubscribe';
import { unsubscribePage } from './unsubscribe-page';

interface Asked {
  Params: { secret: string };
  Querystring: { lang?: unknown };
}

/**
 * Serves the unsubscribe address of e-mails: a page with a button for people, and a POST for one-click unsubscribing by
 * mail programs (RFC 8058). Their form is ignored, because the address contains everything.
 */
export function serveUnsubscribing(
  server: FastifyInstance,
  { database, services }: Pick<Host, 'services'> & { database: Database },
): void {
  async function answer(request: FastifyRequest<Asked>, reply: FastifyReply, isPressed: boolean) {
    const { params, ip, query, headers } = request;
    const lang = typeof query.lang === 'string' ? query.lang : null;
    const page = {
      locale: lang === null ? readLocale(headers['accept-language']) : chooseLocale({ lang }),
      publicUrl: services.config.publicUrl,
    };
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    try {
      // An unknown link costs no connection to the database.
      const facts = readUnsubscribing(services, params.secret, ip);
      const client = { base: 'public', address: ip, userAgent: '', acceptLanguage: '' } as const;
      if (isPressed) await database.transaction((sql) => unsubscribe({ ...services, sql, client }, params.secret));
      return unsubscribePage({ ...page, facts, isDone: isPressed });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      void reply.status(error.status);
      return unsubscribePage({ ...page, facts: null, isDone: false });
    }
  }
  server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.get<Asked>('/unsubscribe/:secret', (request, reply) => answer(request, reply, false));
    scope.post<Asked>('/unsubscribe/:secret', (request, reply) => answer(request, reply, true));
    done();
  });
}
