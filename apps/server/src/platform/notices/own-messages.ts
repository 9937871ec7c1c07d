import type { Clock } from '../clock';
import type { Sql } from '../database/database';
import type { CalendarFile, Message } from '../messages/messages';
import type { Secrets } from '../secrets/secrets';
import type { OutboxRow } from '../events/outbox.queries';
import type { PlanContext } from './subject';
import type { Texts } from './texts';

export interface Content {
  values: Texts;
  paragraphs?: string[];
  html?: string;
  link?: string;
  /** Replaces the link that ends e-mails of the message's kind. */
  end?: { text: string; url: string };
  calendar?: CalendarFile;
}

export interface RenderContext {
  clock: Clock;
  publicUrl: string;
  secrets: Secrets;
}

export type Render = (sql: Sql, message: Message, parts: RenderContext) => Promise<Content | null>;

export type Plan = (sql: Sql, row: OutboxRow, parts: PlanContext) => Promise<Message[]>;

/** Messages that no event declares, because they hold a secret or data that may change until sending. */
export interface OwnMessages {
  /** By the kind of the outbox row that asks for a message. */
  plans?: Readonly<Record<string, Plan>>;
  /** By template; these are rendered only on sending. */
  renders?: Readonly<Record<string, Render>>;
}

export const channelOf = (login: string): Message['channel'] => (login.includes('@') ? 'email' : 'sms');
