import { randomInt } from 'node:crypto';
import { refuseQuestion } from '@tenderlane/domain/chat';
import type { BodyOf, CarrierApi, Question } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { assertPresent, notFound, throwIfRefused } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import {
  countOpenQuestions,
  findAsked,
  findMode,
  findQuestion,
  holdAskedLoad,
  insertQuestion,
} from './question.queries';
import { presentQuestion } from './show-questions';

/** Question ids are random, so that they reveal no number of questions. */
const newQuestionId = () => randomInt(1, 2 ** 48 - 1);

export async function askQuestion(
  context: MemberContext,
  loadId: number,
  { text, client_id: clientId }: BodyOf<CarrierApi['POST /loads/{id}/questions']>,
): Promise<Question> {
  const { sql, principal, clock } = context;
  const load = await holdAskedLoad(sql, principal, loadId);
  if (!load) throw notFound();
  const known = await findAsked(sql, loadId, principal.accountId, clientId);
  const id = known ?? newQuestionId();
  if (known === undefined) {
    const mode = await findMode(sql, loadId);
    const ownOpen = await countOpenQuestions(sql, principal.companyId, loadId);
    throwIfRefused(refuseQuestion({ mode, state: load.state, ownOpen }));
    const at = await clock.now(sql);
    await insertQuestion(sql, principal, { id, loadId, companyId: load.company_id, text, clientId, at });
    const { batchUuid, ...actor } = causeOf(context);
    const of = { companyId: load.company_id, carrierCompanyId: principal.companyId, optionId: load.option_id };
    const params = { question_id: id };
    await record(context, [{ ...of, entityId: loadId, at, actor, batchUuid, action: 'question.asked', params }]);
  }
  return presentQuestion(assertPresent(await findQuestion(sql, id), 'a question'), principal);
}
