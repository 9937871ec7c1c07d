import type { QuestionMode } from '@tenderlane/domain/chat';
import type { LoadState } from '@tenderlane/domain/loads';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, ofSender, own, owner, unscoped } from '../../../platform/database/tenant';
import { senderOf, type CarrierScope } from '../../../platform/principal';

export interface QuestionRow {
  id: number;
  option_id: number | null;
  account_id: number;
  carrier_company_id: number;
  text: string;
  answer: string | null;
  asked_at: Date;
  answered_at: Date | null;
  carrier_name: string;
  sender_name: string;
}

const COLUMNS = `q.id, q.account_id, q.carrier_company_id, q.text, q.answer, q.asked_at, q.answered_at, o.id as option_id,
  r.name as carrier_name, coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), r.name) as sender_name`;
const JOINS = `from load_questions q join accounts a on a.id = q.account_id
  join options o on o.load_id = q.load_id and o.carrier_company_id = q.carrier_company_id join carriers r on r.id = o.carrier_id`;
const QUESTIONS_MAX = 500;

export const listOwnQuestions = (sql: Sql, companyId: number, loadId: number): Promise<QuestionRow[]> =>
  sql.rows(
    `select ${COLUMNS} ${JOINS} where ${own('q')} and q.load_id = $2 order by q.seq desc limit ${QUESTIONS_MAX}`,
    [companyId, loadId],
  );

export const listCarrierQuestions = (sql: Sql, companyId: number, loadId: number): Promise<QuestionRow[]> =>
  sql.rows(
    `select ${COLUMNS} ${JOINS}
      where ${unscoped('the load was found through an option of the carrier')} q.load_id = $2
        and (q.carrier_company_id = $1 or q.answer is not null)
      order by q.seq desc limit ${QUESTIONS_MAX}`,
    [companyId, loadId],
  );

export const findQuestion = (sql: Sql, id: number): Promise<QuestionRow | undefined> =>
  sql.first(`select ${COLUMNS} ${JOINS} where ${unscoped('one’s own question, or one of the own load')} q.id = $1`, [
    id,
  ]);

export const lockQuestion = (
  sql: Sql,
  companyId: number,
  loadId: number,
  id: number,
): Promise<{ answer: string | null } | undefined> =>
  sql.first(`select answer from load_questions where ${own()} and load_id = $2 and id = $3 for update`, [
    companyId,
    loadId,
    id,
  ]);

export const saveAnswer = (
  sql: Sql,
  companyId: number,
  { id, answer, accountId, at }: { id: number; answer: string; accountId: number; at: number },
): Promise<number> =>
  sql.run(`update load_questions set answer = $3, answered_by = $4, answered_at = $5 where ${own()} and id = $2`, [
    companyId,
    id,
    answer,
    accountId,
    new Date(at),
  ]);

export async function findMode(sql: Sql, loadId: number): Promise<QuestionMode> {
  const row = await sql.first<{ mode: QuestionMode }>(
    `select mode from load_question_modes where ${unscoped('the load was found before')} load_id = $1`,
    [loadId],
  );
  return row?.mode ?? 'private';
}

export async function saveMode(sql: Sql, companyId: number, loadId: number, mode: QuestionMode): Promise<boolean> {
  const changed = await sql.run(
    `insert into load_question_modes (company_id, load_id, mode) values (${owner()}, $2, $3)
     on conflict (load_id) do update set mode = excluded.mode where load_question_modes.mode <> excluded.mode`,
    [companyId, loadId, mode],
  );
  return changed > 0;
}

export interface AskedLoad {
  option_id: number;
  company_id: number;
  state: LoadState;
}

/** Locks the load of a carrier's option, so that its questions are counted one after the other. */
export const holdAskedLoad = (sql: Sql, scope: CarrierScope, loadId: number): Promise<AskedLoad | undefined> =>
  sql.first(
    `select o.id as option_id, o.company_id, l.state from options o join loads l on l.id = o.load_id
       join carriers r on r.id = o.carrier_id
      where ${ofCarrier('o')} and o.load_id = $2 and r.state <> 'removed' and ${ofSender('o', '$3')} for update of o`,
    [scope.companyId, loadId, senderOf(scope)],
  );

export async function countOpenQuestions(sql: Sql, companyId: number, loadId: number): Promise<number> {
  const row = await sql.one<{ open: number }>(
    `select count(*) as open from load_questions where ${ofCarrier()} and load_id = $2 and answer is null`,
    [companyId, loadId],
  );
  return row.open;
}

interface NewQuestion {
  id: number;
  loadId: number;
  companyId: number;
  text: string;
  clientId: string | undefined;
  at: number;
}

export async function insertQuestion(
  sql: Sql,
  { companyId: carrierCompanyId, accountId }: { companyId: number; accountId: number },
  { id, loadId, companyId, text, clientId, at }: NewQuestion,
): Promise<number> {
  await sql.run(
    `insert into load_questions (id, load_id, company_id, carrier_company_id, account_id, text, client_id, asked_at)
     values ($1, $2, ${owner('$3')}, $4, $5, $6, $7, $8)`,
    [id, loadId, companyId, carrierCompanyId, accountId, text, clientId ?? null, new Date(at)],
  );
  return id;
}

export async function findAsked(
  sql: Sql,
  loadId: number,
  accountId: number,
  clientId: string | undefined,
): Promise<number | undefined> {
  if (clientId === undefined) return undefined;
  const row = await sql.first<{ id: number }>(
    `select id from load_questions where ${unscoped('one’s own question')} load_id = $1 and account_id = $2 and client_id = $3`,
    [loadId, accountId, clientId],
  );
  return row?.id;
}
