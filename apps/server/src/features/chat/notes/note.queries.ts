import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own, owner } from '../../../platform/database/tenant';

export interface NoteRow {
  id: number;
  account_id: number;
  text: string;
  client_id: string | null;
  created_at: Date;
  author_name: string;
  mentions: { id: number; name: string }[];
}

const NAME = (alias: string) => `trim(${alias}.first_name || ' ' || ${alias}.last_name)`;
const NOTES_MAX = 500;
const NOTE = `select n.id, n.account_id, n.text, n.client_id, n.created_at, coalesce(nullif(${NAME('a')}, ''), a.email, a.phone) as author_name,
    coalesce((select json_agg(json_build_object('id', p.id, 'name', coalesce(nullif(${NAME('p')}, ''), p.email, p.phone)) order by p.id)
       from accounts p where p.id = any(n.mentions)), '[]') as mentions
  from load_notes n join accounts a on a.id = n.account_id where ${own('n')} and n.load_id = $2`;

export const listNotes = (sql: Sql, companyId: number, loadId: number): Promise<NoteRow[]> =>
  sql.rows(`${NOTE} order by n.id desc limit ${NOTES_MAX}`, [companyId, loadId]);

export const findNote = (sql: Sql, companyId: number, loadId: number, id: number): Promise<NoteRow | undefined> =>
  sql.first(`${NOTE} and n.id = $3`, [companyId, loadId, id]);

interface NewNote {
  loadId: number;
  text: string;
  mentions: readonly number[];
  clientId: string | undefined;
  at: number;
}

/** Returns nothing if the person has written a note with this `client_id` already. */
export async function insertNote(
  sql: Sql,
  { companyId, accountId }: { companyId: number; accountId: number },
  { loadId, text, mentions, clientId, at }: NewNote,
): Promise<number | undefined> {
  const row = await sql.first<{ id: number }>(
    `insert into load_notes (company_id, load_id, account_id, text, mentions, client_id, created_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7)
     on conflict (load_id, account_id, client_id) where client_id is not null do nothing returning id`,
    [companyId, loadId, accountId, text, mentions, clientId ?? null, new Date(at)],
  );
  return row?.id;
}

export async function findNoted(
  sql: Sql,
  { companyId, accountId }: { companyId: number; accountId: number },
  loadId: number,
  clientId: string | undefined,
): Promise<number | undefined> {
  const row = await sql.first<{ id: number }>(
    `select id from load_notes where ${own()} and load_id = $2 and account_id = $3 and client_id = $4`,
    [companyId, loadId, accountId, clientId ?? null],
  );
  return row?.id;
}

export const deleteNote = (sql: Sql, companyId: number, id: number): Promise<number> =>
  sql.run(`delete from load_notes where ${own()} and id = $2`, [companyId, id]);

export async function listColleagues(sql: Sql, companyId: number, accountIds: readonly number[]): Promise<number[]> {
  const rows = await sql.rows<{ account_id: number }>(
    `select account_id from brand_members where ${own()} and state = 'active' and account_id = any($2::bigint[])`,
    [companyId, accountIds],
  );
  return rows.map(({ account_id: id }) => id);
}

export async function findOwnOption(sql: Sql, carrierCompanyId: number, loadId: number): Promise<number | null> {
  const row = await sql.first<{ id: number }>(`select id from options where ${ofCarrier()} and load_id = $2`, [
    carrierCompanyId,
    loadId,
  ]);
  return row?.id ?? null;
}
