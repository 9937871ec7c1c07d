import { eventCatalogue, viewOf, type EventSide, type ViewFacts } from '@tenderlane/contract/events';
import { lookUp } from '@tenderlane/domain';
import { readEvent } from '../../../platform/events/events';
import type { OutboxRow } from '../../../platform/events/outbox';
import type { Signal } from '../../../platform/realtime/live-topic';

/** What decides whether a side sees an event; which of these holds for a tender is read when its pages are told. */
const KINDS: readonly ViewFacts[] = [
  { mode: 'open', sealedNow: false },
  { mode: 'rank_only', sealedNow: false },
  { mode: 'sealed', sealedNow: true },
  { mode: 'sealed', sealedNow: false },
];
const SIDES: readonly EventSide[] = ['shipper', 'carrier', 'reached'];

/** An event of a tender, without anything it says: which sides see it, for each kind of tender. */
export interface TenderSignal extends Signal {
  id: number;
  company: number;
  option: number | null;
  seenBy: readonly string[];
}

/** Of an event that nobody sees, such as one of a draft of somebody else's, there is no signal. */
export function tenderSignals(row: OutboxRow): TenderSignal[] {
  if (lookUp(eventCatalogue, row.kind)?.entity !== 'load') return [];
  const event = readEvent(row);
  const seenBy = KINDS.map((facts) => SIDES.filter((side) => viewOf(event, side, facts) !== null).join(' '));
  return [{ id: event.entityId, company: event.companyId, option: event.optionId, seenBy }];
}

/** Whether a side of a tender sees the event behind a signal. */
export function isSeenBy({ seenBy }: TenderSignal, side: EventSide, facts: ViewFacts): boolean {
  const place = KINDS.findIndex(({ mode, sealedNow }) => mode === facts.mode && sealedNow === facts.sealedNow);
  return (seenBy[place] ?? '').split(' ').includes(side);
}
