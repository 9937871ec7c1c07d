import type { Clock } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { dueRows } from '../../../platform/jobs/due';
import { retryAfterFailure } from '../../../platform/events/outbox';
import {
  deleteMessagePart,
  hasMessageParts,
  insertMessageParts,
  takeMessageParts,
  type DeferredDelivery,
  type MessagePart,
} from './message-part.queries';
import { saveDeliveries } from '../save-deliveries';
import type { PlannedDelivery } from '../planned-delivery';
import type { PlanContext } from '../../../platform/notices/subject';
import type { Send } from '../send';

/** Up to this number of messages per event are sent immediately; more are sent in parts of this size. */
export const PART = 200;

export const LARGE_AUDIENCES = 'large audiences';
export const FAILED_PART = 'audience.part';

/** Stores the messages of a large audience for later and returns the others, so that these need not wait. */
export async function deferLargeAudiences(
  sql: Sql,
  clock: Clock,
  deliveries: PlannedDelivery[],
): Promise<PlannedDelivery[]> {
  if (deliveries.length <= PART) return deliveries;
  const parts: PlannedDelivery[][] = [];
  for (let start = 0; start < deliveries.length; start += PART) parts.push(deliveries.slice(start, start + PART));
  await insertMessageParts(sql, parts, await clock.now(sql));
  return [];
}

export const messageParts = (send: Send) =>
  dueRows<MessagePart>({
    name: 'message parts',
    paceMs: 200,
    hasDue: async (sql, clock) => hasMessageParts(sql, await clock.now(sql)),
    takeDue: async (sql, clock) => takeMessageParts(sql, await clock.now(sql), 1),
    async run({ sql, clock, config }, parts) {
      const messages = parts.flatMap((part) => part.messages);
      await sendLarge(sql, messages, { clock, config }, send);
      return parts.length;
    },
    async postpone(sql, { id, messages }, _until, error) {
      if ((await deleteMessagePart(sql, id)) === 0) return;
      await retryAfterFailure(sql, LARGE_AUDIENCES, { kind: FAILED_PART, payload: { messages } }, error);
    },
  });

/** Saves the bells immediately and sends the messages after all others. */
export async function sendLarge(
  sql: Sql,
  told: readonly DeferredDelivery[],
  parts: PlanContext,
  send: Send,
): Promise<void> {
  const deliveries = told.map((one): PlannedDelivery =>
    'to' in one ? { bell: null, messages: [one], held: [] } : one,
  );
  await saveDeliveries(sql, parts.clock, deliveries);
  const messages = deliveries.flatMap((delivery) => delivery.messages);
  await send(sql, messages, { ...parts, isLarge: true });
}
