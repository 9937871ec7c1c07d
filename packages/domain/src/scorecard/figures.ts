import { DAY_MS } from '../time';
import { METRICS, type Counted, type Metric } from './facts';

/** Fewer loads say nothing of a carrier: the figure is hidden, thus missing. */
export const LEAST_LOADS = 5;

export const WINDOW_DAYS = 90;

/** How many calendar months a trend shows, the present one included. */
const TREND_MONTHS = 6;

/** From a moment on, until before another; epoch ms. */
export interface Period {
  from: number;
  to: number;
}

/** `value` is basis points, of a rating hundredths of a star; null while hidden. */
export interface Figure {
  value: number | null;
  numerator: number;
  denominator: number;
}

const startOfDay = (at: number) => Math.floor(at / DAY_MS) * DAY_MS;

/** The last 90 days: it begins at midnight (UTC), so that it moves once a day and every figure of a day has the same. */
export function presentWindow(now: number): Period {
  return { from: startOfDay(now) - WINDOW_DAYS * DAY_MS, to: now + 1 };
}

/** The 90 days before it, for the trend. */
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

/** Since when facts are needed for all of these. */
export const factsSince = (now: number): number =>
  Math.min(previousWindow(now).from, ...trendMonths(now).map(({ from }) => from));

/** The sum and the number of the values that count for one figure, and the number of their loads. */
export interface Tally {
  numerator: number;
  denominator: number;
  loads: number;
}

/** One figure: the sum of the values over their number, hidden under five loads. */
export function figureOfTally(metric: Metric, { numerator, denominator, loads }: Tally): Figure {
  const scale = metric === 'rating' ? 100 : 10_000;
  return {
    numerator,
    denominator,
    value: loads < LEAST_LOADS ? null : Math.round((numerator / denominator) * scale),
  };
}

/** One figure of a period. */
export function figureOf(items: readonly Counted[], metric: Metric, { from, to }: Period): Figure {
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

export const figuresOf = (items: readonly Counted[], period: Period): Figures =>
  Object.fromEntries(METRICS.map((metric) => [metric, figureOf(items, metric, period)])) as Record<Metric, Figure>;

/** When the window leaves the oldest load behind that counts in it now; null where nothing does. */
export function windowMovesAt(items: readonly Pick<Counted, 'at'>[], now: number): number | null {
  const { from } = presentWindow(now);
  const oldest = Math.min(...items.filter(({ at }) => at >= from).map(({ at }) => at));
  return Number.isFinite(oldest) ? startOfDay(oldest) + (WINDOW_DAYS + 1) * DAY_MS : null;
}
