import type { Sql } from '../../../platform/database/database';
import { owner, unscoped } from '../../../platform/database/tenant';
import type { OutboxRow } from '../../../platform/events/outbox.queries';

const CLOCK = unscoped('the clock’s work, of all companies');

export interface LostLead {
  id: number;
  company_id: number;
  option_id: number;
  payload: OutboxRow['payload'];
}

/**
 * Saves lost leads for later, one per option; an existing row that is not due is sent with the standing at that time.
 */
export function saveLostLeads(sql: Sql, payloads: readonly OutboxRow['payload'][], now: number, dueAt: number) {
  return sql.run(
    `insert into lost_leads (company_id, option_id, payload, due_at)
     select distinct on (option_id) ${owner('company_id')}, option_id, payload, $3
       from (select (p->>'company_id')::bigint as company_id, (p->>'option_id')::bigint as option_id, p as payload
               from jsonb_array_elements($1::jsonb) as p) as lost
      where not exists (select from lost_leads l where l.option_id = lost.option_id and l.due_at > $2)`,
    [JSON.stringify(payloads), new Date(now), new Date(dueAt)],
  );
}

export async function hasLostLeads(sql: Sql, now: number): Promise<boolean> {
  const row = await sql.first(`select 1 from lost_leads ${CLOCK} where due_at <= $1 limit 1`, [new Date(now)]);
  return row !== undefined;
}

export function takeLostLeads(sql: Sql, now: number, limit: number): Promise<LostLead[]> {
  return sql.rows(
    `delete from lost_leads ${CLOCK} where id = any(array(
       select id from lost_leads where due_at <= $1 order by due_at limit $2 for update skip locked))
     returning id, company_id, option_id, payload`,
    [new Date(now), limit],
  );
}

export function postponeLostLead(sql: Sql, id: number, until: number): Promise<number> {
  return sql.run(`update lost_leads set due_at = $2 where id = $1 ${CLOCK}`, [id, new Date(until)]);
}
