import type { Subscriber } from '../../../platform/events/outbox';
import type { OutboxRow } from '../../../platform/events/outbox.queries';
import type { DeferredDelivery } from './message-part.queries';
import { FAILED_PART, LARGE_AUDIENCES, sendLarge } from './message-parts';
import { LARGE_EVENT, type Planner } from '../plan-messages';
import type { PlanContext } from '../../../platform/notices/subject';
import type { Send } from '../send';

/** Handles messages to large audiences separately, so that other messages do not wait; failures are parked as usual. */
export const largeAudiences = ({ planForMany }: Planner, send: Send, parts: PlanContext): Subscriber => ({
  name: LARGE_AUDIENCES,
  isApart: true,
  async handle(sql, rows) {
    for (const { kind, payload } of rows) {
      if (kind === LARGE_EVENT)
        await sendLarge(sql, await planForMany(sql, payload as unknown as OutboxRow, parts), parts, send);
      if (kind === FAILED_PART) await sendLarge(sql, payload['messages'] as DeferredDelivery[], parts, send);
    }
  },
});
