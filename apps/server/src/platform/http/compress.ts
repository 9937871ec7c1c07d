import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type {} from './route-config';

/** Below this size compression costs more than it saves; responses to bids are far smaller. */
const LEAST_CHARACTERS = 2_048;
const TEXTS = /^(application\/json|text\/)/;
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses lists, documents and exports outside of the event loop. Built files are compressed already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isStream = payload instanceof Readable;
    if (!isStream && (typeof payload !== 'string' || payload.length < LEAST_CHARACTERS)) return payload;
    if (request.routeOptions.config.holdsSecret?.() || reply.hasHeader('content-encoding')) return payload;
    if (!TEXTS.test(String(reply.getHeader('content-type')))) return payload;
    void reply.header('vary', 'Accept-Encoding');
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    if (isStream) return compressStream(payload, encoding);
    const bytes = Buffer.from(payload);
    if (encoding === 'gzip') return toGzip(bytes, { level: 4 });
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return toBrotli(bytes, { params });
  });
}

/** Streams stay streams; a source that fails aborts the response. */
function compressStream(parts: Readable, encoding: 'br' | 'gzip'): Readable {
  const encoder =
    encoding === 'gzip'
      ? createGzip({ level: 4 })
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return pipeline(parts, encoder, () => undefined);
}

export function chooseEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const accepted = new Map<string, boolean>();
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...params] = part.split(';').map((text) => text.trim());
    accepted.set(name, !params.some((param) => /^q=0(\.0*)?$/.test(param)));
  }
  const takes = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  return (['br', 'gzip'] as const).find(takes);
}
