import type { Question } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { iso } from '../../../platform/present';
import type { Member } from '../../../platform/principal';
import { findCarrierLoad } from '../../auction';
import { findOwnRow } from '../../loads';
import { listCarrierQuestions, listOwnQuestions, type QuestionRow } from './question.queries';

export async function showQuestions(context: MemberContext, loadId: number): Promise<Question[]> {
  const { sql, principal } = context;
  await findSeenLoad(context, loadId);
  const list = principal.side === 'shipper' ? listOwnQuestions : listCarrierQuestions;
  const rows = await list(sql, principal.companyId, loadId);
  return rows.map((row) => presentQuestion(row, principal));
}

export async function findSeenLoad(context: MemberContext, loadId: number): Promise<{ companyId: number }> {
  const { sql, principal } = context;
  if (principal.side === 'shipper') return { companyId: (await findOwnRow(context, loadId)).company_id };
  const load = await findCarrierLoad(sql, principal, loadId);
  if (!load) throw notFound();
  return { companyId: load.company_id };
}

/** A carrier must not learn who else asked. */
export function presentQuestion(row: QuestionRow, { side, companyId, accountId }: Member): Question {
  const isOfCompany = row.carrier_company_id === companyId;
  return {
    id: row.id,
    text: row.text,
    answer: row.answer,
    company_name: side === 'shipper' || isOfCompany ? row.carrier_name : null,
    sender_name: side === 'shipper' || isOfCompany ? row.sender_name : null,
    is_own: isOfCompany && row.account_id === accountId,
    asked_at: row.asked_at.toISOString(),
    answered_at: iso(row.answered_at),
  };
}
