import type { Locale } from '@tenderlane/contract';
import type { LinkMessages } from '@tenderlane/domain/trips/driver';
import { DAY_MS } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { own, unscoped } from '../../../platform/database/tenant';
import { ofTrip, type TripReader } from '../trip/trip.queries';

export interface NamedDriver {
  phone: string | null;
  email: string | null;
  languages: string[];
}

export function findNamedDriver(
  sql: Sql,
  reader: TripReader,
  { load_id: loadId, option_id: optionId }: { load_id: number; option_id: number },
): Promise<NamedDriver | undefined> {
  const [condition, companyId] = ofTrip('v', reader);
  return sql.first(
    `select r.phone, r.email, r.languages from load_vehicles v join drivers r on r.id = v.driver_id
      where ${condition} and v.load_id = $2 and v.option_id = $3`,
    [companyId, loadId, optionId],
  );
}

export async function lockLogin(sql: Sql, login: string): Promise<void> {
  await sql.run(`select pg_advisory_xact_lock(hashtextextended('driver-link:' || $1, 0))`, [login]);
}

export async function readMessages(
  sql: Sql,
  { linkId, login, now }: { linkId: number | null; login: string; now: number },
): Promise<LinkMessages> {
  const row = await sql.one<{ opted_out: boolean; for_trip: number; sent_at: Date[] }>(
    `select exists (select from driver_opt_outs where login = $2) as opted_out,
            (select count(*)::int from driver_messages where link_id = $1) as for_trip,
            array(select sent_at from driver_messages where login = $2 and sent_at > $3) as sent_at
       ${unscoped('the messages to one phone are counted over all companies')}`,
    [linkId, login, new Date(now - DAY_MS)],
  );
  return { isOptedOut: row.opted_out, forTrip: row.for_trip, sentAt: row.sent_at.map((at) => at.getTime()) };
}

export type MessageKind = 'link' | 'changed';

export async function insertMessage(
  sql: Sql,
  companyId: number,
  message: { linkId: number; kind: MessageKind; channel: 'sms' | 'email'; login: string; locale: Locale; at: number },
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into driver_messages (link_id, company_id, carrier_company_id, channel, login, locale, sent_at, kind)
     select d.id, d.company_id, d.carrier_company_id, $3, $4, $5, $6, $7 from driver_links d where ${own('d')} and d.id = $2
     returning id`,
    [companyId, message.linkId, message.channel, message.login, message.locale, new Date(message.at), message.kind],
  );
  return row.id;
}

export interface DriverMessageRow {
  id: number;
  kind: MessageKind;
  link_id: number;
  channel: 'sms' | 'email';
  login: string;
  locale: Locale;
  salt: Buffer;
  carrier: string;
}

export const findMessage = (sql: Sql, id: number): Promise<DriverMessageRow | undefined> =>
  sql.first(
    `select m.id, m.kind, m.link_id, m.channel, m.login, m.locale, d.salt, c.name as carrier
       from driver_messages m join driver_links d on d.id = m.link_id join companies c on c.id = d.carrier_company_id
      where ${unscoped('a job sends what its command has asked for')} m.id = $1`,
    [id],
  );

export async function saveOptOut(sql: Sql, tripId: number, isUndone: boolean, at: number): Promise<void> {
  const logins = `select distinct m.login from driver_messages m join driver_links d on d.id = m.link_id
    where ${unscoped('the holder of the link decides for its numbers')} d.trip_id = $1`;
  await (isUndone
    ? sql.run(`delete from driver_opt_outs where login in (${logins})`, [tripId])
    : sql.run(
        `insert into driver_opt_outs (login, at) select login, $2 from (${logins}) said on conflict (login) do nothing`,
        [tripId, new Date(at)],
      ));
}
