import type { GridRow } from '@tenderlane/contract';
import type { ListedBid } from './bids.api';

/** A bid in chronological order with the best price after it. Times in epoch ms, prices in comparable minor units. */
export interface PricePoint {
  bidId: number;
  at: number;
  carrier: string;
  comparable: number;
  best: number;
}

/**
 * Course of the best price. Each carrier counts with its latest bid, so a higher revision can raise the best price;
 * provisional bids do not count.
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
  // A re-confirmed bid is listed later than it was made.
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
  /** Time at which a winner was chosen, or null. */
  chosen: number | null;
}

/**
 * Time range of the chart: the whole bidding time while it is open, afterwards only the used part. Sealed tenders are
 * never extended.
 */
export function shownTimes(times: BiddingTimes, { isOpen, isSealed }: { isOpen: boolean; isSealed: boolean }) {
  const { start, chosen, latest } = times;
  const end = isOpen ? times.end : Math.max(start, Math.min(times.end, chosen ?? times.end));
  return { start, planned: Math.min(times.planned, end), end, latest: isOpen && !isSealed ? latest : end };
}

export function roundTicks(low: number, high: number, most: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / (most - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const first = Math.floor(low / step) * step;
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, index) => first + index * step);
}

const HOUR_MS = 3_600_000;
/** In longer tenders the last hour gets half of the width, because most bids are made then. */
const LONG_MS = 3 * HOUR_MS;
const LAST_HOUR_SHARE = 0.5;

export const isLastHourWidened = (from: number, plannedEnd: number): boolean => plannedEnd - from > LONG_MS;

/**
 * Maps times from `from` to `to` onto `width`. Everything from one hour before the planned end on belongs to the wider
 * last hour.
 */
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
