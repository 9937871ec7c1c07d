import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startMailServer } from '../../../test/mail-server';
import { readConfig } from '../config/config';
import { createSender } from './messages';

const SECRET = { APP_SECRET: 'a secret that only the tests of this project know' };
const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function openMailServer(refusals = 0) {
  const server = await startMailServer(refusals);
  closings.push(() => server.close());
  return server;
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function openSender(settings: Record<string, string>) {
  const sender = createSender(readConfig({ ...SECRET, ...settings }));
  closings.unshift(async () => sender.close());
  return sender;
}

async function startSmsService(
  status: number,
): Promise<{ port: number; requests: { authorization: string; form: URLSearchParams }[] }> {
  const requests: { authorization: string; form: URLSearchParams }[] = [];
  const server = createServer((request, response) => {
    void readAll(request).then((text) => {
      requests.push({ authorization: request.headers.authorization ?? '', form: new URLSearchParams(text) });
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.address() as AddressInfo).port, requests };
}

const ID = '0b6f0f5e-0d2a-4f0e-9f59-8c2b6a1d7c11';
const letter = { to: 'olena@example.com', channel: 'email', subject: 'Ваш код', text: '123456 — ваш код' } as const;
const sms = { to: '+380501234567', channel: 'sms', subject: 'x', text: '123456 — ваш код' } as const;

it('an e-mail is sent through the configured server', async () => {
  const { url, mails } = await openMailServer();
  await openSender({ SMTP_URL: url, MAIL_FROM: 'Tenderlane <hello@example.com>' }).send(letter, ID);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^From: Tenderlane <hello@example\.com>$/m);
  expect(mails[0]).toMatch(/^To: olena@example\.com$/m);
  expect(mails[0]).toContain(`=?UTF-8?`);
});

it('a calendar file is attached in a form that mail programs read', async () => {
  const { url, mails } = await openMailServer();
  const calendar = { method: 'CANCEL', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' } as const;
  await openSender({ SMTP_URL: url }).send({ ...letter, calendar }, ID);
  expect(mails[0]).toMatch(/^Content-Type: text\/calendar;.*method=CANCEL/m);
});

it('a subject with line breaks adds no recipient', async () => {
  const { url, mails } = await openMailServer();
  await openSender({ SMTP_URL: url }).send({ ...letter, subject: 'New tender\r\nBcc: thief@example.com' }, ID);
  expect(mails[0]).not.toMatch(/^Bcc:/m);
});

it('an e-mail that the server refuses causes an error, so that it is sent again', async () => {
  const { url } = await openMailServer(1);
  await expect(openSender({ SMTP_URL: url }).send(letter, ID)).rejects.toThrow('is full');
});

it('an SMS is sent as a form with the credentials of the address', async () => {
  const { port, requests } = await startSmsService(201);
  const config = readConfig({
    ...SECRET,
    SMS_URL: `http://sid:to%40ken@127.0.0.1:${port}/messages`,
    SMS_FROM: 'Tenderlane',
  });
  await createSender(config).send(sms, ID);
  expect(requests).toHaveLength(1);
  const [{ authorization, form }] = requests as [(typeof requests)[number]];
  expect(Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()).toBe('sid:to@ken');
  expect(Object.fromEntries(form)).toEqual({ To: sms.to, From: 'Tenderlane', Body: sms.text });
});

it('an SMS that the service refuses causes an error', async () => {
  const { port } = await startSmsService(429);
  const config = readConfig({
    ...SECRET,
    SMS_URL: `http://sid:token@127.0.0.1:${port}/messages`,
    SMS_FROM: 'Tenderlane',
  });
  await expect(createSender(config).send(sms, ID)).rejects.toThrow('429');
});
