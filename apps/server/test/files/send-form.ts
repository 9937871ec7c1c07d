import { randomUUID } from 'node:crypto';
import type { TestApp } from '../start-app';

export const TINY_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture whose header claims this size, with almost no pixels. */
export function pictureOf(width: number, height: number): Buffer {
  const picture = Buffer.from(TINY_PNG, 'base64');
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
}

export interface FormFile {
  name: string;
  content: Buffer | string;
  type?: string;
  field?: string;
}

export function formOf(fields: Record<string, string>, files: readonly FormFile[], boundary: string): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const [place, { name, content, type = 'application/octet-stream', field }] of files.entries()) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field ?? `files[${place}]`}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), Buffer.from(content), Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

type Sender = [app: TestApp, base: 'shipper' | 'carrier' | 'driver', token: string | null];

export const sendForm = (
  app: TestApp,
  base: 'shipper' | 'carrier',
  token: string | null,
  chatId: number,
  fields: Record<string, string>,
  files: readonly FormFile[],
) => postForm([app, base, token], `/chats/${chatId}/chat_messages`, fields, files);

export async function postForm(
  [app, base, token]: Sender,
  path: string,
  fields: Record<string, string>,
  files: readonly FormFile[],
): Promise<{ status: number; body: Record<string, unknown> }> {
  const boundary = `form-${randomUUID()}`;
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/${base}/v1${path}`,
    headers: {
      'accept-language': 'en',
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: formOf(fields, files, boundary),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

export async function sendDocument(
  app: TestApp,
  token: string | null,
  base: 'shipper' | 'carrier' = 'carrier',
): Promise<number> {
  const files = [{ name: 'licence.pdf', content: '%PDF-1.4 licence' }];
  const { body } = await postForm([app, base, token], '/files', {}, files);
  return (body as unknown as { data: { id: number } }).data.id;
}
