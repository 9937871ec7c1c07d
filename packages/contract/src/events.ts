import type { z } from 'zod';
import { announcementEvents } from './announcements/events';
import { auctionEvents } from './auction/events';
import { awardEvents } from './awards/events';
import { bidEvents } from './bids/events';
import { carrierEvents } from './carriers/events';
import { facilityEvents } from './facilities/events';
import { chatEvents } from './chat/events';
import { companyEvents } from './companies/events';
import type { EventKind, EventSide, ViewFacts } from './core/event';
import { fleetEvents } from './fleet/events';
import { fieldEvents } from './fields/events';
import { identityEvents } from './identity/events';
import { jobEvents } from './jobs/events';
import { loadEvents } from './loads/events';
import { packetEvents } from './packets/events';
import { notificationEvents } from './notifications/events';
import { tripEvents } from './trips/events';
import { scorecardEvents } from './scorecard/events';

export const eventCatalogue = {
  ...identityEvents,
  ...companyEvents,
  ...fieldEvents,
  ...carrierEvents,
  ...fleetEvents,
  ...facilityEvents,
  ...packetEvents,
  ...loadEvents,
  ...auctionEvents,
  ...awardEvents,
  ...bidEvents,
  ...scorecardEvents,
  ...chatEvents,
  ...announcementEvents,
  ...notificationEvents,
  ...tripEvents,
  ...jobEvents,
} as const satisfies Record<string, EventKind>;

export type EventCatalogue = typeof eventCatalogue;
export type RecordableAction = keyof EventCatalogue;
export type ParamsOf<Action extends RecordableAction> = z.infer<EventCatalogue[Action]['params']>;
export type { EventKind, EventSide, ViewFacts } from './core/event';

/** Looked up by text, because an event may have been recorded by a newer release. */
const kinds = new Map<string, EventKind>(Object.entries(eventCatalogue));

/** Actions that a side may see of a tender; others are not even read for it. */
export const actionsShownTo = (side: EventSide, facts: ViewFacts): string[] =>
  [...kinds].filter(([, { views }]) => views[side]?.(facts)).map(([action]) => action);

/** Returns a side's view of an event now, or null. Nothing else reads the recorded params. */
export function viewOf(
  { action, params }: { action: string; params: unknown },
  side: EventSide,
  facts: ViewFacts,
): Record<string, unknown> | null {
  const show = kinds.get(action)?.views[side]?.(facts);
  return show ? (show(params) as Record<string, unknown> | null) : null;
}
