import { record } from '../../platform/events/events';
import type { InTransaction, RecordContext } from '../../platform/events/in-transaction';
import type { EventOf, NewEvent } from '../../platform/events/new-event';
import { eventOfRequest, saveMove, stateAfter } from './move-request';
import { listHeld, saveRequest, type HeldRequest } from './request.queries';

export const requestSubscribers = { 'chat.message_sent': [followMessages] } satisfies InTransaction;

type Sent = EventOf<'chat.message_sent'>;

async function followMessages(context: RecordContext, events: readonly Sent[]): Promise<void> {
  const sent = events.filter(({ params }) => params.is_request);
  if (sent.length === 0) return;
  const requests = await listHeld(
    context.sql,
    sent.map(({ entityId }) => entityId),
  );
  for (const event of sent) {
    const request = requests.find(({ id }) => id === event.entityId);
    if (!request) continue;
    const isAnswer = event.params.sender_company_id !== request.company_id;
    await record(
      context,
      await (isAnswer ? followAnswer(context, request, event) : followQuestion(context, request, event)),
    );
  }
}

async function followQuestion(context: RecordContext, request: HeldRequest, event: Sent): Promise<NewEvent[]> {
  const asked = { ...request, waits_since: request.waits_since ?? new Date(event.at) };
  const state = stateAfter(request, 'reopen', event.at);
  if (state) return saveMove(context, asked, state, causeIn(event));
  if (request.waits_since === null && request.state !== 'closed') await saveRequest(context.sql, asked);
  return [];
}

async function followAnswer(context: RecordContext, request: HeldRequest, event: Sent): Promise<NewEvent[]> {
  const { at, actor, params } = event;
  const cause = causeIn(event);
  const answered = { ...request, waits_since: null, assignee_id: request.assignee_id ?? actor.accountId };
  const told: NewEvent = {
    ...eventOfRequest(request, cause),
    action: 'request.answered',
    params: { message_id: params.message_id },
  };
  const state = stateAfter(request, 'assign', at);
  if (state) return [...(await saveMove(context, answered, state, cause)), told];
  await saveRequest(context.sql, answered);
  return [told];
}

const causeIn = ({ at, actor, batchUuid = null }: Sent) => ({ at, actor, batchUuid });
