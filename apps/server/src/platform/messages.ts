import nodemailer from 'nodemailer';
import type { Locale } from '@tenderlane/contract';
import type { Config } from './config';
import type { Sql } from './database';

/** A message on its way, without its text: what is secret in it is made only at the moment of sending. */
export interface Message {
  to: string;
  channel: 'email' | 'sms';
  locale: Locale;
  template: string;
  params: Record<string, unknown>;
}

export interface RenderedMessage {
  to: string;
  channel: 'email' | 'sms';
  subject: string;
  text: string;
}

export type SendMessage = (message: RenderedMessage) => Promise<void>;

/** E-mail by SMTP, SMS by an HTTP API in Twilio's style; throws when the service refuses, so that the job is tried again. */
export function createSender(config: Config): SendMessage {
  const mail = config.mail && nodemailer.createTransport(config.mail.url, { from: config.mail.from });
  return async (message) => {
    if (message.channel === 'email') {
      if (!mail) throw new Error('no mail service is configured');
      await mail.sendMail({ to: message.to, subject: message.subject, text: message.text });
    } else {
      if (!config.sms) throw new Error('no SMS service is configured');
      await sendSms(config.sms, message);
    }
  };
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

/** Keeps messages in the local mailbox, in their order. */
export function keepInMailbox(sql: Sql, messages: RenderedMessage[]): Promise<number> {
  return sql.run(
    `insert into mailbox_messages (recipient, channel, subject, body, sent_at)
     select "to", channel, subject, text, clock_timestamp()
       from rows from (jsonb_to_recordset($1::jsonb) as ("to" text, channel text, subject text, text text)) with ordinality as m
      order by m.ordinality`,
    [JSON.stringify(messages)],
  );
}
