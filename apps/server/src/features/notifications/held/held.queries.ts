import { momentOf } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';
import type { Message } from '../../../platform/messages/messages';

export interface HeldMessage {
  account_id: number;
  /** The company of the message; nothing is sent after the person has left it. */
  company_id: number;
  is_digest: boolean;
  item_key: string;
  message: Message;
  due_at: number;
}

export interface HeldRow extends Omit<HeldMessage, 'due_at'> {
  id: number;
  is_member: boolean;
  created_at: Date;
}

export function insertHeld(sql: Sql, held: readonly HeldMessage[], at: number): Promise<number> {
  return sql.run(
    `insert into held_messages (account_id, company_id, is_digest, item_key, message, created_at, due_at)
     select h.account_id, h.company_id ${unscoped('each message names its own company')}, h.is_digest, h.item_key, h.message, ${momentOf('$2')}, ${momentOf('h.due_at')}
       from jsonb_to_recordset($1::jsonb) as h (account_id bigint, company_id bigint, is_digest boolean, item_key text, message jsonb, due_at float8)`,
    [JSON.stringify(held), at],
  );
}

export async function hasDueHeld(sql: Sql, now: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from held_messages ${unscoped('the clock’s work, of all companies')} where due_at <= $1 limit 1`,
    [new Date(now)],
  );
  return row !== undefined;
}

/** Takes all due rows of some people, so that a digest is complete. */
export function takeDueHeld(sql: Sql, now: number, people: number): Promise<HeldRow[]> {
  return sql.rows(
    `delete from held_messages d where ${unscoped('the clock’s work, of all companies')} id = any(array(
       select h.id from held_messages h
        where h.due_at <= $1 and h.account_id = any(array(
          select distinct due.account_id from (select account_id from held_messages where due_at <= $1 order by due_at, id limit $2) due))
        order by h.id for update skip locked))
     returning id, account_id, company_id, is_digest, item_key, message, created_at,
               exists (select 1 from brand_members m join companies c on c.id = m.company_id and c.closed_at is null where m.company_id = d.company_id and m.account_id = d.account_id
                          and m.state = 'active') as is_member`,
    [new Date(now), people],
  );
}

export function postponeHeld(sql: Sql, id: number, until: number): Promise<number> {
  return sql.run(
    `update held_messages set due_at = $2 where id = $1 ${unscoped('the clock’s work, of all companies')}`,
    [id, new Date(until)],
  );
}
