import { hash } from 'node:crypto';
import { eventCatalogue, type EventKind, type RecordableAction } from '@tenderlane/contract/events';
import { momentOf } from '../clock';
import type { Sql } from '../database/database';
import { unscoped } from '../database/tenant';
import type { OutboxRow } from './outbox.queries';
import { runSubscribers, type RecordContext } from './in-transaction';
import type { NewEvent } from './new-event';

/**
 * Writes events with an outbox row each, in the transaction of their change, and calls the subscribers in it. With
 * `isQueued` the write is sent with the change's other writes and not awaited.
 */
export async function record(
  context: RecordContext,
  events: readonly NewEvent[],
  { isQueued = false } = {},
): Promise<void> {
  const rows = events.map(rowOf).filter(({ kept, isQuiet }) => kept || !isQuiet);
  if (rows.length > 0) {
    const written = writeEvents(context.sql, rows);
    if (isQueued) context.sql.queueWrite(written);
    else await written;
  }
  await runSubscribers(context, events);
}

const kindOf = (action: RecordableAction): EventKind => eventCatalogue[action];

const rowOf = ({ actor, optionId = null, optionIds = [], params = {}, ...event }: NewEvent) => {
  const { entity, kept = true, isQuiet = false } = kindOf(event.action);
  const stored = optionId === null ? params : { ...params, option_id: optionId };
  return { ...event, ...actor, entity, kept, isQuiet, optionId, optionIds, params: stored };
};

/** The ids are taken first, so that the outbox rows can name their events. */
function writeEvents(sql: Sql, rows: ReturnType<typeof rowOf>[]): Promise<number> {
  return sql.run(
    `with given as materialized ${unscoped('an event carries the company it is about')} (
       select case when e.kept then nextval('events_id_seq') end as id, e.*
         from rows from (json_to_recordset($1::json) as (at float8, "companyId" bigint, "carrierCompanyId" bigint, entity text,
              "entityId" bigint, action text, kept boolean, "isQuiet" boolean, "actorKind" text, "accountId" bigint, "batchUuid" uuid, "optionId" bigint,
              "optionIds" jsonb, params jsonb, changes jsonb)) with ordinality as e
     ), written as (
       insert into events (id, at, company_id, carrier_company_id, entity, entity_id, action, actor_kind, account_id, batch_uuid, params, changes)
       overriding system value
       select e.id, ${momentOf('e.at')}, e."companyId", e."carrierCompanyId", e.entity, e."entityId", e.action,
              e."actorKind", e."accountId", e."batchUuid", e.params, coalesce(e.changes, '[]')
         from given e where e.kept
     )
     insert into outbox (kind, payload)
     select e.action, jsonb_build_object('event_id', e.id, 'entity_id', e."entityId", 'company_id', e."companyId",
              'carrier_company_id', e."carrierCompanyId", 'account_id', e."accountId", 'option_id', e."optionId",
              'option_ids', e."optionIds", 'params', e.params, 'at', e.at,
              'key', coalesce(e.id, nextval('events_id_seq')))
       from given e where not e."isQuiet" order by e.ordinality`,
    [JSON.stringify(rows)],
  );
}

export interface OutboxEvent {
  action: string;
  /** Unique per event and stable across repeated deliveries. */
  key: string;
  at: number | null;
  entityId: number;
  companyId: number;
  carrierCompanyId: number | null;
  accountId: number | null;
  optionId: number | null;
  optionIds: number[];
  params: unknown;
}

export const readEvent = ({ kind, payload }: OutboxRow): OutboxEvent => ({
  action: kind,
  key: String(payload['key'] ?? payload['event_id'] ?? `old-${hash('sha256', JSON.stringify([kind, payload]))}`),
  at: (payload['at'] as number | null | undefined) ?? null,
  entityId: Number(payload['entity_id']),
  companyId: Number(payload['company_id']),
  carrierCompanyId: (payload['carrier_company_id'] as number | null | undefined) ?? null,
  accountId: (payload['account_id'] as number | null | undefined) ?? null,
  optionId: (payload['option_id'] as number | null | undefined) ?? null,
  optionIds: (payload['option_ids'] as number[] | undefined) ?? [],
  params: payload['params'] ?? {},
});

export function withoutRepeatedNews(rows: OutboxRow[]): OutboxRow[] {
  const keyOf = ({ kind, payload }: OutboxRow) =>
    payload['event_id'] === null &&
    JSON.stringify([kind, payload['entity_id'], payload['option_id'], payload['option_ids'], payload['params']]);
  const last = new Map(rows.map((row) => [keyOf(row) || row, row]));
  return rows.filter((row) => last.get(keyOf(row) || row) === row);
}

/** Queues work for the dispatcher that is no change of a record; urgent work, such as a sign-in code, goes first. */
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
