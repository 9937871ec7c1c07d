import { describe, expect, it } from 'vitest';
import { barShares, urgencyOf } from './countdown';

const minutes = (count: number) => count * 60_000;

describe('the urgency of the time left', () => {
  it.each([
    [minutes(15), 'calm'],
    [minutes(15) - 1, 'short'],
    [minutes(5), 'short'],
    [minutes(5) - 1, 'last'],
    [0, 'last'],
  ])('with %i ms left the time is %s', (leftMs, urgency) => {
    expect(urgencyOf(leftMs)).toBe(urgency);
  });
});

describe('the time bar of a tender', () => {
  const times = {
    startsAt: 0,
    plannedEndAt: minutes(60),
    endsAt: minutes(75),
    latestEndAt: minutes(100),
  };

  it('the time bar shows the elapsed, remaining, added and possible time', () => {
    expect(barShares(times, minutes(30))).toEqual({
      elapsed: 0.3,
      left: 0.3,
      extension: 0.15,
      possible: 0.25,
    });
  });

  it('the shares of the time bar have the sum one during an extension', () => {
    const shares = barShares(times, minutes(70));
    expect(shares).toEqual({
      elapsed: 0.6,
      left: 0,
      extension: 0.15,
      possible: 0.25,
    });
  });

  it('the time bar of a tender that ends early has no extension', () => {
    const shares = barShares({ ...times, endsAt: minutes(40), latestEndAt: minutes(40) }, minutes(10));
    expect(shares).toEqual({
      elapsed: 0.25,
      left: 0.75,
      extension: 0,
      possible: 0,
    });
  });
});
