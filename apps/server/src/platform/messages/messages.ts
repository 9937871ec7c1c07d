import nodemailer from 'nodemailer';
import type { Locale } from '@tenderlane/contract';
import type { Config } from '../config/config';
import type { Sql } from '../database/database';
import type { UnsubscribeFacts } from '../secrets/stated-links';

export type Channel = 'email' | 'sms' | 'telegram' | 'push';

/**
 * A message in transit without its text: secrets in it are created only when it is sent. Urgent ones, such as sign-in
 * codes, never wait behind others.
 */
export interface Message {
  /** A login; for a messaging app the chat, for a browser its subscription. */
  to: string;
  channel: Channel;
  locale: Locale;
  template: string;
  params: Record<string, unknown>;
  urgent?: boolean;
  /** Minimum delay; the local mailbox ignores it. */
  delayMs?: number;
  unsubscribe?: UnsubscribeFacts;
}

export const CALENDAR_NAME = 'demo.ics';

export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface RenderedMessage {
  to: string;
  channel: Channel;
  subject: string;
  text: string;
  html?: string;
  /** E-mail only: the URL by which a mail program unsubscribes. */
  unsubscribeUrl?: string;
  link?: string;
  calendar?: CalendarFile;
  about?: unknown;
}

export type Courier = (message: RenderedMessage) => Promise<void>;
export type Couriers = Readonly<Partial<Record<Exclude<Channel, 'email' | 'sms'>, Courier>>>;

export interface Sender {
  /**
   * E-mail by SMTP, SMS by an HTTP API in Twilio's style; throws when the service refuses or times out, so that the job
   * is retried. The same `id` always makes the same Message-ID.
   */
  send(message: RenderedMessage, id: string): Promise<void>;
  close(): void;
}

/** Time limits of the mail server's responses; a hanging server must not block other messages. */
const MAIL_TIMES = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

/** A server that answers letter by letter is never silent, so the whole delivery has a limit too. */
const MAIL_LIMIT_MS = 30_000;

export const URGENT_CONNECTIONS = 2;

export function canSend(config: Config, channel: Message['channel']): boolean {
  if (channel === 'push') return true;
  if (channel === 'telegram') return config.telegram !== undefined;
  return config.mailbox !== 'off' || Boolean(channel === 'email' ? config.mail : config.sms);
}

export function createSender(config: Config, couriers: Couriers = {}): Sender {
  const mail =
    config.mail &&
    nodemailer.createTransport(mailAddress(config.mail.url, config.messagesAtOnce), { from: config.mail.from });
  const host = new URL(config.publicUrl).hostname;
  return {
    async send(message, id) {
      if (message.channel === 'email') {
        if (!mail) throw new Error('no mail service is configured');
        const { to, subject, text, html, unsubscribeUrl, calendar } = message;
        const signal = AbortSignal.timeout(MAIL_LIMIT_MS);
        const layout = html === undefined ? {} : { html };
        const headers = unsubscribeUrl === undefined ? {} : { headers: unsubscribeHeaders(unsubscribeUrl) };
        const file = calendar && { icalEvent: { ...calendar, filename: CALENDAR_NAME } };
        const parts = { ...layout, ...headers, ...file };
        await mail.sendMail({ to, subject, text, ...parts, messageId: `<${id}@${host}>`, signal });
      } else if (message.channel !== 'sms') {
        const courier = couriers[message.channel];
        if (!courier) throw new Error(`no ${message.channel} service is configured`);
        await courier(message);
      } else {
        if (!config.sms) throw new Error('no SMS service is configured');
        await sendSms(config.sms, message);
      }
    },
    close: () => mail?.close({ force: true }),
  };
}

/** One-click unsubscribe of mail programs (RFC 8058). */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** URL of the mail server with options of a connection pool; the operator's own options win. */
function mailAddress(url: string, connections: number): string {
  const address = new URL(url);
  // The job decides about another try, not the pool: only the job knows whether the message was taken.
  const usual = {
    pool: true,
    maxConnections: connections + URGENT_CONNECTIONS,
    maxMessages: 100,
    maxRequeues: 0,
    ...MAIL_TIMES,
  };
  for (const [name, value] of Object.entries(usual)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  }
  return address.href;
}

async function sendSms(sms: { url: string; from: string }, message: RenderedMessage): Promise<void> {
  const url = new URL(sms.url);
  const headers: Record<string, string> = { 'content-type': 'application/x-www-form-urlencoded' };
  if (url.username) {
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers['authorization'] = `Basic ${Buffer.from(credentials).toString('base64')}`;
    url.username = url.password = '';
  }
  const body = new URLSearchParams({ To: message.to, From: sms.from, Body: message.text });
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the SMS service answered ${answer.status}`);
}

export function saveInMailbox(sql: Sql, messages: RenderedMessage[]): Promise<number> {
  return sql.run(
    `insert into mailbox_messages (recipient, channel, subject, body, calendar, sent_at)
     select "to", channel, subject, text, calendar ->> 'content', clock_timestamp()
       from rows from (jsonb_to_recordset($1::jsonb) as ("to" text, channel text, subject text, text text, calendar jsonb)) with ordinality as m
      order by m.ordinality`,
    [JSON.stringify(messages)],
  );
}
