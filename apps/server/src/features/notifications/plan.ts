import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { Sql } from '../../platform/database/database';
import type { Message } from '../../platform/messages/messages';
import type { OutboxRow } from '../../platform/events/outbox';

/** What plans may need beside the row. */
export interface PlanContext {
  clock: Clock;
  config: Config;
}

/** Who is told what about an outbox row. */
export type Plan = (sql: Sql, row: OutboxRow, parts: PlanContext) => Promise<Message[]>;
