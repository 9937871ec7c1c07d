import { describe, expect, it } from 'vitest';
import { driveWarnings } from './drive-warnings';
import type { Address, Waypoint } from './load';

const HOUR = 3_600_000;
const place = (city: string, lat: number, lon: number): Address => ({
  name: city,
  countryId: 'pl',
  city,
  street: '',
  postalCode: '',
  lat,
  lon,
  timeZone: 'Europe/Warsaw',
});
const GDANSK = place('Gdańsk', 54.35, 18.65);
const WARSAW = place('Warszawa', 52.23, 21.01);
const KYIV = place('Kyiv', 50.45, 30.52);

const stop = (address: Address | null, from: number | null, to: number | null): Waypoint => ({
  kind: 'stop',
  address,
  window: { from: from === null ? null : from * HOUR, to: to === null ? null : to * HOUR },
});
const late = (...waypoints: Waypoint[]) => driveWarnings(waypoints).map(({ field, params }) => [field, params.km]);

describe('windows that no truck can reach in time', () => {
  it.each<[string, Waypoint[], unknown[]]>([
    ['a day between Gdańsk and Warsaw', [stop(GDANSK, 8, 10), stop(WARSAW, 32, 34)], []],
    ['four hours for 354 km, which are just enough', [stop(GDANSK, 8, 10), stop(WARSAW, 10, 12)], []],
    ['three hours for 354 km', [stop(GDANSK, 8, 10), stop(WARSAW, 10, 11)], [['waypoints.1.window.to', 354]]],
    ['an hour in the same town', [stop(GDANSK, 8, 10), stop(GDANSK, 8, 9)], []],
    ['two stops at once in the same town', [stop(GDANSK, 8, 9), stop(GDANSK, 8, 9)], []],
    ['no windows yet', [stop(GDANSK, null, null), stop(WARSAW, null, null)], []],
    ['no address yet', [stop(GDANSK, 8, 10), stop(null, 8, 9)], []],
    ['no end of the window', [stop(GDANSK, 8, 10), stop(WARSAW, 9, null)], []],
    ['one stop', [stop(GDANSK, 8, 10)], []],
    [
      'a stop without a window between two that are too near in time',
      [stop(GDANSK, 8, 10), stop(WARSAW, null, null), stop(KYIV, 10, 16)],
      [['waypoints.2.window.to', expect.any(Number)]],
    ],
    [
      'one leg too short, then one long enough',
      [stop(GDANSK, 8, 10), stop(WARSAW, 9, 10), stop(KYIV, 30, 40)],
      [['waypoints.1.window.to', 354]],
    ],
    [
      'waiting for a window shortens the time of the next leg',
      [stop(GDANSK, 8, 10), stop(WARSAW, 30, 34), stop(KYIV, 31, 35)],
      [['waypoints.2.window.to', expect.any(Number)]],
    ],
  ])('windows that no truck can reach cause a warning: %s', (_name, waypoints, expected) => {
    expect(late(...waypoints)).toEqual(expected);
  });
});
