import type { Side } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own, unscoped } from '../../../platform/database/tenant';
import type { Relation } from '../relation';

export interface LegalIdCheckRow {
  legal_id_confirmed_by: 'network' | 'operator' | null;
  legal_id_confirmed_at: Date | null;
  legal_id_is_claimed_by_others: boolean;
}

/**
 * SQL columns that tell whether another carrier company, or another invited carrier of this network, has the same
 * number: never who, how many or in which network. `relation` is a row of carriers, `company` its company if any; $1 is
 * the network's company.
 */
export function legalIdCheck(relation: string, company: string): string {
  const legalId = `case when ${company}.id is null then ${relation}.legal_id else ${company}.legal_id end`;
  const country = `coalesce(${company}.country_id, ${relation}.country_id)`;
  return `case when ${relation}.confirmed_at is not null then 'network' when ${company}.legal_id_confirmed_at is not null then 'operator' end
      as legal_id_confirmed_by,
    coalesce(${relation}.confirmed_at, ${company}.legal_id_confirmed_at) as legal_id_confirmed_at,
    exists (select 1 from companies o where o.kind = 'carrier' and o.country_id = ${country} and o.legal_id = ${legalId}
              and o.id is distinct from ${company}.id)
      or exists (select 1 from carriers n where n.company_id = $1 and n.legal_id = ${legalId}
              and n.country_id = ${country} and n.carrier_company_id is null and n.state <> 'removed'
              and n.id is distinct from ${relation}.id)
      as legal_id_is_claimed_by_others`;
}

export async function listClaimedByOthers(sql: Sql, companyId: number, carrierIds: number[]): Promise<Set<number>> {
  const rows = await sql.rows<{ id: number } & LegalIdCheckRow>(
    `select r.id, ${legalIdCheck('r', 'c')} from carriers r left join companies c on c.id = r.carrier_company_id
      where ${own('r')} and r.id = any($2::bigint[])`,
    [companyId, carrierIds],
  );
  return new Set(rows.flatMap((row) => (row.legal_id_is_claimed_by_others ? [row.id] : [])));
}

/** Locks a carrier's company, so that its name and number cannot change during the transaction. */
export function lockIdentity(sql: Sql, companyId: number, carrierId: number): Promise<{ id: number } | undefined> {
  return sql.first(
    `select c.id from companies c where c.id = (select r.carrier_company_id from carriers r where ${own('r')} and r.id = $2) for share`,
    [companyId, carrierId],
  );
}

export interface ConfirmationRow {
  confirmed_for: { id: number; name: string } | null;
  is_confirmed_elsewhere: boolean;
}

export function findConfirmation(
  sql: Sql,
  {
    company_id: companyId,
    id,
    carrier_company_id: carrierCompanyId,
    country_id: countryId,
    legal_id: legalId,
  }: Relation,
): Promise<ConfirmationRow> {
  return sql.one(
    `select (select jsonb_build_object('id', r.id, 'name', c.name) from carriers r join companies c on c.id = r.carrier_company_id
              where ${own('r')} and r.id <> $2 and r.state not in ('removed', 'invited') and (
                    (r.confirmed_at is not null and r.confirmed_country_id = $4 and r.confirmed_legal_id = $5)
                 or (c.legal_id_confirmed_at is not null and c.country_id = $4 and c.legal_id = $5))
              order by r.id limit 1) as confirmed_for,
            exists (select 1 from companies c where c.kind = 'carrier' and c.country_id = $4 and c.legal_id = $5
              and c.legal_id_confirmed_at is not null and c.id <> $3) as is_confirmed_elsewhere`,
    [companyId, id, carrierCompanyId, countryId, legalId],
  );
}

export function saveConfirmation(sql: Sql, relation: Relation, accountId: number, at: number): Promise<number> {
  return sql.run(
    `update carriers set confirmed_country_id = $3, confirmed_legal_id = $4, confirmed_at = $5, confirmed_by = $6
      where ${own()} and id = $2`,
    [relation.company_id, relation.id, relation.country_id, relation.legal_id, new Date(at), accountId],
  );
}

const ENDED = `confirmed_country_id = null, confirmed_legal_id = null, confirmed_at = null, confirmed_by = null`;

export function saveConfirmationEnd(sql: Sql, { company_id: companyId, id }: Relation): Promise<number> {
  return sql.run(`update carriers set ${ENDED} where ${own()} and id = $2`, [companyId, id]);
}

export type EndedConfirmation = Pick<Relation, 'id' | 'company_id' | 'carrier_company_id'>;

export function endConfirmationsOf(sql: Sql, carrierCompanyId: number): Promise<EndedConfirmation[]> {
  return sql.rows(
    `update carriers set ${ENDED} where ${ofCarrier()} and confirmed_at is not null
     returning id, company_id, carrier_company_id`,
    [carrierCompanyId],
  );
}

export function endConfirmationsBeside(
  sql: Sql,
  carrierCompanyId: number,
  { countryId, legalId }: { countryId: string; legalId: string },
): Promise<EndedConfirmation[]> {
  return sql.rows(
    `update carriers set ${ENDED}
      where carrier_company_id <> $1 ${unscoped('the operator confirms for all networks')} and confirmed_at is not null and confirmed_country_id = $2 and confirmed_legal_id = $3
     returning id, company_id, carrier_company_id`,
    [carrierCompanyId, countryId, legalId],
  );
}

export interface ClaimRow {
  id: number;
  kind: Side;
  name: string;
  country_id: string;
  legal_id: string | null;
  legal_id_confirmed_at: Date | null;
  created_at: Date;
  owner: string;
}

const CLAIM = `select c.id, c.kind, c.name, c.country_id, c.legal_id, c.legal_id_confirmed_at, c.created_at, coalesce(a.email, a.phone) as owner
  from companies c join accounts a on a.id = c.admin_id`;

export function listClaims(sql: Sql, countryId: string, legalId: string): Promise<ClaimRow[]> {
  return sql.rows(`${CLAIM} where c.country_id = $1 and c.legal_id = $2 order by c.id`, [countryId, legalId]);
}

export function lockClaim(sql: Sql, id: number): Promise<ClaimRow | undefined> {
  return sql.first(`${CLAIM} where c.id = $1 for no key update of c`, [id]);
}

export function saveOperatorConfirmation(sql: Sql, id: number, at: number | null): Promise<number> {
  return sql.run(`update companies set legal_id_confirmed_at = $2 where id = $1`, [
    id,
    at === null ? null : new Date(at),
  ]);
}
