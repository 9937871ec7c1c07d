import type { Sql } from '../../../platform/database/database';
import type { Message } from '../../../platform/messages/messages';
import type { PlannedDelivery } from '../planned-delivery';

/** The previous release stored only messages. */
export type DeferredDelivery = PlannedDelivery | Message;

export interface MessagePart {
  id: number;
  messages: DeferredDelivery[];
}

export function insertMessageParts(sql: Sql, parts: DeferredDelivery[][], at: number): Promise<number> {
  return sql.run(
    `insert into message_parts (messages, due_at)
     select part, $2 from jsonb_array_elements($1::jsonb) with ordinality as p(part, position) order by position`,
    [JSON.stringify(parts), new Date(at)],
  );
}

export async function hasMessageParts(sql: Sql, now: number): Promise<boolean> {
  return (await sql.first(`select 1 from message_parts where due_at <= $1 limit 1`, [new Date(now)])) !== undefined;
}

export function takeMessageParts(sql: Sql, now: number, limit: number): Promise<MessagePart[]> {
  return sql.rows(
    `delete from message_parts
      where id = any(array(select id from message_parts where due_at <= $1 order by due_at, id limit $2 for update skip locked))
     returning id, messages`,
    [new Date(now), limit],
  );
}

export function deleteMessagePart(sql: Sql, id: number): Promise<number> {
  return sql.run('delete from message_parts where id = $1', [id]);
}
