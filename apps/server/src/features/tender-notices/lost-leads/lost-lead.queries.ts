import type { Sql } from '../../../platform/database/database';
import { owner } from '../../../platform/database/tenant';
import type { OutboxRow } from '../../../platform/events/outbox.queries';

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
