import { DAY_MS } from '../core/time';
import { proportion, WHOLE_BP } from '../money/amount';
import { METRICS, type FigureItem, type Metric } from './facts';

/** With fewer loads a figure is hidden. */
export const LEAST_LOADS = 5;

export const WINDOW_DAYS = 90;

const TREND_MONTHS = 6;

/** `from` is inclusive, `to` exclusive; epoch ms. */
export interface Period {
  from: number;
  to: number;
}

/** `value` is basis points, for a rating hundredths of a star; null while hidden. */
export interface Figure {
  value: number | null;
  numerator: number;
  denominator: number;
}

const startOfDay = (at: number) => Math.floor(at / DAY_MS) * DAY_MS;

/** The last 90 days from midnight (UTC), so that all figures of one day use the same window. */
export function presentWindow(now: number): Period {
  return { from: startOfDay(now) - WINDOW_DAYS * DAY_MS, to: now + 1 };
}

export function previousWindow(now: number): Period {
  const { from } = presentWindow(now);
  return { from: from - WINDOW_DAYS * DAY_MS, to: from };
}

/** The last calendar months (UTC), the oldest first; `month` is `YYYY-MM`. */
export function trendMonths(now: number): (Period & { month: string })[] {
  const today = new Date(now);
  const startOf = (back: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1);
  return Array.from({ length: TREND_MONTHS }, (_, index) => {
    const back = TREND_MONTHS - 1 - index;
    return { month: new Date(startOf(back)).toISOString().slice(0, 7), from: startOf(back), to: startOf(back - 1) };
  });
}

export const factsSince = (now: number): number =>
  Math.min(previousWindow(now).from, ...trendMonths(now).map(({ from }) => from));

export interface Tally {
  numerator: number;
  denominator: number;
  loads: number;
}

/** Sum divided by number; hidden under five loads. */
export function figureOfTally(metric: Metric, { numerator, denominator, loads }: Tally): Figure {
  const scale = metric === 'rating' ? 100 : WHOLE_BP;
  return {
    numerator,
    denominator,
    // A cancellation or an arrival may count one half, so both numbers are doubled to be whole.
    value: loads < LEAST_LOADS ? null : proportion(2 * numerator, 2 * denominator, scale),
  };
}

export function figureOf(items: readonly FigureItem[], metric: Metric, { from, to }: Period): Figure {
  const counted = items.filter(
    (item) => item.metric === metric && item.exclusion === null && item.at >= from && item.at < to,
  );
  return figureOfTally(metric, {
    numerator: counted.reduce((sum, { value }) => sum + value, 0),
    denominator: counted.length,
    loads: new Set(counted.map(({ loadId }) => loadId)).size,
  });
}

export type Figures = Readonly<Record<Metric, Figure>>;

export const figuresOf = (items: readonly FigureItem[], period: Period): Figures =>
  Object.fromEntries(METRICS.map((metric) => [metric, figureOf(items, metric, period)])) as Record<Metric, Figure>;

/** Moment at which the oldest counted load leaves the window; null when nothing counts. */
export function windowMovesAt(items: readonly Pick<FigureItem, 'at'>[], now: number): number | null {
  const { from } = presentWindow(now);
  const oldest = Math.min(...items.filter(({ at }) => at >= from).map(({ at }) => at));
  return Number.isFinite(oldest) ? startOfDay(oldest) + (WINDOW_DAYS + 1) * DAY_MS : null;
}
