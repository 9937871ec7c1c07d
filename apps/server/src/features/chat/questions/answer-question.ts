import type { Question } from '@tenderlane/contract';
import type { QuestionMode } from '@tenderlane/domain/chat';
import type { MemberContext } from '../../../platform/context';
import { assertPresent, notFound } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import { findOwnRow } from '../../loads';
import { findMode, findQuestion, lockQuestion, saveAnswer, saveMode } from './question.queries';
import { presentQuestion } from './show-questions';

/** Saves the shipper's answer; a changed answer replaces it, an equal one changes nothing. */
export async function answerQuestion(
  context: MemberContext,
  { id: loadId, question_id: id }: { id: number; question_id: number },
  answer: string,
): Promise<Question> {
  const { sql, principal, clock } = context;
  await findOwnRow(context, loadId);
  const before = await lockQuestion(sql, principal.companyId, loadId, id);
  if (!before) throw notFound();
  const at = await clock.now(sql);
  if (before.answer !== answer) {
    await saveAnswer(sql, principal.companyId, { id, answer, accountId: principal.accountId, at });
  }
  const row = assertPresent(await findQuestion(sql, id), 'a question');
  if (before.answer !== answer) {
    const { batchUuid, ...actor } = causeOf(context);
    const of = {
      companyId: principal.companyId,
      carrierCompanyId: row.carrier_company_id,
      optionId: row.option_id,
    };
    const params = { question_id: id };
    await record(context, [{ ...of, entityId: loadId, at, actor, batchUuid, action: 'question.answered', params }]);
  }
  return presentQuestion(row, principal);
}

export async function showMode(context: MemberContext, loadId: number): Promise<{ mode: QuestionMode }> {
  await findOwnRow(context, loadId);
  return { mode: await findMode(context.sql, loadId) };
}

export async function changeMode(
  context: MemberContext,
  loadId: number,
  mode: QuestionMode,
): Promise<{ mode: QuestionMode }> {
  const { sql, principal, clock } = context;
  await findOwnRow(context, loadId);
  if (await saveMode(sql, principal.companyId, loadId, mode)) {
    const { batchUuid, ...actor } = causeOf(context);
    const of = { companyId: principal.companyId, entityId: loadId, at: await clock.now(sql), actor, batchUuid };
    await record(context, [{ ...of, action: 'question.mode_changed', params: { mode } }]);
  }
  return { mode };
}
