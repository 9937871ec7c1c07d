import type { Signee } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';

export interface SigneeRow extends Signee {
  deleted_at: Date | null;
}

const SIGNEE = `s.id, s.first_name, s.middle_name, s.last_name, s.position, s.basis, s.phone, s.email, s.is_default, s.deleted_at`;
const FIELDS = ['first_name', 'middle_name', 'last_name', 'position', 'basis', 'phone', 'email'] as const;
export const SIGNEE_FIELDS = [...FIELDS, 'is_default'] as const;

export function listSignees(sql: Sql, companyId: number): Promise<SigneeRow[]> {
  return sql.rows(
    `select ${SIGNEE} from company_signees s where ${own('s')} and s.deleted_at is null order by s.is_default desc, s.id`,
    [companyId],
  );
}

export function findSignee(sql: Sql, companyId: number, id: number): Promise<SigneeRow | undefined> {
  return sql.first(`select ${SIGNEE} from company_signees s where ${own('s')} and s.id = $2`, [companyId, id]);
}

export async function insertSignee(
  sql: Sql,
  companyId: number,
  signee: Omit<SigneeRow, 'id' | 'deleted_at'>,
  at: number,
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into company_signees (company_id, ${SIGNEE_FIELDS.join(', ')}, created_at)
     values (${owner()}, $3, $4, $5, $6, $7, $8, $9, $10, $2) returning id`,
    [companyId, new Date(at), ...SIGNEE_FIELDS.map((field) => signee[field])],
  );
  return row.id;
}

export function saveSignee(sql: Sql, companyId: number, signee: SigneeRow): Promise<number> {
  return sql.run(
    `update company_signees set first_name = $3, middle_name = $4, last_name = $5, position = $6, basis = $7, phone = $8,
            email = $9, is_default = $10, deleted_at = $11 where ${own()} and id = $2`,
    [companyId, signee.id, ...SIGNEE_FIELDS.map((field) => signee[field]), signee.deleted_at],
  );
}

export function saveNoDefault(sql: Sql, companyId: number, except: number): Promise<number> {
  return sql.run(
    `update company_signees set is_default = false where ${own()} and is_default and deleted_at is null and id <> $2`,
    [companyId, except],
  );
}

export function saveOldestAsDefault(sql: Sql, companyId: number): Promise<number> {
  return sql.run(
    `update company_signees set is_default = true where ${own()}
        and id = (select min(s.id) from company_signees s where ${own('s')} and s.deleted_at is null)`,
    [companyId],
  );
}
