import type { Terms } from '@tenderlane/domain/terms';
import type { LoadFields } from '@tenderlane/domain/loads';
import type { Sql } from '../../platform/database/database';
import { own } from '../../platform/database/tenant';
import { RECIPIENT, type Indexed } from '../../platform/notices/people.queries';
import type { Recipient } from '../../platform/notices/subject';
import { rolesWith } from '../../platform/principal';

/** A load, and for carriers one option of it; null means every carrier that still takes part. */
export interface AskedOption {
  companyId: number;
  loadId: number;
  optionId: number | null;
}

const ASKED = `unnest($1::bigint[], $2::bigint[], $3::bigint[]) with ordinality as asked(company_id, load_id, option_id, position)`;

const listsOf = (asked: AskedOption[]) => [
  asked.map(({ companyId }) => companyId),
  asked.map(({ loadId }) => loadId),
  asked.map(({ optionId }) => optionId),
];

/** Lists the managers of loads, or the owner if the manager has left, and colleagues who follow the loads. */
export function listManagers(sql: Sql, asked: AskedOption[]): Promise<Indexed<Recipient>[]> {
  return sql.rows(
    `select asked.position - 1 as position, ${RECIPIENT} from ${ASKED}
       join loads l on ${own('l', 'asked.company_id')} and l.id = asked.load_id
       join companies own on own.id = l.company_id
       left join brand_members m on m.company_id = l.company_id and m.account_id = l.manager_id and m.state = 'active'
       join accounts a on a.id = coalesce(m.account_id, own.admin_id)
     union
     select asked.position - 1 as position, ${RECIPIENT} from ${ASKED}
       join load_watches w on ${own('w', 'asked.company_id')} and w.load_id = asked.load_id and w.state = 'follow'
        and w.carrier_company_id is null
       join brand_members m on m.company_id = w.company_id and m.account_id = w.account_id and m.state = 'active'
       join companies own on own.id = m.company_id
       join accounts a on a.id = m.account_id
      order by position, account_id`,
    listsOf(asked),
  );
}

const LEFT_BIDDING = ['declined', 'withdrawn', 'refused', 'lapsed', 'cancelled_by_carrier'];

export function listCarrierPeople(sql: Sql, asked: AskedOption[]): Promise<Indexed<Recipient>[]> {
  return sql.rows(
    `select distinct on (asked.position, a.id) asked.position - 1 as position, o.option_id, o.carrier_id, o.loss, ${RECIPIENT} from ${ASKED}
       join lateral (
         select r.id as option_id, r.carrier_id, r.carrier_company_id, r.loss from options r
          where asked.option_id is null and ${own('r', 'asked.company_id')} and r.load_id = asked.load_id
            and not r.is_out and r.state <> all($5::text[])
         union all
         select s.id as option_id, s.carrier_id, s.carrier_company_id, s.loss from options s
          where ${own('s', 'asked.company_id')} and s.load_id = asked.load_id and s.id = asked.option_id
       ) o on true
       join brand_members m on m.company_id = o.carrier_company_id and m.state = 'active'
        and (m.role = any($4::text[]) or exists (select 1 from load_watches w where w.load_id = asked.load_id
               and w.account_id = m.account_id and w.carrier_company_id = m.company_id and w.state = 'follow'))
       join accounts a on a.id = m.account_id
       join companies own on own.id = m.company_id
      order by asked.position, a.id`,
    [...listsOf(asked), rolesWith('carrier', 'bids.write'), LEFT_BIDDING],
  );
}

export interface LoadFacts extends Pick<LoadFields, 'state'> {
  leader_option_id: number | null;
  opened_at: Date | null;
  terms: Terms;
  carrier_id: number | null;
  carrier: string | null;
}

export function listLoadFacts(sql: Sql, asked: AskedOption[]): Promise<Indexed<LoadFacts>[]> {
  return sql.rows(
    `select asked.position - 1 as position, l.leader_option_id, l.state, l.opened_at, t.terms,
            (select o.carrier_id from options o where ${own('o', 'l.company_id')} and o.id = asked.option_id) as carrier_id,
            (select r.name from options o join carriers r on ${own('r', 'l.company_id')} and r.id = o.carrier_id
              where ${own('o', 'l.company_id')} and o.id = asked.option_id) as carrier
       from ${ASKED}
       join loads l on ${own('l', 'asked.company_id')} and l.id = asked.load_id
       join auctions t on ${own('t', 'asked.company_id')} and t.load_id = asked.load_id`,
    listsOf(asked),
  );
}

export async function findCountry(sql: Sql, login: string): Promise<string | undefined> {
  const row = await sql.first<{ country_id: string }>(
    `select country_id from accounts where email = $1 or phone = $1`,
    [login],
  );
  return row?.country_id;
}
