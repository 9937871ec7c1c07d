import { randomUUID } from 'node:crypto';
import type { ImportFile } from '@tenderlane/contract';
import { formOf } from '../files/send-form';
import type { TestApp } from '../start-app';

export async function sendTable(
  app: TestApp,
  token: string | null,
  content: Buffer | string,
  name = 'carriers.csv',
  kind = 'carriers',
): Promise<{
  status: number;
  body: { data: ImportFile; code: string; message: string; params: Record<string, unknown> };
}> {
  const boundary = `form-${randomUUID()}`;
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/shipper/v1/imports',
    headers: {
      'accept-language': 'en',
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: formOf({ kind }, [{ name, content }], boundary),
  });
  return { status: answer.statusCode, body: answer.json() };
}

export async function bringTable(
  app: TestApp,
  shipper: { token: string | null },
  content: Buffer | string,
  name?: string,
): Promise<ImportFile> {
  const { status, body } = await sendTable(app, shipper.token, content, name);
  if (status !== 201) throw new Error(`the file is refused: ${JSON.stringify(body)}`);
  return body.data;
}
