import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';
import type { Relation } from '../relation';

export interface DuplicateGroup {
  reason: 'legal_id' | 'login' | 'name';
  value: string;
  ids: number[];
}

const GROUPS_MAX = 50;
const CARRIERS_MAX = 10;

/** Carriers of a network; one without a country is assumed to be in the shipper's country. */
const MEMBERS = `select r.id, r.carrier_company_id, r.legal_id, r.login, r.same_name_key, r.country_id,
    coalesce(r.country_id, s.country_id) as likely_country
  from carriers r join companies s on s.id = r.company_id where ${own('r')} and r.state <> 'removed'`;

/** Groups carriers by one value; a group of only real companies is left out, because nothing can be merged. */
const groupBy = (reason: DuplicateGroup['reason'], value: string, key: string) => `(
  select '${reason}' as reason, min(${value}) as value, (array_agg(r.id order by r.carrier_company_id is null, r.id))[1:${CARRIERS_MAX}] as ids,
         min(r.id) as first_id
    from members r where ${value} is not null
   group by ${key} having count(*) > 1 and bool_or(r.carrier_company_id is null)
   order by min(r.id) limit ${GROUPS_MAX})`;

export function listDuplicateGroups(sql: Sql, companyId: number): Promise<DuplicateGroup[]> {
  return sql.rows(
    `with members as materialized (${MEMBERS}), found as (
       ${groupBy('legal_id', 'r.legal_id', `r.country_id, r.legal_id`)}
       union all ${groupBy('login', 'r.login', 'r.login')}
       union all ${groupBy('name', `r.same_name_key`, 'r.likely_country, r.same_name_key')})
     select f.reason, case f.reason when 'name' then (select n.name from carriers n where ${own('n')} and n.id = f.ids[1]) else f.value end as value,
            f.ids
       from found f order by array_position(array['legal_id', 'login', 'name'], f.reason), f.first_id`,
    [companyId],
  );
}

/** Moves the data of one relation to another, which keeps its own values and gets only missing ones. */
export async function handOverRelation(sql: Sql, companyId: number, from: number, into: number): Promise<void> {
  await sql.run(
    `insert into carrier_labels (company_id, carrier_id, label_id, by_rule)
     select company_id, $3, label_id, by_rule from carrier_labels where ${own()} and carrier_id = $2 on conflict do nothing`,
    [companyId, from, into],
  );
  await sql.run(`select hand_over_carrier(r.id, $3) from carriers r where ${own('r')} and r.id = $2`, [
    companyId,
    from,
    into,
  ]);
  await sql.run(
    `update carriers t set name = coalesce(nullif(t.name, ''), f.name), login = coalesce(t.login, f.login),
            country_id = coalesce(t.country_id, f.country_id), legal_id = coalesce(t.legal_id, f.legal_id),
            agreement_ends_on = coalesce(t.agreement_ends_on, f.agreement_ends_on), custom = f.custom || t.custom
       from carriers f where ${own('t')} and t.id = $3 and ${own('f')} and f.id = $2`,
    [companyId, from, into],
  );
}

export const saveMerged = (sql: Sql, companyId: number, from: number, into: number): Promise<number> =>
  sql.run(
    `update carriers set state = 'removed', merged_into = $3, previous_state = null, confirmed_country_id = null,
            confirmed_legal_id = null, confirmed_at = null, confirmed_by = null
      where ${own()} and id = $2`,
    [companyId, from, into],
  );

export async function findMergedInto(sql: Sql, companyId: number, id: number): Promise<number | null> {
  const row = await sql.first<{ merged_into: number | null }>(
    `select merged_into from carriers where ${own()} and id = $2`,
    [companyId, id],
  );
  return row?.merged_into ?? null;
}

export const takeInvitation = (
  sql: Sql,
  companyId: number,
  id: number,
  { login, invited_at: invitedAt }: Pick<Relation, 'login' | 'invited_at'>,
): Promise<number> =>
  sql.run(`update carriers set state = 'invited', login = $3, invited_at = $4 where ${own()} and id = $2`, [
    companyId,
    id,
    login,
    invitedAt,
  ]);
