import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';
import { NO_PROFILE, PROFILE_FIELDS, profileColumns, type ProfileColumns } from './profile-fields';

export async function findProfile(sql: Sql, companyId: number): Promise<ProfileColumns> {
  const row = await sql.first<ProfileColumns>(
    `select ${profileColumns('p')} from company_profiles p where ${own('p')}`,
    [companyId],
  );
  return row ?? NO_PROFILE;
}

export function saveCompanyProfile(sql: Sql, companyId: number, profile: ProfileColumns, at: number): Promise<number> {
  return sql.run(
    `insert into company_profiles (company_id, ${PROFILE_FIELDS.join(', ')}, updated_at)
     values (${owner()}, ${PROFILE_FIELDS.map((_, index) => `$${index + 3}`).join(', ')}, $2)
     on conflict (company_id) do update set ${PROFILE_FIELDS.map((field) => `${field} = excluded.${field}`).join(', ')},
       updated_at = excluded.updated_at`,
    [companyId, new Date(at), ...PROFILE_FIELDS.map((field) => profile[field])],
  );
}

export interface HistoryRow {
  id: number;
  at: Date;
  action: string;
  editor: string | null;
  changes: { field: string; old: unknown; new: unknown }[];
}

export function listCompanyEvents(
  sql: Sql,
  companyId: number,
  { actions, before, limit }: { actions: readonly string[]; before: number | null; limit: number },
): Promise<HistoryRow[]> {
  return sql.rows(
    `select e.id, e.at, e.action, e.changes,
            coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, a.phone) as editor
       from events e left join accounts a on a.id = e.account_id
      where e.entity = 'company' and e.entity_id = $1 and (${own('e')} or e.carrier_company_id = $1)
        and e.action = any($2::text[]) and ($3::bigint is null or e.id < $3)
      order by e.id desc limit $4`,
    [companyId, actions, before, limit],
  );
}
