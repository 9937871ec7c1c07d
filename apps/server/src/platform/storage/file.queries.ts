import type { Sql } from '../database/database';
import { own, owner, unscoped } from '../database/tenant';

export interface FileRow {
  id: number;
  company_id: number;
  key: string;
  name: string;
  media_type: string;
  size: number | null;
  expires_at: Date;
}

const FILE = `id, company_id, key, name, media_type, size, expires_at`;

export interface NewFile {
  companyId: number;
  purpose: string;
  key: string;
  name: string;
  mediaType: string;
  at: number;
  expiresAt: number;
}

export async function insertFile(sql: Sql, file: NewFile): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into stored_files (company_id, purpose, key, name, media_type, created_at, expires_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7) returning id`,
    [file.companyId, file.purpose, file.key, file.name, file.mediaType, new Date(file.at), new Date(file.expiresAt)],
  );
  return row.id;
}

export const saveFileContent = (
  sql: Sql,
  companyId: number,
  id: number,
  { size, sha256 }: { size: number; sha256: Buffer },
): Promise<number> =>
  sql.run(`update stored_files set size = $3, sha256 = $4 where ${own()} and id = $2`, [companyId, id, size, sha256]);

export const findFile = (sql: Sql, companyId: number, id: number, now: number): Promise<FileRow | undefined> =>
  sql.first(`select ${FILE} from stored_files where ${own()} and id = $2 and size is not null and expires_at > $3`, [
    companyId,
    id,
    new Date(now),
  ]);

export const findHeldFile = (
  sql: Sql,
  companyId: number,
  id: number,
): Promise<{ key: string; name: string; media_type: string; size: number } | undefined> =>
  sql.first(`select key, name, media_type, size from stored_files where ${own()} and id = $2 and size is not null`, [
    companyId,
    id,
  ]);

/**
 * The company of a link's file, for a person who is still in the file's company. A file of a record may belong to another company:
 * the link was created for somebody allowed to see the record.
 */
export async function findLinkedCompany(
  sql: Sql,
  { fileId, accountId }: { fileId: number; accountId: number },
  now: number,
): Promise<number | undefined> {
  const row = await sql.first<{ company_id: number }>(
    `select f.company_id from stored_files f
      where ${unscoped('a signed link names the file')} f.id = $1 and f.size is not null
        and exists (select 1 from brand_members m left join record_files r on r.file_id = f.id
                     where m.account_id = $2 and m.state = 'active'
                       and (r.file_id is not null or (m.company_id = f.company_id and f.expires_at > $3)))`,
    [fileId, accountId, new Date(now)],
  );
  return row?.company_id;
}

/** Nobody can read or hold a file that is taken; it is due again at `until`. */
export const takeExpiredFiles = (
  sql: Sql,
  now: number,
  { limit, until }: { limit: number; until: number },
): Promise<{ id: number; key: string }[]> =>
  sql.rows(
    `update stored_files set size = null, expires_at = $3
      where ${unscoped('the clock')} id in (
        select id from stored_files where expires_at <= $1 order by expires_at limit $2 for update skip locked)
      returning id, key`,
    [new Date(now), limit, new Date(until)],
  );

export async function findFileKey(sql: Sql, companyId: number, id: number): Promise<string | undefined> {
  const row = await sql.first<{ key: string }>(
    `select key from stored_files where ${own()} and id = $2 and expires_at is not null`,
    [companyId, id],
  );
  return row?.key;
}

/** Deletes a row unless it is the last one with its bytes. The lock orders two copies that are deleted at once. */
export const deleteCopy = (sql: Sql, id: number, key: string): Promise<number> =>
  sql.run(
    `with copies as (
       select id from stored_files where ${unscoped('copies share bytes')} key = $2 order by id for update
     )
     delete from stored_files where id = $1 and (select count(*) from copies) > 1`,
    [id, key],
  );

export async function insertCopy(
  sql: Sql,
  companyId: number,
  id: number,
  { at, expiresAt }: Pick<NewFile, 'at' | 'expiresAt'>,
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into stored_files (company_id, purpose, key, name, media_type, size, sha256, created_at, expires_at)
     select ${owner()}, f.purpose, f.key, f.name, f.media_type, f.size, f.sha256, $3, $4 from stored_files f where ${own('f')} and f.id = $2
     returning id`,
    [companyId, id, new Date(at), new Date(expiresAt)],
  );
  return row.id;
}

export const deleteFile = (sql: Sql, id: number): Promise<number> =>
  sql.run(`delete from stored_files where ${unscoped('taken by the clock')} id = $1`, [id]);

export const expireFile = (sql: Sql, companyId: number, id: number, at: number): Promise<number> =>
  sql.run(`update stored_files set expires_at = $3 where ${own()} and id = $2`, [companyId, id, new Date(at)]);

export const holdFile = (sql: Sql, companyId: number, id: number): Promise<number> =>
  sql.run(`update stored_files set expires_at = null where ${own()} and id = $2`, [companyId, id]);
