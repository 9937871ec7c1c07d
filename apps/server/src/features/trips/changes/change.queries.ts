import type { TripChangeView, TripStopView } from '@tenderlane/contract';
import type { Side } from '@tenderlane/domain/core';
import type { ChangeState } from '@tenderlane/domain/trips';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';
import { ofTrip, type TripReader } from '../trip/trip.queries';

type Contact = TripStopView['contact'];

export type Before = TripChangeView['before'];
export type After = TripChangeView['after'] & { contact: Contact; note: string | null };

export interface ChangeRow {
  id: number;
  stop_id: number | null;
  after_stop_id: number | null;
  side: Side;
  state: ChangeState;
  before: Before;
  after: After;
  proposed_at: Date;
  refusal_reason: string | null;
}

const LATEST = 50;

/** All waiting changes and the latest others, the newest first. */
export function listChanges(sql: Sql, reader: TripReader, tripId: number): Promise<ChangeRow[]> {
  const [condition, companyId] = ofTrip('c', reader);
  return sql.rows(
    `select c.id, c.stop_id, c.after_stop_id, c.side, c.state, c.before, c.after, c.proposed_at, c.refusal_reason
       from trip_changes c where ${condition} and c.trip_id = $2 order by c.state = 'waiting' desc, c.id desc limit ${LATEST}`,
    [companyId, tripId],
  );
}

export interface NewChange {
  tripId: number;
  stopId: number | null;
  afterId: number | null;
  side: Side;
  before: Before;
  after: After;
  at: number;
  accountId: number | null;
}

export async function insertChange(sql: Sql, companyId: number, change: NewChange): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into trip_changes (trip_id, stop_id, after_stop_id, company_id, carrier_company_id, side, state, before, after, proposed_at, proposed_by)
     select t.id, $3, $4, t.company_id, t.carrier_company_id, $5, 'waiting', $6, $7, $8, $9 from trips t
      where ${own('t')} and t.id = $2 returning id`,
    [
      companyId,
      change.tripId,
      change.stopId,
      change.afterId,
      change.side,
      JSON.stringify(change.before),
      JSON.stringify(change.after),
      new Date(change.at),
      change.accountId,
    ],
  );
  return row.id;
}

interface Decision {
  id: number;
  stopId: number | null;
  state: ChangeState;
  reason: string | null;
  at: number;
  accountId: number | null;
}

export const saveChangeDecision = (sql: Sql, companyId: number, given: Decision): Promise<number> =>
  sql.run(
    `update trip_changes set state = $3, refusal_reason = $4, decided_at = $5, decided_by = $6, stop_id = $7 where ${own()} and id = $2`,
    [companyId, given.id, given.state, given.reason, new Date(given.at), given.accountId, given.stopId],
  );

/** The pages of the tender show contact and note of its waypoints. */
export const saveStopNote = (
  sql: Sql,
  companyId: number,
  stopId: number,
  { contact, note }: { contact: Contact; note: string | null },
): Promise<number> =>
  sql.run(
    `with noted as (update trip_stops set contact = $3, note = $4 where ${own()} and id = $2 returning waypoint_id)
     update waypoints w set contact = $3, note = $4 from noted where ${own('w')} and w.id = noted.waypoint_id`,
    [companyId, stopId, contact && JSON.stringify(contact), note],
  );

/** A stop with another address is no longer that of the tender's waypoint, nor at its facility. */
export const changeStop = (sql: Sql, companyId: number, stopId: number, { window, address }: After): Promise<number> =>
  sql.run(
    `update trip_stops set window_from = coalesce($3, window_from), window_to = coalesce($4, window_to),
            address = coalesce($5::jsonb, address), waypoint_id = case when $5::jsonb is null then waypoint_id end,
            name = case when $5::jsonb is null then name end, has_gate = $5::jsonb is null and has_gate
      where ${own()} and id = $2`,
    [companyId, stopId, window?.from ?? null, window?.to ?? null, address && JSON.stringify(address)],
  );

export async function insertStop(
  sql: Sql,
  companyId: number,
  { tripId, afterId, after }: { tripId: number; afterId: number | null; after: After },
): Promise<number> {
  const afterIt = `(select s.position + 1 from trip_stops s where ${own('s')} and s.id = $3)`;
  const first = `(select min(s.position) from trip_stops s where ${own('s')} and s.trip_id = $2)`;
  await sql.run(
    `update trip_stops set position = position + 1 where ${own()} and trip_id = $2 and position >= coalesce(${afterIt}, ${first})`,
    [companyId, tripId, afterId],
  );
  const row = await sql.one<{ id: number }>(
    `insert into trip_stops (trip_id, company_id, carrier_company_id, position, kind, name, address, has_gate, contact, note,
                             first_window_from, first_window_to, window_from, window_to)
     select t.id, t.company_id, t.carrier_company_id,
            coalesce(${afterIt}, ${first} - 1),
            $4, $5, $6, false, $7, $8, $9, $10, $9, $10
       from trips t where ${own('t')} and t.id = $2 returning id`,
    [
      companyId,
      tripId,
      afterId,
      after.kind,
      after.name,
      JSON.stringify(after.address),
      after.contact && JSON.stringify(after.contact),
      after.note,
      after.window?.from,
      after.window?.to,
    ],
  );
  return row.id;
}
