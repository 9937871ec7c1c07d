import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooseLocale } from '@tenderlane/domain';
import type { Database } from '../../../platform/database/database';
import { AppError } from '../../../platform/errors';
import type { Host } from '../../../platform/http/mount-api';
import { layOut } from '../render/layout';
import { writeNotice, type NotificationKey } from '../render/texts';
import { unsubscribe } from './unsubscribe';

interface Asked {
  Params: { secret: string };
  Querystring: { lang?: unknown };
}

/**
 * The address that e-mails lead to when their reader wants no more of a kind: a page with a button for people, and for
 * mail programs what they post to by one press (RFC 8058). They send a form, of which nothing is read: the address says all.
 */
export function serveUnsubscribing(
  server: FastifyInstance,
  { database, services }: Pick<Host, 'services'> & { database: Database },
): void {
  server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.get<Asked>('/unsubscribe/:secret', (request, reply) =>
      sendPage(reply, request.query, 'unsubscribe.text', 'unsubscribe.press'),
    );
    scope.post<Asked>('/unsubscribe/:secret', async ({ params, ip, query }, reply) => {
      const client = { base: 'public', address: ip, userAgent: '', acceptLanguage: '' } as const;
      try {
        // What nobody made costs no connection.
        if (!services.secrets.readUnsubscribeLink(params.secret)) throw services.unknownCodes.refuse(ip);
        await database.transaction((sql) => unsubscribe({ ...services, sql, client }, params.secret));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return sendPage(reply.status(error.status), query, 'unsubscribe.unknown');
      }
      return sendPage(reply, query, 'unsubscribe.done');
    });
    done();
  });
}

/** A page of its own: it must work for whoever is signed in nowhere, in any browser. */
function sendPage(
  reply: FastifyReply,
  { lang }: Asked['Querystring'],
  text: NotificationKey,
  press?: NotificationKey,
): FastifyReply {
  const locale = chooseLocale({ lang: typeof lang === 'string' ? lang : null });
  const write = (key: NotificationKey) => writeNotice(locale, key, {});
  const page = layOut({
    language: locale,
    title: write('unsubscribe.heading'),
    paragraphs: [write(text)],
    link: undefined,
    linkText: '',
    end: undefined,
    ...(press && { press: write(press) }),
  });
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
}
