import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '@tenderlane/contract';
import { AppError, isDiskFull } from '../errors';
import { isDatabaseAway } from '../database/database';
import { readLocale, createTranslator } from '../i18n';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | AppError, request, reply) => {
    const error = thrown instanceof AppError ? thrown : fromFramework(thrown);
    // A body sent to an unknown address is not read, so it cannot be wrong.
    if (request.is404 && error.status < 429) return answerNotFound(request, reply);
    if (error.status >= 500) request.log.error({ err: thrown }, error.code);
    else request.log.info({ code: error.code }, 'refused');
    return sendError(error, request, reply);
  });
  app.setNotFoundHandler(answerNotFound);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  if (/^\/api(?:[/?]|$)/.test(request.url)) return sendError(new AppError('record.not-found'), request, reply);
  return reply.status(404).type('text/plain; charset=utf-8').send('404');
}

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply) {
  const say = createTranslator(readLocale(request.headers['accept-language']), 'errors');
  const text = (code: string, params: Record<string, unknown> = {}) => String(say(code as never, params as never));
  const errors: ErrorBody['errors'] = Object.fromEntries(
    Object.entries(error.details.fields ?? {}).map(([path, problems]) => [
      path,
      [...new Set(problems.map(({ code, params }) => text(code, params)))],
    ]),
  );
  const body: ErrorBody = {
    code: error.code,
    message: text(error.code, error.details.params),
    errors,
    params: error.details.params ?? {},
    request_id: request.id,
    ...(error.details.company && { company_id: error.details.company.id, company_name: error.details.company.name }),
  };
  // Headers of a stream that failed before its first byte.
  void reply.removeHeader('content-encoding').removeHeader('content-disposition');
  if (error.details.retryAfterSeconds) void reply.header('retry-after', String(error.details.retryAfterSeconds));
  return reply.status(error.status).send(body);
}

function fromFramework(thrown: FastifyError): AppError {
  if (isDiskFull(thrown)) return new AppError('storage.full', { retryAfterSeconds: 60 });
  if (isDatabaseAway(thrown)) return new AppError('server.database-away', { retryAfterSeconds: 2 });
  const status = thrown.statusCode ?? 500;
  if (status === 413) return new AppError('input.too-large');
  if (status === 415) return new AppError('input.not-json');
  if (status === 429) return new AppError('request.too-many', { retryAfterSeconds: 10 });
  if (status >= 400 && status < 500) return new AppError('input.unreadable');
  // A byte that no text column holds, a number beyond its column, a text that is no number or date of a forged cursor: input
  // that no schema foresaw.
  if (['22021', '22003', '22007', '22008', '22P02', '22P05'].includes((thrown as { code?: string }).code ?? ''))
    return new AppError('input.invalid');
  return new AppError('server.failure');
}
