import type { BodyOf, HelpRequest, ShipperApi } from '@tenderlane/contract';
import { refuseMessage } from '@tenderlane/domain/chat';
import { refuseAsking } from '@tenderlane/domain/requests';
import type { MemberContext } from '../../platform/context';
import type { Database } from '../../platform/database/database';
import { AppError, invalidField, throwIfRefused } from '../../platform/errors';
import { causeOf } from '../../platform/events/cause';
import { record } from '../../platform/events/events';
import type { Answer } from '../../platform/http/idempotency';
import type { Call } from '../../platform/http/run-calls';
import type { ReceivedFile } from '../../platform/storage/receive-form';
import { lockCompany } from '../brands';
import { insertRequestChat, sendOnce, withFiles } from '../chat';
import { eventOfRequest } from './move-request';
import { countBlocking, findAsked, findAskedLoad, findLimitingTime, insertRequest } from './request.queries';
import { showRequest } from './show-requests';

type Body = Omit<BodyOf<ShipperApi['POST /requests']>, 'load_id' | 'is_blocking'> & {
  load_id?: number | undefined;
  is_blocking?: boolean | undefined;
};
type AskCall = Call<MemberContext, { body: Body; files: readonly ReceivedFile[] }>;

export function askHelp(database: Database) {
  return async (call: AskCall): Promise<Answer<{ data: HelpRequest }>> => {
    const { body, files } = call.input;
    throwIfRefused(refuseMessage({ text: body.text, files: files.length }));
    if (call.contextIn(database).principal.limit) throw new AppError('session.code-needed');
    const data = await withFiles(database, call, files, (context, fileIds) => askOnce(context, body, fileIds));
    return { status: 201, body: { data } };
  };
}

async function askOnce(context: MemberContext, body: Body, fileIds: readonly number[]) {
  const { sql, clock, principal } = context;
  const { companyId, side } = principal;
  const { load_id: loadId, is_blocking: isBlocking = false, client_id: clientId, subject, category } = body;
  await lockCompany(sql, companyId);
  const known = await findAsked(sql, principal, clientId);
  if (known !== undefined) return { data: await showRequest(context, known), isNew: false };
  if (loadId !== undefined && !(await findAskedLoad(sql, side, companyId, loadId))) {
    throw invalidField('load_id', 'not-one-of');
  }
  const at = await clock.now(sql);
  const blocking = isBlocking ? await countBlocking(sql, companyId) : 0;
  const limitingAt = await findLimitingTime(sql, companyId, at);
  throwIfRefused(refuseAsking({ isBlocking, blocking, limitingAt }, at));
  const chat = await insertRequestChat(sql, companyId, subject, at);
  await insertRequest(sql, principal, { id: chat.id, category, loadId, isBlocking, clientId }, at);
  const { batchUuid, ...actor } = causeOf(context);
  const cause = { at, actor, batchUuid };
  await record(context, [
    { ...eventOfRequest(chat, cause), action: 'request.asked', params: { is_blocking: isBlocking } },
  ]);
  await sendOnce(context, { params: { id: chat.id }, body: { text: body.text } }, fileIds);
  return { data: await showRequest(context, chat.id), isNew: true };
}
