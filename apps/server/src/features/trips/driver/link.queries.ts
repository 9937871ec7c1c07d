import type { LoadState } from '@tenderlane/domain/loads';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own, unscoped } from '../../../platform/database/tenant';
import { ofTrip, type TripReader } from '../trip/trip.queries';

export interface LinkRow {
  id: number;
  trip_id: number;
  company_id: number;
  carrier_company_id: number;
  load_id: number;
  option_id: number;
  salt: Buffer;
  opened_at: Date | null;
  is_winner: boolean;
  load_state: LoadState;
  previous_state: LoadState | null;
  ended_at: Date | null;
}

const LINK = `select d.id, d.trip_id, d.company_id, d.carrier_company_id, t.load_id, t.option_id, d.salt, d.opened_at,
    coalesce(t.option_id = l.selected_option_id, false) as is_winner, l.state as load_state, l.previous_state, coalesce(l.completed_at, l.finished_at) as ended_at
  from driver_links d join trips t on t.id = d.trip_id
  join loads l on l.id = t.load_id and l.deleted_at is null`;

const BY_SECRET = unscoped('the secret of a driver names the trip');

export const findLink = (sql: Sql, id: number): Promise<LinkRow | undefined> =>
  sql.first(`${LINK} where ${BY_SECRET} d.id = $1`, [id]);

export const findLinkByToken = (sql: Sql, tokenHash: Buffer): Promise<LinkRow | undefined> =>
  sql.first(`${LINK} where ${BY_SECRET} d.token_hash = $1`, [tokenHash]);

export const findLinkByApp = (sql: Sql, tokenHash: Buffer): Promise<LinkRow | undefined> =>
  sql.first(`${LINK} where ${BY_SECRET} d.app_token_hash = $1`, [tokenHash]);

export const lockLinkOfTrip = (sql: Sql, tripId: number): Promise<LinkRow | undefined> =>
  sql.first(`${LINK} where ${BY_SECRET} d.trip_id = $1 for no key update of d`, [tripId]);

export const saveOpening = (sql: Sql, carrierCompanyId: number, id: number, tokenHash: Buffer, at: number) =>
  sql.run(
    `update driver_links set token_hash = $3, opened_at = $4, app_token_hash = null
      where ${ofCarrier()} and id = $2`,
    [carrierCompanyId, id, tokenHash, new Date(at)],
  );

export const saveAppToken = (sql: Sql, carrierCompanyId: number, tripId: number, tokenHash: Buffer): Promise<number> =>
  sql.run(`update driver_links set app_token_hash = $3 where ${ofCarrier()} and trip_id = $2`, [
    carrierCompanyId,
    tripId,
    tokenHash,
  ]);

export const saveSharing = (
  sql: Sql,
  carrierCompanyId: number,
  tripId: number,
  isShared: boolean | null,
): Promise<number> =>
  sql.run(`update trips set is_shared = $3 where ${ofCarrier()} and id = $2`, [carrierCompanyId, tripId, isShared]);

export async function makeLink(
  sql: Sql,
  companyId: number,
  link: { tripId: number; salt: Buffer; isReplaced: boolean; at: number },
): Promise<{ id: number; salt: Buffer; isNew: boolean }> {
  const { tripId, salt, isReplaced, at } = link;
  const made = await sql.first<{ id: number }>(
    `insert into driver_links (trip_id, company_id, carrier_company_id, salt, made_at)
     select t.id, t.company_id, t.carrier_company_id, $3, $4 from trips t where ${own('t')} and t.id = $2
     on conflict (trip_id) do update set salt = excluded.salt, made_at = excluded.made_at, token_hash = null, opened_at = null, app_token_hash = null
       where $5 returning id`,
    [companyId, tripId, salt, new Date(at), isReplaced],
  );
  if (made) return { ...made, salt, isNew: true };
  const kept = await sql.one<{ id: number; salt: Buffer }>(
    `select id, salt from driver_links where ${own()} and trip_id = $2`,
    [companyId, tripId],
  );
  return { ...kept, isNew: false };
}

export interface ShownLinkRow {
  id: number;
  opened_at: Date | null;
  channel: 'sms' | 'email' | null;
  sent_at: Date | null;
}

export function findShownLink(sql: Sql, reader: TripReader, tripId: number): Promise<ShownLinkRow | undefined> {
  const [condition, companyId] = ofTrip('d', reader);
  return sql.first(
    `select d.id, d.opened_at, m.channel, m.sent_at from driver_links d
       left join lateral (select channel, sent_at from driver_messages where link_id = d.id order by id desc limit 1) m on true
      where ${condition} and d.trip_id = $2`,
    [companyId, tripId],
  );
}
