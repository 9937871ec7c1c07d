import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Log } from '../context';
import type { Database, Sql } from '../database/database';
import type { RecordContext } from '../events/in-transaction';
import type { Message } from '../messages/messages';
import type { Content, RenderContext } from './own-messages';

export interface Reply {
  accountId: number;
  /** The place that the message named for replies. */
  about: unknown;
  text: string;
  key: string;
}

/** Handles a reply in the transaction that took it; returns false if it can no longer be delivered. */
export type HandleReply = (sql: Sql, reply: Reply) => Promise<boolean>;

export interface ReplyParts extends FollowParts {
  config: Config;
  log: Log;
}

export interface FollowParts extends Pick<RecordContext, 'clock' | 'inTransaction'> {
  database: Database;
}

interface AskedReader {
  accountId: number;
  loadId: number | null;
  carrierCompanyId: number | null;
}

/** Steps in the sending of all messages that need a feature's own rows. Each step has one owner. */
export interface MessageHooks {
  completeMessages(sql: Sql, clock: Clock, messages: Message[]): Promise<Message[]>;
  /** Returns a function that completes the content of a message when it is sent. */
  createContentWriter(parts: RenderContext): (sql: Sql, message: Message, content: Content) => Promise<Content>;
  followDelivery(parts: FollowParts): {
    onSent(message: Message): Promise<void>;
    onGivenUp(message: Message): Promise<void>;
  };
  /** Lists the positions of readers who have muted the load of their message. */
  listMuted(sql: Sql, asked: readonly AskedReader[]): Promise<number[]>;
  isOutdated(sql: Sql, params: Message['params']): Promise<boolean>;
  answerReplies(parts: ReplyParts): HandleReply;
}
