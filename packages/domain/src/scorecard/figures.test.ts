import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../core/time';
import type { FigureItem, Metric } from './facts';
import { factsSince, figureOf, figuresOf, presentWindow, previousWindow, trendMonths, windowMovesAt } from './figures';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const ALL = { from: 0, to: Infinity };

const counted = (values: readonly number[], metric: Metric = 'acceptance', at = NOW): FigureItem[] =>
  values.map((value, index) => ({
    metric,
    optionId: index,
    loadId: index,
    at,
    outcome: 'kept',
    value,
    exclusion: null,
  }));

describe('a figure of a carrier', () => {
  it.each<[string, Metric, number[], number | null]>([
    ['4 of 5 confirmed are 80 %', 'acceptance', [1, 1, 1, 1, 0], 8_000],
    ['none of 5', 'acceptance', [0, 0, 0, 0, 0], 0],
    ['2 of 6 are 33.33 %', 'response', [1, 1, 0, 0, 0, 0], 3_333],
    ['4 of 6 are 66.67 %', 'response', [1, 1, 1, 1, 0, 0], 6_667],
    ['one and a half of 10 are 15 %', 'cancel', [1, 0.5, 0, 0, 0, 0, 0, 0, 0, 0], 1_500],
    ['a half of 6 is 8.33 %', 'cancel', [0.5, 0, 0, 0, 0, 0], 833],
    ['stars are averaged', 'rating', [5, 5, 4, 3, 4], 420],
    ['four loads are too few', 'acceptance', [1, 1, 1, 1], null],
    ['no records', 'acceptance', [], null],
  ])('the figure is computed: %s', (_name, metric, values, value) => {
    const sum = values.reduce((a, b) => a + b, 0);
    expect(figureOf(counted(values, metric), metric, ALL)).toEqual({
      value,
      numerator: sum,
      denominator: values.length,
    });
  });

  it('a figure counts the records of its own metric in the period that are not excluded', () => {
    const [first, ...rest] = counted([1, 1, 1, 1, 1, 0]);
    const items = [{ ...first!, exclusion: 'night' as const }, ...rest, ...counted([1], 'response')];
    expect(figureOf(items, 'acceptance', ALL)).toEqual({ value: 8_000, numerator: 4, denominator: 5 });
    expect(figureOf(items, 'acceptance', { from: NOW + 1, to: Infinity }).denominator).toBe(0);
    expect(figureOf(items, 'acceptance', { from: 0, to: NOW }).denominator).toBe(0);
  });

  it('a figure counts loads and not arrivals', () => {
    const items = counted([1, 1, 1, 1, 1, 1], 'on_time').map((item) => ({ ...item, loadId: 1 }));
    expect(figureOf(items, 'on_time', ALL)).toEqual({ value: null, numerator: 6, denominator: 6 });
  });

  it('the punctuality without trips is unknown', () => {
    expect(figuresOf(counted([1, 1, 1, 1, 1]), ALL).on_time).toEqual({ value: null, numerator: 0, denominator: 0 });
  });
});

it('the window begins at midnight 90 days ago, after a window of 90 days', () => {
  const start = Date.parse('2026-08-25T00:00:00Z');
  expect(presentWindow(NOW)).toEqual({ from: start, to: NOW + 1 });
  expect(presentWindow(NOW + 13 * 3_600_000).from).toBe(start);
  expect(presentWindow(NOW + 14 * 3_600_000).from).toBe(start + DAY_MS);
  expect(previousWindow(NOW)).toEqual({ from: start - 90 * DAY_MS, to: start });
});

it('months are those of the calendar, also across years', () => {
  expect(trendMonths(NOW).map(({ month }) => month)).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(trendMonths(Date.parse('2026-02-28T23:59:59Z')).map(({ month }) => month)).toEqual([
    '2025-09',
    '2025-10',
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  const [first, second] = trendMonths(NOW);
  expect(first!.to).toBe(second!.from);
  expect(factsSince(NOW)).toBe(Date.parse('2026-05-27T00:00:00Z'));
});

it('a figure changes by time alone when the oldest load leaves the window', () => {
  const old = NOW - 89 * DAY_MS;
  const items = [...counted([1], 'response', NOW), ...counted([1], 'response', old)];
  const moves = windowMovesAt(items, NOW)!;
  expect(new Date(moves).toISOString()).toBe('2026-11-25T00:00:00.000Z');
  expect(figureOf(items, 'response', presentWindow(moves - 1)).denominator).toBe(2);
  expect(figureOf(items, 'response', presentWindow(moves)).denominator).toBe(1);
  expect(windowMovesAt(counted([1], 'response', NOW - 91 * DAY_MS), NOW)).toBeNull();
  expect(windowMovesAt([], NOW)).toBeNull();
});
