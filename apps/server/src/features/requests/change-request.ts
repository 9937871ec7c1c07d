import type { BodyOf, HelpRequest, ShipperApi } from '@tenderlane/contract';
import { refuseRight } from '@tenderlane/domain/core';
import { HELP_LIMITS, moveRequest, refuseClosing, refuseConsent } from '@tenderlane/domain/requests';
import type { MemberContext } from '../../platform/context';
import { invalidField, notFound, throwIfRefused, unwrap } from '../../platform/errors';
import { causeOf } from '../../platform/events/cause';
import { record } from '../../platform/events/events';
import type { NewEvent } from '../../platform/events/new-event';
import { isMember } from '../brands';
import { insertMember, lockChat, readerOf, type ChatReader } from '../chat';
import { eventOfRequest, saveMove } from './move-request';
import { factsOf, listHeld, saveConsent, saveRequest, type HeldRequest } from './request.queries';
import { showRequest } from './show-requests';

interface Held {
  reader: ChatReader;
  request: HeldRequest;
  cause: Pick<NewEvent, 'actor' | 'batchUuid'> & { at: number };
}

async function lockRequest(context: MemberContext, id: number, { asOperator = false } = {}): Promise<Held> {
  const { sql, clock } = context;
  const reader = await readerOf(context);
  if (asOperator && !reader.isOperator) throw notFound();
  const chat = await lockChat(sql, reader, id);
  const [request] = chat ? await listHeld(sql, [chat.id]) : [];
  if (!request || (!asOperator && request.company_id !== reader.companyId)) throw notFound();
  const { batchUuid, ...actor } = causeOf(context);
  return { reader, request, cause: { at: await clock.now(sql), actor, batchUuid } };
}

export async function closeRequest(context: MemberContext, id: number): Promise<HelpRequest> {
  const { reader, request, cause } = await lockRequest(context, id);
  if (request.state !== 'closed') {
    const isAsker = request.account_id === reader.accountId;
    throwIfRefused(refuseClosing({ ...factsOf(request), isAsker }, cause.at));
    await record(context, await saveMove(context, request, 'closed', cause));
  }
  return showRequest(context, id);
}

export async function reopenRequest(context: MemberContext, id: number): Promise<HelpRequest> {
  const { request, cause } = await lockRequest(context, id);
  if (request.state !== 'open') {
    const { state } = unwrap(moveRequest(factsOf(request), 'reopen', cause.at));
    await record(context, await saveMove(context, request, state, cause));
  }
  return showRequest(context, id);
}

export async function consentToLook(context: MemberContext, id: number): Promise<HelpRequest> {
  const { reader, request, cause } = await lockRequest(context, id);
  throwIfRefused(refuseConsent(reader, { hasLoad: request.load_id !== null, state: request.state }));
  await saveConsent(context.sql, id, cause.at + HELP_LIMITS.consentMs);
  await record(context, [{ ...eventOfRequest(request, cause), action: 'request.consented' }]);
  return showRequest(context, id);
}

type Change = BodyOf<ShipperApi['PUT /operator/requests/{id}']>;

export async function operateRequest(context: MemberContext, id: number, change: Change): Promise<HelpRequest> {
  const { assignee_id: assigneeId, state } = change;
  const held = await lockRequest(context, id, { asOperator: true });
  throwIfRefused(refuseRight(context.principal.rights, 'loads.write'));
  const { cause } = held;
  let { request } = held;
  if (assigneeId !== undefined && assigneeId !== request.assignee_id) {
    if (!(await isMember(context.sql, held.reader.companyId, assigneeId)))
      throw invalidField('assignee_id', 'not-one-of');
    request = await assign(context, request, { ...held.reader, accountId: assigneeId }, cause);
  }
  if (state !== undefined && state !== request.state) {
    const moved = unwrap(moveRequest(factsOf(request), state === 'waiting' ? 'wait' : 'solve', cause.at));
    await record(context, await saveMove(context, request, moved.state, cause));
  }
  return showRequest(context, id);
}

async function assign(
  context: MemberContext,
  request: HeldRequest,
  person: Pick<ChatReader, 'accountId' | 'companyId'>,
  cause: Held['cause'],
): Promise<HeldRequest> {
  const { sql } = context;
  const assigned: HeldRequest = { ...request, assignee_id: person.accountId };
  await insertMember(sql, request.id, person, cause.at);
  if (request.state === 'new') {
    await record(context, await saveMove(context, assigned, 'open', cause));
    return { ...assigned, state: 'open', changed_at: new Date(cause.at) };
  }
  await saveRequest(sql, assigned);
  await record(context, [{ ...eventOfRequest(request, cause), action: 'request.assigned' }]);
  return assigned;
}
