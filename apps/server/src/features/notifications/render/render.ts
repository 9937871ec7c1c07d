import type { Clock } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import type { Message } from '../../../platform/messages/messages';
import type { Secrets } from '../../../platform/secrets/secrets';
import type { Texts } from '../../../platform/notices/texts';

export interface Content {
  values: Texts;
  paragraphs?: string[];
  html?: string;
  link?: string;
  optOut?: string;
}

export interface RenderContext {
  clock: Clock;
  publicUrl: string;
  secrets: Secrets;
}

export type Render = (sql: Sql, message: Message, parts: RenderContext) => Promise<Content | null>;
