import type { Clock } from '../../platform/clock';
import type { Config } from '../../platform/config/config';
import type { Sql } from '../../platform/database/database';
import type { Message } from '../../platform/messages/messages';
import type { OutboxRow } from '../../platform/events/outbox.queries';

export interface PlanContext {
  clock: Clock;
  config: Config;
}

export type Plan = (sql: Sql, row: OutboxRow, parts: PlanContext) => Promise<Message[]>;
