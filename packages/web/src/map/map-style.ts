import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import baseMapUrl from './base-map.json?url';

/** Longitude and latitude in degrees. */
export type Position = [number, number];

export const COUNTRIES = 'countries';
export const ROUTE = 'route';

interface MapColors {
  land: string;
  sea: string;
  border: string;
  route: string;
}

export function readColors(element: Element): MapColors {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return { land: token('--map-land'), sea: token('--map-sea'), border: token('--map-line'), route: token('--primary') };
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

export function routeLayers({ land, route }: MapColors, isEstimate: boolean): LayerSpecification[] {
  const layout = { 'line-join': 'round', 'line-cap': isEstimate ? 'butt' : 'round' } as const;
  return [
    { id: 'route-halo', type: 'line', source: ROUTE, layout, paint: { 'line-color': land, 'line-width': 6 } },
    {
      id: 'route-line',
      type: 'line',
      source: ROUTE,
      layout,
      paint: { 'line-color': route, 'line-width': 2.6, ...(isEstimate && { 'line-dasharray': [2.2, 1.4] }) },
    },
  ];
}

export const lineFeature = (coordinates: Position[]) =>
  ({ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates } }) as const;
