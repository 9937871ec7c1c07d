import type { Clock } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import type { Message } from '../../../platform/messages/messages';
import type { Secrets } from '../../../platform/secrets/secrets';
import type { Texts } from './texts';

/** What a template needs to become a message. */
export interface Content {
  values: Texts;
  /** Further paragraphs after the text. */
  paragraphs?: string[];
  /** Cleaned HTML behind them, for e-mail alone; `paragraphs` say the same as text. */
  html?: string;
  link?: string;
  /** Where its reader ends the sender's messages. */
  optOut?: string;
}

export interface RenderContext {
  clock: Clock;
  publicUrl: string;
  secrets: Secrets;
}

export type Render = (sql: Sql, message: Message, parts: RenderContext) => Promise<Content | null>;
