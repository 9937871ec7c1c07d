import { newAddress } from './build';
import type { TestApp } from './start-app';

type Base = 'shipper' | 'carrier';
interface From {
  address?: string;
  device?: string;
  base?: Base;
}

const caller = (app: TestApp, base: Base = 'shipper') => (base === 'shipper' ? app.shipper() : app.carrier());

export async function askForCode(app: TestApp, login: string, from: From = {}) {
  const { address, device, base } = from;
  const answer = await caller(app, base).send('POST /auth/code', {
    body: { login, device },
    ...(address && { address }),
  });
  return { ...answer, request: requestIn(answer.body) };
}

export async function askAgain(app: TestApp, login: string, request: string, { address }: From = {}) {
  const answer = await app
    .shipper()
    .send('POST /auth/resend', { body: { login, request }, ...(address && { address }) });
  return { ...answer, request: requestIn(answer.body) };
}

const requestIn = (body: Record<string, unknown>) =>
  (body['data'] as { request?: string } | undefined)?.request ?? 'a request that was refused';

export async function typeCode(app: TestApp, typed: { login: string; request: string; code: string }, from: From = {}) {
  const { address, device, base } = from;
  return caller(app, base).send('POST /auth/login', { body: { ...typed, device }, ...(address && { address }) });
}

export const pressLink = (app: TestApp, secret: string, request?: string) =>
  app.shipper().send('POST /auth/digits', { body: { secret, request } });

export const digitsIn = ({ text }: { text: string }): string | undefined => /\b\d{6}\b/.exec(text)?.[0];
export const linkIn = ({ text }: { text: string }): string | undefined =>
  /\/code\?lang=\w+#([\w-]{22})/.exec(text)?.[1];

export async function lastDigits(app: TestApp, login: string): Promise<string> {
  const digits = digitsIn(await app.lastMessage(login));
  if (!digits) throw new Error('the last message has no digits');
  return digits;
}

export async function lastLink(app: TestApp, login: string): Promise<string> {
  const link = linkIn(await app.lastMessage(login));
  if (!link) throw new Error('the last message has no link');
  return link;
}

export const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

/** Twenty requests from unknown devices in separate networks, after which the next message contains a link. */
export async function attack(app: TestApp, login: string): Promise<void> {
  for (let asked = 0; asked < 20; asked++) await askForCode(app, login, { address: newAddress() });
  // Their messages leave now, and the pause after them is over.
  await app.messages(login);
  app.clock.at += 120_000;
}

export async function signInOnDevice(app: TestApp, login: string, device: string): Promise<void> {
  const { request } = await askForCode(app, login, { address: newAddress() });
  const code = await lastDigits(app, login);
  const answer = await typeCode(app, { login, request, code }, { address: newAddress(), device });
  if (answer.status !== 200) throw new Error(`not signed in: ${JSON.stringify(answer.body)}`);
}
