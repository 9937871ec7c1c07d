import { describe, expect, it } from 'vitest';
import { barShares, urgencyOf } from './countdown';

const minutes = (count: number) => count * 60_000;

describe('time left', () => {
  it.each([
    [minutes(15), 'calm'],
    [minutes(15) - 1, 'short'],
    [minutes(5), 'short'],
    [minutes(5) - 1, 'last'],
    [0, 'last'],
  ])('%i ms left are %s', (leftMs, urgency) => {
    expect(urgencyOf(leftMs)).toBe(urgency);
  });
});

describe('bar of a tender', () => {
  const times = {
    startsAt: 0,
    plannedEndAt: minutes(60),
    endsAt: minutes(75),
    latestEndAt: minutes(100),
  };

  it('shows what has passed, what is left, what was added and what may still be added', () => {
    expect(barShares(times, minutes(30))).toEqual({
      elapsed: 0.3,
      left: 0.3,
      extension: 0.15,
      possible: 0.25,
    });
  });

  it('keeps the whole at one when time runs in the extension', () => {
    const shares = barShares(times, minutes(70));
    expect(shares).toEqual({
      elapsed: 0.6,
      left: 0,
      extension: 0.15,
      possible: 0.25,
    });
  });

  it('copes with an end before the planned one', () => {
    const shares = barShares({ ...times, endsAt: minutes(40), latestEndAt: minutes(40) }, minutes(10));
    expect(shares).toEqual({
      elapsed: 0.25,
      left: 0.75,
      extension: 0,
      possible: 0,
    });
  });
});
