import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';

export interface CarrierNoteRow {
  id: number;
  text: string;
  author: string;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

const NOTE = `select n.id, n.text, trim(concat_ws(' ', a.first_name, a.last_name)) as author, n.created_at, n.updated_at, n.deleted_at
   from carrier_notes n join accounts a on a.id = n.account_id`;

export const listCarrierNotes = (sql: Sql, companyId: number, carrierId: number): Promise<CarrierNoteRow[]> =>
  sql.rows(`${NOTE} where ${own('n')} and n.carrier_id = $2 and n.deleted_at is null order by n.id desc limit 500`, [
    companyId,
    carrierId,
  ]);

export const lockCarrierNote = (
  sql: Sql,
  companyId: number,
  carrierId: number,
  id: number,
): Promise<CarrierNoteRow | undefined> =>
  sql.first(`${NOTE} where ${own('n')} and n.carrier_id = $2 and n.id = $3 for no key update of n`, [
    companyId,
    carrierId,
    id,
  ]);

export async function insertCarrierNote(
  sql: Sql,
  writer: { companyId: number; accountId: number },
  { carrierId, text, at }: { carrierId: number; text: string; at: number },
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into carrier_notes (company_id, carrier_id, account_id, text, created_at, updated_at)
     values (${owner()}, $2, $3, $4, $5, $5) returning id`,
    [writer.companyId, carrierId, writer.accountId, text, new Date(at)],
  );
  return row.id;
}

export const saveCarrierNote = (sql: Sql, companyId: number, id: number, text: string, at: number): Promise<number> =>
  sql.run(`update carrier_notes set text = $3, updated_at = $4 where ${own()} and id = $2`, [
    companyId,
    id,
    text,
    new Date(at),
  ]);

export const saveNoteDeletion = (sql: Sql, companyId: number, id: number, at: number | null): Promise<number> =>
  sql.run(`update carrier_notes set deleted_at = $3 where ${own()} and id = $2`, [
    companyId,
    id,
    at === null ? null : new Date(at),
  ]);
