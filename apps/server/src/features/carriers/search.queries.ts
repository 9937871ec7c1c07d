import type { RelationState } from '@tenderlane/domain/carriers';
import type { Sql } from '../../platform/database/database';
import { own } from '../../platform/database/tenant';
import { legalIdCheck, type LegalIdCheckRow } from './legal-ids/legal-id.queries';

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

export interface FoundCompany extends LegalIdCheckRow {
  name: string;
  country_id: string;
  legal_id: string | null;
  carrier_id: number | null;
  state: RelationState | null;
}

/**
 * Finds carrier companies, and invited ones of the own network, by part of the name or the whole legal id. Logins are
 * neither searched nor returned.
 */
export function findCompanies(
  sql: Sql,
  companyId: number,
  wanted: { name: string | null; legalId: string | null; countryId: string | null },
): Promise<FoundCompany[]> {
  return sql.rows(
    `with found as (
       select * from (
         select c.id as company_id, c.name, c.country_id, c.legal_id, r.id as carrier_id, r.state
           from companies c left join carriers r on ${own('r')} and r.carrier_company_id = c.id and r.state <> 'removed'
          where c.kind = 'carrier' and (c.closed_at is null or r.id is not null) and ($2::text is null or lower(c.name) like '%' || $2 || '%')
            and ($3::text is null or c.legal_id = $3) and ($4::text is null or c.country_id = $4)
         union all
         select null, r.name, coalesce(r.country_id, s.country_id), r.legal_id, r.id, r.state
           from carriers r join companies s on s.id = r.company_id
          where ${own('r')} and r.carrier_company_id is null and r.state <> 'removed' and r.name <> ''
            and ($2::text is null or lower(r.name) like '%' || $2 || '%')
            and ($3::text is null or r.legal_id = $3) and ($4::text is null or coalesce(r.country_id, s.country_id) = $4)
       ) each order by carrier_id is null, lower(name), legal_id limit 20
     )
     select f.name, f.country_id, f.legal_id, f.carrier_id, f.state, ${legalIdCheck('r', 'c')}
       from found f left join companies c on c.id = f.company_id left join carriers r on ${own('r')} and r.id = f.carrier_id
      order by f.carrier_id is null, lower(f.name), f.legal_id`,
    [companyId, wanted.name === null ? null : escapeLike(wanted.name.toLowerCase()), wanted.legalId, wanted.countryId],
  );
}
