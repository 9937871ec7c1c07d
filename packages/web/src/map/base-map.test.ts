import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Ring = [number, number][];
interface Country {
  properties: { id: string | null };
  geometry: { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] };
}

const { features } = JSON.parse(readFileSync(new URL('base-map.json', import.meta.url), 'utf8')) as {
  features: Country[];
};

const polygonsOf = ({ geometry }: Country) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;

/** Ray casting: a line to the east crosses the ring an odd number of times if the point is inside. */
function isWithin([x, y]: [number, number], ring: Ring): boolean {
  const crossings = ring.filter(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  });
  return crossings.length % 2 === 1;
}

const countriesAt = (point: [number, number]) =>
  features
    .filter((country) => polygonsOf(country).some(([outline]) => isWithin(point, outline!)))
    .map(({ properties }) => properties.id);

it.each<[string, [number, number]]>([
  ['Simferopol', [34.1, 44.95]],
  ['Kerch', [36.4, 45.3]],
  ['Yalta', [34.14, 44.52]],
  ['Sevastopol', [33.6, 44.6]],
  ['Dzhankoi', [34.39, 45.71]],
  ['Kherson', [32.65, 46.7]],
  ['Kyiv', [30.52, 50.45]],
])('the base map has %s in Ukraine only', (_name, point) => {
  expect(countriesAt(point)).toEqual(['804']);
});

it.each<[string, [number, number], string]>([
  ['Warsaw', [21.01, 52.23], '616'],
  ['Almaty', [76.9, 43.24], '398'],
  ['Moscow', [37.6, 55.75], '643'],
  ['Krasnodar', [38.98, 45.04], '643'],
])('the base map has %s in its own country', (_name, point, country) => {
  expect(countriesAt(point)).toEqual([country]);
});

it('the base map has no border between Crimea and the rest of Ukraine', () => {
  const ukraine = features.find(({ properties }) => properties.id === '804')!;
  const around = polygonsOf(ukraine).filter(([outline]) => isWithin([34.1, 44.95], outline!));
  expect(around).toHaveLength(1);
  expect(isWithin([30.52, 50.45], around[0]![0]!)).toBe(true);
});
