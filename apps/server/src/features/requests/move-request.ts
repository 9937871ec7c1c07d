import { mayBlock, moveRequest, type RequestState, type RequestTrigger } from '@tenderlane/domain/requests';
import type { RecordContext } from '../../platform/events/in-transaction';
import type { NewEvent } from '../../platform/events/new-event';
import { lockCompany } from '../brands';
import { countBlocking, factsOf, saveRequest, type HeldRequest } from './request.queries';

type Cause = Pick<NewEvent, 'at' | 'actor' | 'batchUuid'>;

export const eventOfRequest = ({ id, company_id }: Pick<HeldRequest, 'id' | 'company_id'>, cause: Cause) => ({
  ...cause,
  entityId: id,
  companyId: company_id,
});

export async function saveMove(
  { sql }: Pick<RecordContext, 'sql'>,
  request: HeldRequest,
  state: RequestState,
  cause: Cause,
): Promise<NewEvent[]> {
  const changedAt = new Date(cause.at);
  const isReopened = state === 'open' && request.state !== 'new';
  const moved = {
    ...request,
    state,
    changed_at: changedAt,
    waits_since: isReopened ? (request.waits_since ?? changedAt) : state === 'open' ? request.waits_since : null,
    is_blocking: request.is_blocking && (!isReopened || (await mayStillBlock(sql, request))),
  };
  await saveRequest(sql, moved);
  return [{ ...eventOfRequest(request, cause), action: 'request.moved', params: { state } }];
}

async function mayStillBlock(
  sql: RecordContext['sql'],
  { company_id: companyId, state }: HeldRequest,
): Promise<boolean> {
  if (state === 'waiting') return true;
  await lockCompany(sql, companyId);
  return mayBlock(await countBlocking(sql, companyId));
}

export function stateAfter(request: HeldRequest, trigger: RequestTrigger, now: number): RequestState | undefined {
  const moved = moveRequest(factsOf(request), trigger, now);
  return 'code' in moved ? undefined : moved.state;
}
