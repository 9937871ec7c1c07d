import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export class StoredFile {
  readonly stream: Readable;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;

  constructor(file: { stream: Readable; name: string; mediaType: string; size: number }) {
    this.stream = file.stream;
    this.name = file.name;
    this.mediaType = file.mediaType;
    this.size = file.size;
  }
}

/** Always a download: an uploaded file must never run as one of our pages. */
export function sendStoredFile(reply: FastifyReply, { stream, name, mediaType, size }: StoredFile): FastifyReply {
  return reply
    .type(mediaType)
    .header('content-length', size)
    .header('content-disposition', attachment(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .send(stream);
}

/** The name twice: in ASCII for old programs, and by RFC 5987 for all other characters. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\u0020-\u007e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
