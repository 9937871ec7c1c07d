import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

export const listNoteTexts = (
  sql: Sql,
  ids: readonly number[],
): Promise<{ id: number; text: string; person: string }[]> =>
  sql.rows(
    `select n.id, n.text, coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, a.phone) as person
       from load_notes n join accounts a on a.id = n.account_id
      where ${unscoped('notes whose own colleagues are told')} n.id = any($1::bigint[])`,
    [ids],
  );

export const listQuestionTexts = (
  sql: Sql,
  ids: readonly number[],
): Promise<{ id: number; text: string; answer: string | null }[]> =>
  sql.rows(
    `select id, text, answer from load_questions
      where ${unscoped('questions whose own shipper or carriers are told')} id = any($1::bigint[])`,
    [ids],
  );
