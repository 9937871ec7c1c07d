import { describe, expect, it } from 'vitest';
import { isLastHourWidened, pricePoints, roundTicks, timeScale, shownTimes } from './price-points';

const unchecked = { confirmed_by: null, confirmed_at: null, is_claimed_by_others: false };
const bid = (id: number, minute: number, amount: number) => ({
  id,
  price: { amount, currency: 'EUR' },
  comparable: { amount, currency: 'EUR' },
  placed_at: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
});
const row = (id: number, bids: ReturnType<typeof bid>[], provisional = false) => ({
  id,
  carrier: { id, name: `C${id}`, legal_id: null, legal_id_check: unchecked },
  bids,
  provisional,
});
const pointsOf = (rows: ReturnType<typeof row>[]) =>
  pricePoints(
    rows,
    rows.flatMap(({ id, bids }) => bids.map((placed) => ({ ...placed, option_id: id }))).sort((a, b) => b.id - a.id),
  );

describe('the best price over time', () => {
  it('the best price falls with every better bid in the order of time', () => {
    const points = pointsOf([row(1, [bid(1, 0, 200), bid(3, 20, 180)]), row(2, [bid(2, 10, 190)])]);
    expect(points.map(({ bidId, best }) => [bidId, best])).toEqual([
      [1, 200],
      [2, 190],
      [3, 180],
    ]);
  });

  it('the best price stays for a higher bid and rises when its carrier raises it', () => {
    const points = pointsOf([row(1, [bid(1, 0, 100), bid(3, 20, 150)]), row(2, [bid(2, 10, 120)])]);
    expect(points.map(({ best }) => best)).toEqual([100, 100, 120]);
  });

  it('a provisional bid does not change the best price', () => {
    const points = pointsOf([row(1, [bid(1, 0, 200)]), row(2, [bid(2, 10, 150)], true)]);
    expect(points.map(({ bidId, best }) => [bidId, best])).toEqual([[1, 200]]);
  });
});

describe('the time of the chart', () => {
  const times = { start: 0, planned: 100, end: 110, latest: 130, chosen: null };
  it.each([
    ['open', times, { isOpen: true, isSealed: false }, [100, 110, 130]],
    ['open and sealed', { ...times, end: 100 }, { isOpen: true, isSealed: true }, [100, 100, 100]],
    ['over', times, { isOpen: false, isSealed: false }, [100, 110, 110]],
    ['over, chosen afterwards', { ...times, chosen: 500 }, { isOpen: false, isSealed: false }, [100, 110, 110]],
    ['over by an early choice', { ...times, chosen: 40 }, { isOpen: false, isSealed: false }, [40, 40, 40]],
  ])('the time axis contains only times that bids can have: %s', (_, given, state, [planned, end, latest]) => {
    expect(shownTimes(given, state)).toEqual({ start: 0, planned, end, latest });
  });
});

describe('the scales of the chart', () => {
  it('the price axis covers all prices in at most five round steps', () => {
    const ticks = roundTicks(1_742_00, 2_100_00, 5);
    expect(ticks[0]).toBeLessThanOrEqual(1_742_00);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(2_100_00);
    expect(ticks.length).toBeLessThanOrEqual(6);
    expect(roundTicks(500, 500, 5).length).toBeGreaterThan(0);
  });

  it('the last hour of a long tender has half of the width', () => {
    const hour = 3_600_000;
    const toX = timeScale(0, 24 * hour, 24.5 * hour, 400);
    expect(isLastHourWidened(0, 24 * hour)).toBe(true);
    expect(toX(23 * hour)).toBeCloseTo(200);
    expect(toX(24.5 * hour)).toBeCloseTo(400);
    expect(toX(-hour)).toBe(0);
  });

  it('the time axis of a short tender is linear', () => {
    expect(isLastHourWidened(0, 3_600_000)).toBe(false);
    expect(timeScale(0, 3_600_000, 3_600_000, 400)(1_800_000)).toBe(200);
  });
});
