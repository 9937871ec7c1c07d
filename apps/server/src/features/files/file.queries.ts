import type { Sql } from '../../platform/database/database';
import { own, unscoped } from '../../platform/database/tenant';

export const RECORD_FILE = 'record';

export interface RecordFileRow {
  id: number;
  name: string;
  size: number;
  media_type: string;
}

export interface OwnFileRow extends RecordFileRow {
  entity: string | null;
  entity_id: number | null;
}

export const lockSentFiles = (sql: Sql, companyId: number, ids: readonly number[]): Promise<OwnFileRow[]> =>
  sql.rows(
    `select f.id, f.name, f.size, f.media_type, r.entity, r.entity_id
       from stored_files f left join record_files r on r.file_id = f.id
      where ${own('f')} and f.id = any($2::bigint[]) and f.purpose = $3 and f.size is not null
      order by f.id for update of f`,
    [companyId, ids, RECORD_FILE],
  );

export async function countUnheld(sql: Sql, companyId: number): Promise<number> {
  const { total } = await sql.one<{ total: number }>(
    `select count(*)::int as total from stored_files where ${own()} and purpose = $2 and expires_at is not null`,
    [companyId, RECORD_FILE],
  );
  return total;
}

/** Saves the exact list and order of a record's files; its other files expire. Both statements leave together. */
export async function saveRecordFiles(
  sql: Sql,
  companyId: number,
  record: { entity: string; entityId: number; fileIds: readonly number[] },
  expiresAt: number,
): Promise<void> {
  const { entity, entityId, fileIds } = record;
  const released = sql.run(
    `with gone as (
       delete from record_files where ${own()} and entity = $2 and entity_id = $3 and not file_id = any($4::bigint[]) returning file_id
     )
     update stored_files f set expires_at = $5 from gone where ${own('f')} and f.id = gone.file_id`,
    [companyId, entity, entityId, fileIds, new Date(expiresAt)],
  );
  const held = sql.run(
    `with held as (
       insert into record_files (file_id, company_id, entity, entity_id, position)
       select named.id, $1, $2, $3, named.position from unnest($4::bigint[]) with ordinality as named(id, position)
       on conflict (file_id) do update set position = excluded.position returning file_id
     )
     update stored_files f set expires_at = null from held where ${own('f')} and f.id = held.file_id`,
    [companyId, entity, entityId, fileIds],
  );
  await Promise.all([released, held]);
}

/** Releases the files of permanently deleted records; they expire immediately. */
export const releaseRecordFiles = (sql: Sql, entity: string, ids: readonly number[], at: number): Promise<number> =>
  sql.run(
    `with gone as (
       delete from record_files where ${unscoped('of records that are removed for good')} entity = $1 and entity_id = any($2::bigint[])
       returning file_id
     )
     update stored_files f set expires_at = $3 from gone where f.id = gone.file_id`,
    [entity, ids, new Date(at)],
  );

export type FilesById = ReadonlyMap<number, RecordFileRow[]>;

export async function filesOfRecords(sql: Sql, entity: string, ids: readonly number[]): Promise<FilesById> {
  return (await filesOfEntities(sql, { [entity]: ids })).get(entity) ?? new Map();
}

export async function filesOfEntities(
  sql: Sql,
  records: Readonly<Record<string, readonly number[]>>,
): Promise<ReadonlyMap<string, FilesById>> {
  const asked = Object.entries(records).flatMap(([entity, ids]) => ids.map((id) => ({ entity, id })));
  const found = new Map<string, Map<number, RecordFileRow[]>>();
  if (asked.length === 0) return found;
  for (const { entity, entity_id: id, ...file } of await listFilesOf(sql, asked)) {
    const files = found.get(entity) ?? new Map<number, RecordFileRow[]>();
    found.set(entity, files.set(id, [...(files.get(id) ?? []), file]));
  }
  return found;
}

const listFilesOf = (
  sql: Sql,
  records: readonly { entity: string; id: number }[],
): Promise<(RecordFileRow & { entity: string; entity_id: number })[]> =>
  sql.rows(
    `select r.entity, r.entity_id, f.id, f.name, f.size, f.media_type
       from record_files r join stored_files f on f.id = r.file_id
      where ${unscoped('of records that were found to be visible')}
            (r.entity, r.entity_id) in (select * from unnest($1::text[], $2::bigint[]))
      order by r.entity, r.entity_id, r.position`,
    [records.map(({ entity }) => entity), records.map(({ id }) => id)],
  );
