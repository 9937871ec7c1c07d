import { ROLES, can, type Right } from '@tenderlane/domain';
import type { Locale } from '@tenderlane/contract';
import type { Sql } from '../../platform/database';
import type { Recipient } from './recipient';

const RECIPIENT = `a.id as account_id, a.email, a.phone, a.locale`;

export const rolesWith = (right: Right) => ROLES.filter((role) => can(role, right));

/** The language of the person behind a login, if there is an account. */
export async function findLocale(sql: Sql, login: string): Promise<Locale | undefined> {
  const row = await sql.first<{ locale: Locale }>(`select locale from accounts where email = $1 or phone = $1`, [
    login,
  ]);
  return row?.locale;
}

/** Members of a company in certain roles. */
export function listPeople(sql: Sql, companyId: number, roles: readonly string[]): Promise<Recipient[]> {
  return sql.rows(
    `select ${RECIPIENT} from brand_members m join accounts a on a.id = m.account_id
      where m.company_id = $1 and m.state = 'active' and m.role = any($2::text[]) order by a.id`,
    [companyId, roles],
  );
}

/** A load's manager, or the company's owner when the manager has left. */
export function listManagers(sql: Sql, companyId: number, loadId: number): Promise<Recipient[]> {
  return sql.rows(
    `select ${RECIPIENT} from loads l
       join companies c on c.id = l.company_id
       left join brand_members m on m.company_id = l.company_id and m.account_id = l.manager_id and m.state = 'active'
       join accounts a on a.id = coalesce(m.account_id, c.admin_id)
      where l.company_id = $1 and l.id = $2`,
    [companyId, loadId],
  );
}

const LEFT_BIDDING = ['declined', 'withdrawn', 'refused', 'lapsed', 'cancelled_by_carrier'];

/** The people of the carriers a tender has reached and who have not left it, or of one of them. */
export function listCarrierPeople(
  sql: Sql,
  companyId: number,
  loadId: number,
  optionId: number | null,
): Promise<Recipient[]> {
  return sql.rows(
    `select distinct on (a.id) ${RECIPIENT} from options o
       join brand_members m on m.company_id = o.carrier_company_id and m.state = 'active' and m.role = any($4::text[])
       join accounts a on a.id = m.account_id
      where o.company_id = $1 and o.load_id = $2
        and case when $3::bigint is null then not o.is_out and o.state <> all($5::text[]) else o.id = $3 end
      order by a.id`,
    [companyId, loadId, optionId, rolesWith('loads.write'), LEFT_BIDDING],
  );
}

export interface LoadFacts {
  id: number;
  name: string | null;
  from_city: string | null;
  to_city: string | null;
  company: string;
  country_id: string;
  time_zone: string | null;
  effective_end: Date | null;
  leader_option_id: number | null;
  carrier: string | null;
}

/** What messages say about a load; `optionId` is the option whose carrier they name. */
export function findLoadFacts(
  sql: Sql,
  companyId: number,
  loadId: number,
  optionId: number | null,
): Promise<LoadFacts | undefined> {
  return sql.first(
    `select l.id, l.name, c.name as company, c.country_id, l.effective_end, l.leader_option_id,
            first.address->>'city' as from_city, first.address->>'time_zone' as time_zone, last.address->>'city' as to_city,
            (select r.name from options o join carriers r on r.company_id = $1 and r.id = o.carrier_id
              where o.company_id = $1 and o.id = $3) as carrier
       from loads l
       join companies c on c.id = l.company_id
       left join lateral (select address from waypoints w where w.company_id = $1 and w.load_id = l.id order by position limit 1) first on true
       left join lateral (select address from waypoints w where w.company_id = $1 and w.load_id = l.id order by position desc limit 1) last on true
      where l.company_id = $1 and l.id = $2`,
    [companyId, loadId, optionId],
  );
}
