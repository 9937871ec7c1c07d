import {
  mayBlock,
  moveRequest,
  type RequestState,
  type RequestTrigger,
  takesPlaceAgain,
  waitingAfter,
} from '@tenderlane/domain/requests';
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
  const { at } = cause;
  const mayBlockAgain =
    request.is_blocking && takesPlaceAgain(request.state, state) ? await hasPlace(sql, request.company_id) : true;
  const waiting = waitingAfter(
    { state: request.state, waitsSince: request.waits_since?.getTime() ?? null, isBlocking: request.is_blocking },
    { to: state, at, mayBlock: mayBlockAgain },
  );
  await saveRequest(sql, {
    ...request,
    state,
    changed_at: new Date(at),
    waits_since: waiting.waitsSince === null ? null : new Date(waiting.waitsSince),
    is_blocking: waiting.isBlocking,
  });
  return [{ ...eventOfRequest(request, cause), action: 'request.moved', params: { state } }];
}

async function hasPlace(sql: RecordContext['sql'], companyId: number): Promise<boolean> {
  await lockCompany(sql, companyId);
  return mayBlock(await countBlocking(sql, companyId));
}

export function stateAfter(request: HeldRequest, trigger: RequestTrigger, now: number): RequestState | undefined {
  const moved = moveRequest(factsOf(request), trigger, now);
  return 'code' in moved ? undefined : moved.state;
}
