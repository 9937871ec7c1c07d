import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import baseMapUrl from './base-map.json?url';

/** Longitude and latitude in degrees. */
export type Position = [number, number];

export const COUNTRIES = 'countries';
export const ROUTE = 'route';
export const DRIVEN = 'driven';
const GAPS = 'gaps';

interface MapColors {
  land: string;
  sea: string;
  border: string;
  route: string;
  planned: string;
}

export function readColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    land: token('--map-land'),
    sea: token('--map-sea'),
    border: token('--map-line'),
    route: token('--primary'),
    planned: token('--dim'),
  };
}

/** Built-in map with land, sea and borders of Natural Earth; it makes no requests to other servers. */
export const baseStyle = ({ land, sea, border }: MapColors): StyleSpecification => ({
  version: 8,
  sources: {
    // The worker that loads it has another base URL, so this one must be absolute.
    [COUNTRIES]: { type: 'geojson', data: new URL(baseMapUrl, location.href).href, tolerance: 0.2 },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    { id: 'land', type: 'fill', source: COUNTRIES, paint: { 'fill-color': land } },
    {
      id: 'borders',
      type: 'line',
      source: COUNTRIES,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': border, 'line-width': 0.8 },
    },
  ],
});

/** Beside a driven line the planned one is thin and pale. */
export function routeLayers(
  { land, route, planned }: MapColors,
  isEstimate: boolean,
  hasDriven: boolean,
): LayerSpecification[] {
  const layout = { 'line-join': 'round', 'line-cap': isEstimate ? 'butt' : 'round' } as const;
  return [
    { id: 'route-halo', type: 'line', source: ROUTE, layout, paint: { 'line-color': land, 'line-width': 6 } },
    {
      id: 'route-line',
      type: 'line',
      source: ROUTE,
      layout,
      paint: {
        'line-color': hasDriven ? planned : route,
        'line-width': hasDriven ? 1.6 : 2.6,
        ...(isEstimate && { 'line-dasharray': [2.2, 1.4] }),
      },
    },
  ];
}

export function drivenLayers({ land, route }: MapColors): LayerSpecification[] {
  const layout = { 'line-join': 'round', 'line-cap': 'round' } as const;
  return [
    { id: 'driven-halo', type: 'line', source: DRIVEN, layout, paint: { 'line-color': land, 'line-width': 7 } },
    { id: 'driven-line', type: 'line', source: DRIVEN, layout, paint: { 'line-color': route, 'line-width': 3.4 } },
    {
      id: 'driven-gaps',
      type: 'line',
      source: GAPS,
      paint: { 'line-color': route, 'line-width': 2, 'line-dasharray': [2.2, 1.4] },
    },
  ];
}

export function drivenFeatures(lines: readonly Position[][]) {
  const gaps = lines.slice(1).flatMap((line, index): Position[][] => {
    const [from, to] = [lines[index]?.at(-1), line[0]];
    return from && to ? [[from, to]] : [];
  });
  const featureOf = (coordinates: Position[][]) =>
    ({ type: 'Feature', properties: {}, geometry: { type: 'MultiLineString', coordinates } }) as const;
  return { [DRIVEN]: featureOf(lines.filter((line) => line.length > 1)), [GAPS]: featureOf(gaps) };
}

export const lineFeature = (coordinates: Position[]) =>
  ({ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }) as const;
