import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';
import type {} from './route-config';

export function readBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body as string, done);
  });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (!request.routeOptions.config.takesForm) return done(new AppError('input.not-json'));
    return done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
}
