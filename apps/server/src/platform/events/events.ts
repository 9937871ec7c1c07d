import { eventCatalogue, type EventKind, type ParamsOf, type RecordableAction } from '@tenderlane/contract/events';
import { momentOf } from '../clock';
import type { Sql } from '../database/database';
import { unscoped } from '../database/tenant';
import type { RecordedActor } from '../principal';
import { passOn, type Recording } from './in-transaction';

interface EventBase {
  at: number;
  companyId: number | null;
  carrierCompanyId?: number | null;
  entityId: number;
  actor: RecordedActor;
  batchUuid?: string | null;
  /** The option that it is about. */
  optionId?: number | null;
  changes?: { field: string; old: unknown; new: unknown }[];
}

/** One change to record: its params are those that the catalogue names for its action. */
export type NewEvent = {
  [Action in RecordableAction]: EventBase & { action: Action } & (Record<never, never> extends ParamsOf<Action>
      ? { params?: ParamsOf<Action> }
      : { params: ParamsOf<Action> });
}[RecordableAction];

export type EventOf<Action extends RecordableAction> = Extract<NewEvent, { action: Action }>;

/** Some fields of some events, each still with the params of its own action. */
export type PartOf<Event, Field extends PropertyKey> = Event extends unknown ? Pick<Event, Field & keyof Event> : never;

/**
 * Writes events with an outbox row each, in the transaction of their change, and passes them to who else acts in it. With
 * `isQueued` nobody waits for the writing: it travels with the change's other writes.
 */
export async function record(
  recording: Recording,
  events: readonly NewEvent[],
  { isQueued = false } = {},
): Promise<void> {
  if (events.length === 0) return;
  const written = writeEvents(recording.sql, events);
  if (isQueued) recording.sql.queueWrite(written);
  else await written;
  await passOn(recording, events);
}

const kindOf = (action: RecordableAction): EventKind => eventCatalogue[action];

const rowOf = ({ actor, optionId = null, params = {}, ...event }: NewEvent) => ({
  ...event,
  ...actor,
  entity: kindOf(event.action).entity,
  params: optionId === null ? params : { ...params, option_id: optionId },
});

function writeEvents(sql: Sql, events: readonly NewEvent[]): Promise<number> {
  return sql.run(
    `with written as ${unscoped('an event carries the company it is about')} (
       insert into events (at, company_id, carrier_company_id, entity, entity_id, action, actor_kind, account_id, batch_uuid, params, changes)
       select ${momentOf('e.at')}, e."companyId", e."carrierCompanyId", e.entity, e."entityId", e.action,
              e."actorKind", e."accountId", e."batchUuid", e.params, coalesce(e.changes, '[]')
         from json_to_recordset($1::json) as e(at float8, "companyId" bigint, "carrierCompanyId" bigint, entity text,
              "entityId" bigint, action text, "actorKind" text, "accountId" bigint, "batchUuid" uuid, params jsonb, changes jsonb)
       returning id, action, entity_id, company_id, carrier_company_id, params
     )
     insert into outbox (kind, payload)
     select action, jsonb_build_object('event_id', id, 'entity_id', entity_id, 'company_id', company_id,
                                       'carrier_company_id', carrier_company_id, 'params', params) from written`,
    [JSON.stringify(events.map(rowOf))],
  );
}

/** Work for the dispatcher that is no change of a record; what is urgent, such as a sign-in code, goes before all that waits. */
export async function enqueue(
  sql: Sql,
  kind: string,
  payload: Record<string, unknown>,
  { urgent = false } = {},
): Promise<void> {
  await enqueueAll(sql, [{ kind, payload }], { urgent });
}

/** The same for several rows. */
export function enqueueAll(
  sql: Sql,
  rows: { kind: string; payload: Record<string, unknown> }[],
  { urgent = false } = {},
): Promise<number> {
  return sql.run(
    `insert into outbox (kind, payload, urgent)
     select n.kind, n.payload, $2 from json_to_recordset($1::json) as n(kind text, payload jsonb)`,
    [JSON.stringify(rows), urgent],
  );
}
