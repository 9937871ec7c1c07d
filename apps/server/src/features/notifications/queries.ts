import { ROLES, can, type Right, type Side } from '@tenderlane/domain';
import type { Locale } from '@tenderlane/contract';
import type { Sql } from '../../platform/database/database';
import { own } from '../../platform/database/tenant';
import type { Recipient } from './recipient';

/** Formats and time are those of the company a person works in, as on its screens. */
const RECIPIENT = `a.id as account_id, a.email, a.phone, a.locale, own.country_id`;

export const rolesWith = (side: Side, right: Right) => ROLES.filter((role) => can(side, role, right));

/** The language of the person behind a login, if there is an account. */
export async function findLocale(sql: Sql, login: string): Promise<Locale | undefined> {
  const row = await sql.first<{ locale: Locale }>(`select locale from accounts where email = $1 or phone = $1`, [
    login,
  ]);
  return row?.locale;
}

/** The country of the person behind a login, if there is an account. */
export async function findCountry(sql: Sql, login: string): Promise<string | undefined> {
  const row = await sql.first<{ country_id: string }>(
    `select country_id from accounts where email = $1 or phone = $1`,
    [login],
  );
  return row?.country_id;
}

/** Whether bids may still be placed, so that a message about the tender is worth sending. */
export async function isTenderOpen(sql: Sql, companyId: number, loadId: number, now: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from loads where ${own()} and id = $2 and state = 'ongoing' and deleted_at is null and effective_end > $3`,
    [companyId, loadId, new Date(now)],
  );
  return row !== undefined;
}

/** Members of a company in certain roles. */
export function listPeople(sql: Sql, companyId: number, roles: readonly string[]): Promise<Recipient[]> {
  return sql.rows(
    `select ${RECIPIENT} from brand_members m join accounts a on a.id = m.account_id join companies own on own.id = m.company_id
      where ${own('m')} and m.state = 'active' and m.role = any($2::text[]) order by a.id`,
    [companyId, roles],
  );
}

/** One thing to tell about a load. */
export interface AskedNotice {
  companyId: number;
  loadId: number;
  /** The option it is for; null: every carrier that still takes part. */
  optionId: number | null;
  /** The option whose carrier the text names. */
  namedOptionId: number | null;
}

/** `position` is the place of the notice in the list asked for. */
export type Indexed<Row> = Row & { position: number };

const ASKED = `unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality as asked(company_id, load_id, option_id, position)`;

const listsOf = (asked: AskedNotice[], option: 'optionId' | 'namedOptionId') => [
  asked.map(({ companyId }) => companyId),
  asked.map(({ loadId }) => loadId),
  asked.map((notice) => notice[option]),
];

/** The managers of loads, or the company's owner where the manager has left. */
export function listManagers(sql: Sql, asked: AskedNotice[]): Promise<Indexed<Recipient>[]> {
  return sql.rows(
    `select asked.position - 1 as position, ${RECIPIENT} from ${ASKED}
       join loads l on ${own('l', 'asked.company_id')} and l.id = asked.load_id
       join companies own on own.id = l.company_id
       left join brand_members m on m.company_id = l.company_id and m.account_id = l.manager_id and m.state = 'active'
       join accounts a on a.id = coalesce(m.account_id, own.admin_id)`,
    listsOf(asked, 'optionId'),
  );
}

const LEFT_BIDDING = ['declined', 'withdrawn', 'refused', 'lapsed', 'cancelled_by_carrier'];

/** The people of the carriers a tender has reached and who have not left it, or of one of them. */
export function listCarrierPeople(sql: Sql, asked: AskedNotice[]): Promise<Indexed<Recipient>[]> {
  return sql.rows(
    `select distinct on (asked.position, a.id) asked.position - 1 as position, o.carrier_id, ${RECIPIENT} from ${ASKED}
       join options o on ${own('o', 'asked.company_id')} and o.load_id = asked.load_id
        and case when asked.option_id is null then not o.is_out and o.state <> all($5::text[]) else o.id = asked.option_id end
       join brand_members m on m.company_id = o.carrier_company_id and m.state = 'active' and m.role = any($4::text[])
       join accounts a on a.id = m.account_id
       join companies own on own.id = m.company_id
      order by asked.position, a.id`,
    [...listsOf(asked, 'optionId'), rolesWith('carrier', 'bids.write'), LEFT_BIDDING],
  );
}

/** What a notice says beside the facts of its tender. */
export interface NoticeFacts {
  leader_option_id: number | null;
  /** The carrier the text names. */
  carrier: string | null;
}

export function listNoticeFacts(sql: Sql, asked: AskedNotice[]): Promise<Indexed<NoticeFacts>[]> {
  return sql.rows(
    `select asked.position - 1 as position, l.leader_option_id,
            (select r.name from options o join carriers r on r.company_id = l.company_id and r.id = o.carrier_id
              where o.company_id = l.company_id and o.id = asked.option_id) as carrier
       from ${ASKED}
       join loads l on ${own('l', 'asked.company_id')} and l.id = asked.load_id`,
    listsOf(asked, 'namedOptionId'),
  );
}
