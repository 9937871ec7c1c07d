import type { ImportKindName, ImportMapping } from '@tenderlane/domain/imports';
import type { Sql } from '../../platform/database/database';
import { own, owner, unscoped } from '../../platform/database/tenant';
import type { JobOwner } from '../../platform/long-jobs/long-job.queries';
import type { TableFormat, TableRow } from '../../platform/tables/table-row';

export interface ImportRow {
  id: number;
  company_id: number;
  account_id: number;
  kind: ImportKindName;
  file_id: number | null;
  file_name: string;
  file_size: number;
  format: TableFormat;
  columns: string[];
  sample: TableRow[];
  headings_hash: string;
  mapping: ImportMapping;
  is_remembered: boolean;
  overwrite: boolean;
  version: number;
  created_at: Date;
}

const HEAD = `id, company_id, account_id, kind, file_id, file_name, file_size, version, created_at`;
const IMPORT = `${HEAD}, format, columns, sample, headings_hash, mapping, is_remembered, overwrite`;
const WHERE = `${own()} and account_id = $2`;

export type NewImport = Omit<ImportRow, 'id' | 'overwrite' | 'version' | 'created_at'> & { at: number };

export async function insertImport(sql: Sql, file: NewImport): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into imports (company_id, account_id, kind, file_id, file_name, file_size, format, columns, sample,
            headings_hash, mapping, is_remembered, created_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      file.company_id,
      file.account_id,
      file.kind,
      file.file_id,
      file.file_name,
      file.file_size,
      JSON.stringify(file.format),
      JSON.stringify(file.columns),
      JSON.stringify(file.sample),
      file.headings_hash,
      JSON.stringify(file.mapping),
      file.is_remembered,
      new Date(file.at),
    ],
  );
  return row.id;
}

export const findImport = (sql: Sql, { companyId, accountId }: JobOwner, id: number): Promise<ImportRow | undefined> =>
  sql.first(`select ${IMPORT} from imports where ${WHERE} and id = $3`, [companyId, accountId, id]);

export const lockImport = (sql: Sql, { companyId, accountId }: JobOwner, id: number): Promise<ImportRow | undefined> =>
  sql.first(`select ${IMPORT} from imports where ${WHERE} and id = $3 for no key update`, [companyId, accountId, id]);

export type ImportHeadRow = Pick<
  ImportRow,
  'id' | 'kind' | 'file_id' | 'file_name' | 'file_size' | 'version' | 'created_at'
>;

export const listImports = (sql: Sql, { companyId, accountId }: JobOwner, kind: string): Promise<ImportHeadRow[]> =>
  sql.rows(`select ${HEAD} from imports where ${WHERE} and kind = $3 order by id desc limit 20`, [
    companyId,
    accountId,
    kind,
  ]);

export const saveMapping = (
  sql: Sql,
  { id, company_id: companyId }: Pick<ImportRow, 'id' | 'company_id'>,
  change: Pick<ImportRow, 'mapping' | 'overwrite' | 'is_remembered'>,
): Promise<number> =>
  sql.run(
    `update imports set mapping = $3, overwrite = $4, is_remembered = $5, version = version + 1 where ${own()} and id = $2`,
    [companyId, id, JSON.stringify(change.mapping), change.overwrite, change.is_remembered],
  );

export const deleteOldImports = (sql: Sql, before: number): Promise<number> =>
  sql.run(
    `delete from imports where id = any(array(
       select id from imports where ${unscoped('the clock')} created_at < $1 order by created_at limit 20))`,
    [new Date(before)],
  );

export async function findRememberedMapping(
  sql: Sql,
  companyId: number,
  kind: ImportKindName,
  headingsHash: string,
): Promise<ImportMapping | undefined> {
  const row = await sql.first<{ mapping: ImportMapping }>(
    `select mapping from import_mappings where ${own()} and kind = $2 and headings_hash = $3`,
    [companyId, kind, headingsHash],
  );
  return row?.mapping;
}

export const rememberMapping = (
  sql: Sql,
  { company_id: companyId, kind, headings_hash: hash, mapping }: ImportRow,
  at: number,
): Promise<number> =>
  sql.run(
    `insert into import_mappings (company_id, kind, headings_hash, mapping, saved_at) values (${owner()}, $2, $3, $4, $5)
     on conflict (company_id, kind, headings_hash) do update set mapping = excluded.mapping, saved_at = excluded.saved_at`,
    [companyId, kind, hash, JSON.stringify(mapping), new Date(at)],
  );
