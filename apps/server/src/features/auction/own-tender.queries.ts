import type { Sql } from '../../platform/database/database';
import { unscoped } from '../../platform/database/tenant';

/** SQL condition that bidder and shipper are one: same legal id in one country, or a person who is a member of both. */
export const isOneCompany = (shipper: string, carrier: string) =>
  `(exists (select 1 from companies s join companies r on r.id = ${carrier}
             where s.id = ${shipper} and s.country_id = r.country_id and s.legal_id = r.legal_id)
    or exists (select 1 from brand_members s join brand_members r on r.account_id = s.account_id
                where s.company_id = ${shipper} and r.company_id = ${carrier} and s.state = 'active' and r.state = 'active'))`;

export async function isOwnTender(sql: Sql, companyId: number, carrierCompanyId: number): Promise<boolean> {
  const row = await sql.one<{ own: boolean }>(
    `select ${isOneCompany('$1', '$2')} as own ${unscoped('tells of two companies only whether they are one')}`,
    [companyId, carrierCompanyId],
  );
  return row.own;
}
