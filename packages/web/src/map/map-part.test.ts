import { expect, it } from 'vitest';
import { partAround } from './map-part';

it('the requested part contains the shown map and little more', () => {
  const part = partAround({ west: 30.1, south: 50.2, east: 30.9, north: 50.6 });
  expect(part).toEqual({ west: 30, south: 50, east: 31, north: 50.75 });
});

it('a small movement does not change the requested part', () => {
  const before = partAround({ west: 20.3, south: 48.3, east: 29.9, north: 52.1 });
  expect(partAround({ west: 20.5, south: 48.4, east: 30.1, north: 52.2 })).toEqual(before);
});

it('the requested part stays inside the world', () => {
  expect(partAround({ west: -400, south: -95, east: 400, north: 95 })).toEqual({
    west: -180,
    south: -90,
    east: 180,
    north: 90,
  });
});
