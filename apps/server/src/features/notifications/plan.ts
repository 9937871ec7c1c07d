import type { Sql } from '../../platform/database/database';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import type { Message } from '../../platform/messages/messages';
import type { PlanContext } from '../../platform/notices/subject';

export type Plan = (sql: Sql, row: OutboxRow, parts: PlanContext) => Promise<Message[]>;
