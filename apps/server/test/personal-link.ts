import type { CarrierApi } from '@tenderlane/contract';
import type { Caller, TestApp } from './start-app';

const SECRET = /\/carrier\/open(?:\?\S*)?#(\S+)/;

export async function linkSecrets(app: TestApp, login: string): Promise<string[]> {
  const messages = await app.messages(login);
  return messages.flatMap(({ text }) => SECRET.exec(text)?.[1] ?? []);
}

export async function linkSecret(app: TestApp, login: string): Promise<string> {
  const [secret] = await linkSecrets(app, login);
  if (!secret) throw new Error(`no message to ${login} holds a link`);
  return secret;
}

export async function orderSecret(app: TestApp, login: string, id: number): Promise<string> {
  for (const secret of await linkSecrets(app, login)) {
    const { data } = (await app.carrier().call('POST /links/show', { body: { secret } })).body;
    if (data.is_order && data.load_id === id) return secret;
  }
  throw new Error(`no message to ${login} holds a link to the order`);
}

export type LinkedCarrier = Caller<CarrierApi> & { loadId: number | null };

export async function pressLink(app: TestApp, secret: string): Promise<LinkedCarrier> {
  const { status, body } = await app.carrier().call('POST /auth/link', { body: { secret } });
  if (status !== 200) throw new Error(`not opened: ${JSON.stringify(body)}`);
  return Object.assign(app.carrier(body.data.token), { loadId: body.data.load_id ?? null });
}

/** The tender linked from the newest message to a login, even when the link is no longer valid. */
export async function linkedTender(app: TestApp, login: string): Promise<number | null> {
  const { text } = await app.lastMessage(login);
  const secret = SECRET.exec(text)?.[1];
  if (!secret) throw new Error(`the newest message to ${login} holds no link`);
  return (await app.carrier().call('POST /links/show', { body: { secret } })).body.data.load_id;
}
