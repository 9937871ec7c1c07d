import type { EventAction } from '@tenderlane/domain';
import { momentOf } from '../clock';
import type { Sql } from '../database/database';
import { unscoped } from '../database/tenant';

/** One change, as history, messages and later every other channel read it. */
export interface EventRow {
  at: number;
  companyId: number | null;
  carrierCompanyId?: number | null;
  entity: string;
  entityId: number;
  action: EventAction;
  actorKind: 'person' | 'carrier' | 'clock' | 'system';
  accountId?: number | null;
  batchUuid?: string | null;
  params?: Record<string, unknown>;
  changes?: { field: string; old: unknown; new: unknown }[];
}

/** Somebody to be told about a change; who that is and how, the notifications decide. */
export interface OutboxNotice {
  kind: string;
  payload: Record<string, unknown>;
}

/** Writes the events of a change with what follows from them for others, in the change's own transaction. */
export async function recordEvents(sql: Sql, events: EventRow[], notices: OutboxNotice[] = []): Promise<void> {
  if (events.length === 0 && notices.length === 0) return;
  await sql.run(
    `with written as ${unscoped('an event carries the company it is about')} (
       insert into events (at, company_id, carrier_company_id, entity, entity_id, action, actor_kind, account_id, batch_uuid, params, changes)
       select ${momentOf('e.at')}, e."companyId", e."carrierCompanyId", e.entity, e."entityId", e.action,
              e."actorKind", e."accountId", e."batchUuid", coalesce(e.params, '{}'), coalesce(e.changes, '[]')
         from json_to_recordset($1::json) as e(at float8, "companyId" bigint, "carrierCompanyId" bigint, entity text,
              "entityId" bigint, action text, "actorKind" text, "accountId" bigint, "batchUuid" uuid, params jsonb, changes jsonb)
       returning id, action, entity_id, company_id, carrier_company_id, params
     )
     insert into outbox (kind, payload)
     select action, jsonb_build_object('event_id', id, 'entity_id', entity_id, 'company_id', company_id,
                                       'carrier_company_id', carrier_company_id, 'params', params) from written
     union all select n.kind, n.payload from json_to_recordset($2::json) as n(kind text, payload jsonb)`,
    [JSON.stringify(events), JSON.stringify(notices)],
  );
}

/** Work for the dispatcher that is no change of a record; what is urgent, such as a sign-in code, goes before all that waits. */
export async function enqueue(
  sql: Sql,
  kind: string,
  payload: Record<string, unknown>,
  { urgent = false } = {},
): Promise<void> {
  await sql.run(`insert into outbox (kind, payload, urgent) values ($1, $2::jsonb, $3)`, [
    kind,
    JSON.stringify(payload),
    urgent,
  ]);
}
