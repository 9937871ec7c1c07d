import { record } from '../../platform/events/events';
import type { NewEvent } from '../../platform/events/new-event';
import { dueRows } from '../../platform/jobs/due';
import { CLOCK } from '../../platform/principal';
import { archiveRequestChat } from '../chat';
import { saveMove, stateAfter } from './move-request';
import { hasDueRequests, postponeRequest, saveRequest, takeDueRequests, type HeldRequest } from './request.queries';

export const dueRequests = dueRows<HeldRequest>({
  name: 'requests',
  paceMs: 60_000,
  hasDue: async (sql, clock) => hasDueRequests(sql, await clock.now(sql)),
  takeDue: async (sql, clock, limit) => takeDueRequests(sql, await clock.now(sql), limit),
  async run(context, requests) {
    const { sql, clock } = context;
    const at = await clock.now(sql);
    const events: NewEvent[] = [];
    for (const request of requests) {
      const state = stateAfter(request, 'close', at);
      if (state) events.push(...(await saveMove(context, request, state, { at, actor: CLOCK, batchUuid: null })));
      else {
        await archiveRequestChat(sql, request.id, at);
        await saveRequest(sql, request, null);
        const { id: entityId, company_id: companyId } = request;
        events.push({ action: 'chat.archived', at, actor: CLOCK, companyId, entityId, params: { load_id: null } });
      }
    }
    await record(context, events);
    return requests.length;
  },
  postpone: (sql, { id }, until) => postponeRequest(sql, id, until),
});
