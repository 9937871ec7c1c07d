import type { Side } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

const OPERATOR = unscoped('the operator compares companies of all networks');

export interface ClaimantRow {
  id: number;
  name: string;
  kind: Side;
  country_id: string;
  legal_id: string | null;
  confirmed_at: Date | null;
  closed_at: Date | null;
}

export function listClaimants(sql: Sql, ids: number[]): Promise<ClaimantRow[]> {
  return sql.rows(
    `select id, name, kind, country_id, legal_id, legal_id_confirmed_at as confirmed_at, closed_at from companies where id = any($1::bigint[])
      order by id`,
    [ids],
  );
}

export type MatchKind = 'account' | 'phone';

export interface MatchRow {
  kind: MatchKind;
  /** The smallest id of the rows with the value; it identifies the match. */
  id: number;
  value: string;
  company_ids: number[];
}

/**
 * Every bank account and every phone of a signee or shared contact, with its company, except the demo's. Ids of phones
 * are even for signees and odd for contacts.
 */
const WAYS = `
  select 'account' as kind, q.account_key as value, q.id, q.company_id from company_requisites q where q.deleted_at is null
  union all
  select 'phone', s.phone, s.id * 2, s.company_id from company_signees s where s.phone is not null and s.deleted_at is null
  union all
  select 'phone', t.phone, t.id * 2 + 1, t.company_id from contacts t
   where t.phone is not null and t.deleted_at is null and t.is_shared and t.carrier_id is null`;

/**
 * Lists accounts and phones that companies with different legal ids share, unless the match was reviewed with all of
 * these companies. Several companies of one person with the same number are no match.
 */
export function listMatches(sql: Sql, limit: number): Promise<MatchRow[]> {
  return sql.rows(
    `select m.* from (
       select w.kind, w.value, min(w.id) as id, array_agg(distinct w.company_id order by w.company_id) as company_ids
         from (${WAYS}) w join companies c on c.id = w.company_id and not c.is_demo
        group by w.kind, w.value
       having count(distinct (c.country_id, coalesce(c.legal_id, 'company ' || c.id))) > 1
     ) m
      where not exists (select 1 from company_match_reviews v
                         where v.kind = m.kind and v.value = m.value and v.company_ids @> m.company_ids) ${OPERATOR}
      order by m.kind, m.id limit $1`,
    [limit],
  );
}

export function findMatch(sql: Sql, kind: MatchKind, id: number): Promise<MatchRow | undefined> {
  return sql.first(
    `select w.kind, w.value, min(w.id) as id, array_agg(distinct w.company_id order by w.company_id) as company_ids
       from (${WAYS}) w ${OPERATOR} where w.kind = $1 and w.value = (
         select o.value from (${WAYS}) o where o.kind = $1 and o.id = $2)
      group by w.kind, w.value having count(distinct w.company_id) > 1`,
    [kind, id],
  );
}

export function saveReview(
  sql: Sql,
  { kind, value, company_ids: companyIds }: MatchRow,
  { note, accountId, at }: { note: string; accountId: number; at: number },
): Promise<number> {
  return sql.run(
    `insert into company_match_reviews (kind, value, company_ids, note, reviewed_by, reviewed_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (kind, value) do update set company_ids = excluded.company_ids, note = excluded.note,
       reviewed_by = excluded.reviewed_by, reviewed_at = excluded.reviewed_at`,
    [kind, value, companyIds, note, accountId, new Date(at)],
  );
}
