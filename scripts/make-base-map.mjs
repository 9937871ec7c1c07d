/**
 * Makes packages/web/src/map/base-map.json, the map that is drawn without any tile server: the countries of the world as
 * GeoJSON. Run by hand when the source changes, never by the build: `node scripts/make-base-map.mjs`.
 *
 * Source: Natural Earth 1:50m (public domain) as the npm package world-atlas has it. Natural Earth draws Crimea as a part of
 * Russia; its polygons are moved to Ukraine here, and the line between them goes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../packages/web/package.json', import.meta.url));
const { feature, mergeArcs } = require('topojson-client');
const target = new URL('../packages/web/src/map/base-map.json', import.meta.url);

const RUSSIA = '643';
const UKRAINE = '804';
const ANTARCTICA = '010';
/** Bounds of Crimea in degrees; Natural Earth's Russia has nothing else in them. */
const CRIMEA = { west: 32.3, east: 36.7, south: 44.2, north: 46.3 };

const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'));
const countries = atlas.objects.countries.geometries.filter(({ id }) => id !== ANTARCTICA);
const russia = countries.find(({ id }) => id === RUSSIA);
const ukraine = countries.find(({ id }) => id === UKRAINE);

const crimea = russia.arcs.filter(liesInCrimea);
if (crimea.length === 0) throw new Error('No polygon of Russia lies in Crimea: has Natural Earth changed?');
russia.arcs = russia.arcs.filter((polygon) => !crimea.includes(polygon));
ukraine.arcs = mergeArcs(atlas, [ukraine, { type: 'MultiPolygon', arcs: crimea }]).arcs;

// A few have no ISO number; they are drawn as the others.
const features = countries.map((country) => {
  const { geometry } = feature(atlas, country);
  const coordinates = rounded(geometry.coordinates);
  return { type: 'Feature', properties: { id: country.id ?? null }, geometry: { type: geometry.type, coordinates } };
});
writeFileSync(target, `${JSON.stringify({ type: 'FeatureCollection', features })}\n`);

function liesInCrimea(polygon) {
  const [outline] = feature(atlas, { type: 'Polygon', arcs: polygon }).geometry.coordinates;
  return outline.every(([x, y]) => x > CRIMEA.west && x < CRIMEA.east && y > CRIMEA.south && y < CRIMEA.north);
}

/** Rounds to a hundredth of a degree, which is finer than the source. */
function rounded(values) {
  if (typeof values === 'number') return Math.round(values * 100) / 100;
  const all = values.map(rounded);
  // A point may have equal numbers; a line has no use for equal points.
  return typeof all[0] === 'number' ? all : all.filter((value, index) => String(value) !== String(all[index - 1]));
}
