import type { Sql } from '../../../platform/database/database';
import { own, unscoped } from '../../../platform/database/tenant';

export interface OperatorMemberRow {
  account_id: number;
  name: string;
  position: string | null;
  telegram: string | null;
  photo_file_id: number | null;
}

const MEMBER = `select m.account_id, coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, a.phone) as name,
    m.position, p.telegram, p.photo_file_id
  from brand_members m join accounts a on a.id = m.account_id left join operator_profiles p on p.account_id = a.id`;

const MOST = 500;

export function listOperatorMembers(sql: Sql, operatorId: number): Promise<OperatorMemberRow[]> {
  return sql.rows(
    `${MEMBER} where ${own('m')} and m.state = 'active' order by lower(a.first_name), m.id limit ${MOST}`,
    [operatorId],
  );
}

export function findOperatorMember(
  sql: Sql,
  operatorId: number,
  accountId: number,
): Promise<OperatorMemberRow | undefined> {
  return sql.first(`${MEMBER} where ${own('m')} and m.account_id = $2 and m.state = 'active'`, [operatorId, accountId]);
}

export interface ProfileRow {
  telegram: string | null;
  photo_file_id: number | null;
}

export async function lockProfile(sql: Sql, accountId: number, at: number): Promise<ProfileRow> {
  await sql.run(`insert into operator_profiles (account_id, updated_at) values ($1, $2) on conflict do nothing`, [
    accountId,
    new Date(at),
  ]);
  return sql.one(`select telegram, photo_file_id from operator_profiles where account_id = $1 for no key update`, [
    accountId,
  ]);
}

export function saveOperatorProfile(sql: Sql, accountId: number, profile: ProfileRow, at: number): Promise<number> {
  return sql.run(
    `update operator_profiles set telegram = $2, photo_file_id = $3, updated_at = $4 where account_id = $1`,
    [accountId, profile.telegram, profile.photo_file_id, new Date(at)],
  );
}

interface PhotoRow {
  key: string;
  name: string;
  media_type: string;
  size: number;
}

/**
 * Finds the photo of a present member of the operator, for the company that the member manages or for the operator
 * itself.
 */
export function findPhoto(
  sql: Sql,
  fileId: number,
  { operatorId, companyId }: { operatorId: number | null; companyId: number },
): Promise<PhotoRow | undefined> {
  return sql.first(
    `select f.key, f.name, f.media_type, f.size from operator_profiles p
       join stored_files f on f.id = p.photo_file_id and f.size is not null ${unscoped('shown to those whom the person looks after')}
      where p.photo_file_id = $1
        and exists (select 1 from brand_members m where m.company_id = $2 and m.account_id = p.account_id and m.state = 'active')
        and ($3 = $2 or exists (select 1 from companies c where c.id = $3 and c.manager_account_id = p.account_id))`,
    [fileId, operatorId, companyId],
  );
}
