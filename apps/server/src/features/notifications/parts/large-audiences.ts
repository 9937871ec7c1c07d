import type { Subscriber } from '../../../platform/events/outbox';
import type { OutboxRow } from '../../../platform/events/outbox.queries';
import type { Deferred } from './message-part.queries';
import { FAILED_PART, LARGE_AUDIENCES, sendLarge } from './message-parts';
import type { PlanContext } from '../plan';
import { LARGE_EVENT, planForMany } from '../plan-messages';

/** Handles messages to large audiences separately, so that other messages do not wait; failures are parked as usual. */
export const largeAudiences = (parts: PlanContext): Subscriber => ({
  name: LARGE_AUDIENCES,
  isApart: true,
  async handle(sql, rows) {
    for (const { kind, payload } of rows) {
      if (kind === LARGE_EVENT)
        await sendLarge(sql, await planForMany(sql, payload as unknown as OutboxRow, parts), parts);
      if (kind === FAILED_PART) await sendLarge(sql, payload['messages'] as Deferred[], parts);
    }
  },
});
