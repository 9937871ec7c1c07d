import { describe, expect, it } from 'vitest';
import { estimateDistanceKm, greatCircleKm, pricePerDistance } from '../core/distance';
import { listPrice, savings } from './price';

const KYIV = { lat: 50.4501, lon: 30.5234 };
const LVIV = { lat: 49.8397, lon: 24.0297 };
const BROVARY = { lat: 50.5111, lon: 30.79 };

describe('the price in lists', () => {
  it('the price is the awarded, the best live or the starting one', () => {
    expect(listPrice({ awarded: 1, bestLive: 2, starting: 3 })).toBe(1);
    expect(listPrice({ awarded: null, bestLive: 2, starting: 3 })).toBe(2);
    expect(listPrice({ awarded: null, bestLive: null, starting: 3 })).toBe(3);
    expect(listPrice({ awarded: null, bestLive: null, starting: null })).toBeNull();
  });

  it('the price is per mile in the United States and per kilometre elsewhere', () => {
    expect(pricePerDistance(100_000, 100, 'ua')).toBe(1_000);
    expect(pricePerDistance(100_000, 100, 'us')).toBe(1_609);
    expect(pricePerDistance(100_000, 0, 'ua')).toBeNull();
    expect(pricePerDistance(null, 100, 'ua')).toBeNull();
  });

  it('the savings have a base and may be negative', () => {
    expect(savings('starting', 1_000, 900)).toEqual({ basis: 'starting', amount: 100, bp: 1_000 });
    expect(savings('target', 900, 1_000)).toMatchObject({ amount: -100, bp: -1_111 });
    expect(savings('target', 20_000, 19_999)).toMatchObject({ bp: 1 });
    expect(savings('target', 20_000, 20_001)).toMatchObject({ bp: -1 });
    expect(savings('lane_median', null, 900)).toBeNull();
  });
});

describe('the estimated distance', () => {
  it('the estimated distance is based on the great circle', () => {
    expect(greatCircleKm({ lat: 0, lon: 0 }, { lat: 90, lon: 45 })).toBeCloseTo((Math.PI / 2) * 6371.0088, 6);
    expect(greatCircleKm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111.195, 3);
    expect(greatCircleKm(KYIV, KYIV)).toBe(0);
  });

  it('the estimated distance of each leg is multiplied by the factor of its length', () => {
    expect(estimateDistanceKm([KYIV, LVIV])).toBe(Math.round(greatCircleKm(KYIV, LVIV) * 1.18));
    const legs = greatCircleKm(KYIV, BROVARY) * 1.35 + greatCircleKm(BROVARY, LVIV) * 1.18;
    expect(estimateDistanceKm([KYIV, BROVARY, LVIV])).toBe(Math.round(legs));
  });

  it('the distance is unknown when a stop has no place', () => {
    expect(estimateDistanceKm([KYIV, null, LVIV])).toBeNull();
    expect(estimateDistanceKm([KYIV])).toBeNull();
  });
});
