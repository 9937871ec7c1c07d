import type { Sql } from '../../platform/database';
import type { Message } from '../../platform/messages';
import type { OutboxRow } from '../../platform/outbox';

/** Who is told what about an outbox row. */
export type Plan = (sql: Sql, row: OutboxRow) => Promise<Message[]>;
