import type { Locale } from '@tenderlane/contract';
import { DAY_MS } from '@tenderlane/domain/core';
import { type BookingCounts, DEMO_LIMITS, type DemoFacts, type DemoState, OPEN_DEMOS } from '@tenderlane/domain/demos';
import type { Sql } from '../../platform/database/database';
import { own, unscoped } from '../../platform/database/tenant';

export interface DemoRow {
  id: number;
  salt: Buffer;
  company_id: number | null;
  account_id: number | null;
  login: string;
  name: string;
  company_name: string;
  country_id: string;
  locale: Locale;
  time_zone: string;
  times: Date[];
  note: string;
  state: DemoState;
  confirmed_at: Date | null;
  at: Date | null;
  ends_at: Date | null;
  host_id: number | null;
  host: string | null;
  host_email: string | null;
  sequence: number;
  operator_note: string;
  created_at: Date;
}

export const factsOf = ({ state, at, created_at: createdAt, confirmed_at: confirmedAt }: DemoRow): DemoFacts => ({
  state,
  at: at?.getTime() ?? null,
  createdAt: createdAt.getTime(),
  isConfirmed: confirmedAt !== null,
});

const BOOKING = `b.id, b.salt, b.company_id, b.account_id, b.login, b.name, b.company_name, b.country_id, b.locale, b.time_zone,
  b.times, b.note, b.state, b.confirmed_at, b.at, b.ends_at, b.host_id, b.sequence, b.operator_note, b.created_at,
  trim(h.first_name || ' ' || h.last_name) as host, h.email as host_email`;
const FROM = 'demo_bookings b left join accounts h on h.id = b.host_id';
const SHOWN_OWN = 10;
const BY_LINK = unscoped('a link or the operator names the booking');

export const findDemo = (sql: Sql, id: number): Promise<DemoRow | undefined> =>
  sql.first(`select ${BOOKING} from ${FROM} where b.id = $1 ${BY_LINK}`, [id]);

export const lockDemo = (sql: Sql, id: number): Promise<DemoRow | undefined> =>
  sql.first(`select ${BOOKING} from ${FROM} where b.id = $1 ${BY_LINK} for no key update of b`, [id]);

export interface NewDemo extends Pick<
  DemoRow,
  'login' | 'name' | 'company_name' | 'country_id' | 'locale' | 'time_zone' | 'note' | 'salt'
> {
  member: { companyId: number; accountId: number } | null;
  network: string | null;
  times: readonly number[];
  isMessaged: boolean;
  dueAt: number | null;
}

export async function insertDemo(sql: Sql, demo: NewDemo, at: number): Promise<number> {
  const { id } = await sql.one<{ id: number }>(
    `insert into demo_bookings (company_id, account_id, salt, network, login, name, company_name, country_id, locale, time_zone,
       times, note, is_messaged, due_at, confirmed_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, case when $1::bigint is not null then $15::timestamptz end, $15)
     ${unscoped('a visitor’s booking has no company')} returning id`,
    [
      demo.member?.companyId ?? null,
      demo.member?.accountId ?? null,
      demo.salt,
      demo.network,
      demo.login,
      demo.name,
      demo.company_name,
      demo.country_id,
      demo.locale,
      demo.time_zone,
      demo.times.map((time) => new Date(time)),
      demo.note,
      demo.isMessaged,
      demo.dueAt === null ? null : new Date(demo.dueAt),
      new Date(at),
    ],
  );
  return id;
}

export const saveDemo = (sql: Sql, demo: DemoRow, dueAt: number | null): Promise<number> =>
  sql.run(
    `update demo_bookings set time_zone = $2, times = $3, note = $4, state = $5, confirmed_at = $6, at = $7, ends_at = $8,
            host_id = $9, sequence = $10, operator_note = $11, due_at = $12 where ${BY_LINK} id = $1`,
    [
      demo.id,
      demo.time_zone,
      demo.times,
      demo.note,
      demo.state,
      demo.confirmed_at,
      demo.at,
      demo.ends_at,
      demo.host_id,
      demo.sequence,
      demo.operator_note,
      dueAt === null ? null : new Date(dueAt),
    ],
  );

const OF_ALL = unscoped('limits count the bookings of everybody');

export async function lockBooker(sql: Sql, login: string, network: string | null): Promise<void> {
  await sql.run(`select pg_advisory_xact_lock(hashtextextended('demo-login:' || $1, 0))`, [login]);
  if (network) await sql.run(`select pg_advisory_xact_lock(hashtextextended('demo-network:' || $1, 0))`, [network]);
}

// Members and visitors of one login are counted apart, so that no answer tells that a login has an account.
export async function countBookings(
  sql: Sql,
  { login, network }: { login: string; network: string | null },
  now: number,
): Promise<BookingCounts> {
  const row = await sql.one<{ login_at: Date | null; network_at: Date | null }>(
    `select (select created_at from demo_bookings where login = $1 and (network is null) = ($2::text is null) and created_at > $3 ${OF_ALL}
              order by created_at desc limit 1 offset $4) as login_at,
            (select created_at from demo_bookings where network = $2 and created_at > $3
              order by created_at desc limit 1 offset $5) as network_at`,
    [login, network, new Date(now - DAY_MS), DEMO_LIMITS.perLoginDay - 1, DEMO_LIMITS.perNetworkDay - 1],
  );
  return { loginAt: row.login_at?.getTime() ?? null, networkAt: row.network_at?.getTime() ?? null };
}

export const hasUnconfirmed = async (sql: Sql, login: string): Promise<boolean> =>
  (await sql.first(
    `select 1 from demo_bookings where login = $1 and is_messaged and confirmed_at is null ${OF_ALL} limit 1`,
    [login],
  )) !== undefined;

export const isHostTaken = async (
  sql: Sql,
  { id, hostId, at, endsAt }: { id: number; hostId: number; at: number; endsAt: number },
): Promise<boolean> =>
  (await sql.first(
    `select 1 from demo_bookings where host_id = $2 and id <> $1 and state = 'agreed' and at < $4 and ends_at > $3
      ${unscoped('the operator’s person has one calendar')} limit 1`,
    [id, hostId, new Date(at), new Date(endsAt)],
  )) !== undefined;

export const listOwnDemos = (
  sql: Sql,
  { companyId, accountId }: { companyId: number; accountId: number },
  now: number,
): Promise<DemoRow[]> =>
  sql.rows(
    `select ${BOOKING} from ${FROM}
      where ${own('b')} and b.account_id = $2 and b.state = any($3::text[]) and (b.state = 'requested' or b.ends_at > $4)
      order by b.id desc limit $5`,
    [companyId, accountId, OPEN_DEMOS, new Date(now), SHOWN_OWN],
  );

const IN_QUEUE = `b.confirmed_at is not null and b.state = any($1::text[]) ${unscoped('the operator answers all bookings')}
  and not exists (select from companies s where s.id = b.company_id and s.is_demo)`;

const place = (row: string) => `coalesce(${row}.at, '-infinity'), ${row}.id`;

export const listDemos = (
  sql: Sql,
  { state, after, limit }: { state: DemoState | undefined; after: number | null; limit: number },
): Promise<DemoRow[]> =>
  sql.rows(
    `select ${BOOKING} from ${FROM}
      where ${IN_QUEUE} and ($2::bigint is null or (${place('b')}) > (select ${place('q')} from demo_bookings q where q.id = $2))
      order by ${place('b')} limit $3`,
    [state === undefined ? OPEN_DEMOS : [state], after, limit],
  );

export async function countQueue(sql: Sql): Promise<number> {
  const { count } = await sql.one<{ count: number }>(
    `select count(*)::int as count from demo_bookings b
      where ${IN_QUEUE}`,
    [OPEN_DEMOS],
  );
  return count;
}

const BY_CLOCK = unscoped('the clock’s work, of all companies');

export const hasDueDemos = async (sql: Sql, now: number): Promise<boolean> =>
  (await sql.first(`select 1 from demo_bookings where due_at <= $1 ${BY_CLOCK} limit 1`, [new Date(now)])) !==
  undefined;

export const takeDueDemos = (sql: Sql, now: number, limit: number): Promise<DemoRow[]> =>
  sql.rows(
    `select ${BOOKING} from ${FROM} where b.due_at <= $1 ${BY_CLOCK}
      order by b.due_at, b.id limit $2 for no key update of b skip locked`,
    [new Date(now), limit],
  );

export const postponeDemo = (sql: Sql, id: number, until: number | null): Promise<number> =>
  sql.run(`update demo_bookings set due_at = $2 where id = $1 ${BY_CLOCK}`, [
    id,
    until === null ? null : new Date(until),
  ]);

export const forgetDemo = (sql: Sql, id: number): Promise<number> =>
  sql.run(`delete from demo_bookings where id = $1 and confirmed_at is null ${BY_CLOCK}`, [id]);
