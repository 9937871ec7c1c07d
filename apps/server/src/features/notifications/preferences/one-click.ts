import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../platform/config/config';
import type { Database } from '../../../platform/database/database';
import type { Host } from '../../../platform/http/mount-api';
import { unsubscribe } from './unsubscribe';

/**
 * The address that mail programs post to when their reader presses "unsubscribe" (RFC 8058). What they send is a form, and
 * nothing of it is read: the address says everything. A browser that opens it is led to the page, where a press is needed.
 */
export function serveOneClick(server: FastifyInstance, { config, database, services }: OneClickHost): void {
  server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, _body, parsed) =>
      parsed(null),
    );
    const url = '/api/public/v1/unsubscribe/:secret';
    const hidden = { holdsSecret: () => true };
    scope.post<{ Params: { secret: string } }>(url, { config: hidden }, async ({ params, ip }, reply) => {
      const client = { base: 'public', address: ip, userAgent: '', acceptLanguage: '' } as const;
      await database.transaction((sql) => unsubscribe({ ...services, sql, client }, params.secret));
      return reply.status(204).send();
    });
    scope.get<{ Params: { secret: string } }>(url, { config: hidden }, async ({ params }, reply) =>
      reply.redirect(`${config.publicUrl}/unsubscribe#${encodeURIComponent(params.secret)}`, 303),
    );
    done();
  });
}

type OneClickHost = Pick<Host, 'services'> & { config: Config; database: Database };
