import type { GridRow } from '@tenderlane/contract';
import type { ListedBid } from './bids.api';

/** A bid in the order of time, with the best price that stood after it. Times epoch ms, prices comparable minor units. */
export interface PricePoint {
  bidId: number;
  at: number;
  carrier: string;
  comparable: number;
  best: number;
}

/**
 * How the best price moved: each carrier counts with its last bid at the time, so a dearer revision can raise it again. A
 * provisional bid moves nothing.
 */
export function pricePoints(
  rows: readonly Pick<GridRow, 'id' | 'carrier' | 'provisional'>[],
  newestFirst: readonly ListedBid[],
): PricePoint[] {
  const carriers = new Map(rows.flatMap(({ id, carrier, provisional }) => (provisional ? [] : [[id, carrier.name]])));
  const bids = newestFirst.toReversed().flatMap(({ id, option_id: optionId, placed_at: at, comparable }) => {
    const carrier = carriers.get(optionId);
    return carrier === undefined
      ? []
      : [{ optionId, bidId: id, carrier, at: Date.parse(at), comparable: comparable.amount }];
  });
  // A bid that was confirmed again stands later among the bids than it was made.
  bids.sort((a, b) => a.at - b.at);
  const standing = new Map<number, number>();
  return bids.map(({ optionId, ...bid }) => {
    standing.set(optionId, bid.comparable);
    return { ...bid, best: Math.min(...standing.values()) };
  });
}

interface BiddingTimes {
  start: number;
  planned: number;
  end: number;
  latest: number;
  /** When a winner was chosen, if one was. */
  chosen: number | null;
}

/**
 * What of its time a chart shows: all that bids may still use while bidding is open, and afterwards only what they had. Where
 * bids are sealed nothing is ever added.
 */
export function shownTimes(times: BiddingTimes, { isOpen, isSealed }: { isOpen: boolean; isSealed: boolean }) {
  const { start, chosen, latest } = times;
  const end = isOpen ? times.end : Math.max(start, Math.min(times.end, chosen ?? times.end));
  return { start, planned: Math.min(times.planned, end), end, latest: isOpen && !isSealed ? latest : end };
}

/** At most `most` round values that cover a range, for the lines of a chart. */
export function roundTicks(low: number, high: number, most: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / (most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, index) => first + index * step);
}

const HOUR_MS = 3_600_000;
/** From this length on the last hour, in which most bids fall, gets more room than its share. */
const LONG_MS = 3 * HOUR_MS;
const LAST_HOUR_SHARE = 0.5;

/** Whether the last hour of a tender is drawn wider than its share. */
export const isLastHourWidened = (from: number, plannedEnd: number): boolean => plannedEnd - from > LONG_MS;

/** Puts moments between `from` and `to` on `width`; all that follows an hour before the planned end counts as the last hour. */
export function timeScale(from: number, plannedEnd: number, to: number, width: number): (at: number) => number {
  const whole = Math.max(1, to - from);
  const lastHour = plannedEnd - HOUR_MS;
  const clamp = (at: number) => Math.min(Math.max(at, from), to);
  if (!isLastHourWidened(from, plannedEnd)) return (at) => ((clamp(at) - from) / whole) * width;
  const bend = width * (1 - LAST_HOUR_SHARE);
  return (at) =>
    clamp(at) <= lastHour
      ? ((clamp(at) - from) / (lastHour - from)) * bend
      : bend + ((clamp(at) - lastHour) / (to - lastHour)) * (width - bend);
}
