import { eventCatalogue, viewOf, type EventSide, type ViewFacts } from '@tenderlane/contract/events';
import { lookUp } from '@tenderlane/domain/values';
import { readEvent } from '../../../platform/events/events';
import type { OutboxRow } from '../../../platform/events/outbox.queries';
import type { Signal } from '../../../platform/realtime/live-topic';

/**
 * Combinations of facts that decide whether a side sees an event; the tender's own combination is read only before
 * sending.
 */
const KINDS: readonly ViewFacts[] = [
  { isSealed: false, sealedNow: false },
  // Processes of the previous release read this entry for tenders by rank.
  { isSealed: false, sealedNow: false },
  { isSealed: true, sealedNow: true },
  { isSealed: true, sealedNow: false },
];
const SIDES: readonly EventSide[] = ['shipper', 'carrier', 'reached'];

/** An event of a tender without its content: for each entry of `KINDS`, the sides that see it. */
export interface TenderSignal extends Signal {
  id: number;
  company: number;
  option: number | null;
  seenBy: readonly string[];
}

export function tenderSignals(row: OutboxRow): TenderSignal[] {
  if (lookUp(eventCatalogue, row.kind)?.entity !== 'load') return [];
  const event = readEvent(row);
  const seenBy = KINDS.map((facts) => SIDES.filter((side) => viewOf(event, side, facts) !== null).join(' '));
  return [{ id: event.entityId, company: event.companyId, option: event.optionId, seenBy }];
}

export function isSeenBy({ seenBy }: TenderSignal, side: EventSide, facts: ViewFacts): boolean {
  const place = KINDS.findIndex(
    ({ isSealed, sealedNow }) => isSealed === facts.isSealed && sealedNow === facts.sealedNow,
  );
  return (seenBy[place] ?? '').split(' ').includes(side);
}
