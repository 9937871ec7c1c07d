import { LngLatBounds, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { createLabelLayer, type MapPoint } from './label-layer';
import type { MapPart } from './map-part';
import {
  baseStyle,
  COUNTRIES,
  drivenFeatures,
  drivenLayers,
  lineFeature,
  readColors,
  ROUTE,
  routeLayers,
  type Position,
} from './map-style';

setWorkerUrl(workerUrl);

export interface DrawnRoute {
  points: MapPoint[];
  line: Position[];
  isEstimate: boolean;
  driven?: DrivenLine | undefined;
  key?: string;
}

export interface DrivenLine {
  lines: Position[][];
  truck: MapPoint;
}

interface DrawingOptions {
  frame: HTMLElement;
  /** Style of a tile server; null for the built-in map. */
  styleUrl: string | null;
  texts: Record<string, string>;
  onMove: (shown: MapPart) => void;
  onFail: () => void;
}

export type RouteDrawing = ReturnType<typeof createRouteDrawing>;

/** Beyond zoom 12 the borders of the built-in map are wrong by more than their line width. */
const MOST_ZOOM = { base: 12, tiles: 18 };
/** Leaves room for the map's buttons on the right. */
const FIT = { padding: { top: 40, right: 64, bottom: 40, left: 40 }, maxZoom: 11, animate: false };
const PLACE_FIT = { ...FIT, maxZoom: 8 };

/** Scrolling over the map scrolls the page: moving takes two fingers and zooming takes Ctrl. North stays up. */
const CALM = {
  fadeDuration: 0,
  cooperativeGestures: true,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
} as const;

function createMap({ frame, styleUrl, texts }: DrawingOptions): MapLibreMap {
  const map = new MapLibreMap({
    ...CALM,
    container: frame,
    style: styleUrl ?? baseStyle(readColors(frame)),
    locale: texts,
    attributionControl: styleUrl === null ? false : { compact: true },
    maxZoom: styleUrl === null ? MOST_ZOOM.base : MOST_ZOOM.tiles,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

export function createRouteDrawing(options: DrawingOptions) {
  const { frame, onMove, onFail } = options;
  let shown: DrawnRoute = { points: [], line: [], isEstimate: true };
  let isBase = options.styleUrl === null;
  let colors = JSON.stringify(readColors(frame));
  const map = createMap(options);
  const labels = createLabelLayer(map);
  const useBase = () => {
    isBase = true;
    map.setStyle(baseStyle(readColors(frame)), { diff: false });
  };

  map.on('style.load', () => drawLine(map, shown));
  map.on('moveend', () => onMove(partOf(map)));
  map.on('error', (event) => {
    if ('sourceId' in event && event.sourceId === COUNTRIES) onFail();
    // The tile server fails or refuses: show the route on the built-in map.
    else if (!isBase && !map.isStyleLoaded()) useBase();
  });

  return {
    show(route: DrawnRoute) {
      const hasMoved = wayOf(route) !== wayOf(shown);
      shown = route;
      labels.setPoints(route.points, route.line, route.driven?.truck);
      if (map.getSource(ROUTE)) drawLine(map, shown);
      // Do not move the map if the route has not changed, because the user may be looking around.
      if (hasMoved) fit(map, shown);
    },
    setTitle: (title: string) => map.getCanvas().setAttribute('aria-label', title),
    setNames: (names: readonly { name: string; lon: number; lat: number }[]) => labels.setNames(isBase ? names : []),
    recolor() {
      const next = JSON.stringify(readColors(frame));
      if (next === colors) return;
      colors = next;
      if (isBase) useBase();
      else if (map.getSource(ROUTE)) drawLine(map, shown);
    },
    zoomBy: (levels: number) => map.zoomTo(map.getZoom() + levels, { essential: false }),
    fit: () => fit(map, shown),
    remove() {
      labels.remove();
      map.remove();
    },
  };
}

function drawLine(map: MapLibreMap, { line, isEstimate, driven }: DrawnRoute) {
  const colors = readColors(map.getContainer());
  const layers = [...routeLayers(colors, isEstimate, driven !== undefined), ...(driven ? drivenLayers(colors) : [])];
  const features = { [ROUTE]: lineFeature(line), ...(driven && drivenFeatures(driven.lines)) };
  for (const { id } of layers) if (map.getLayer(id)) map.removeLayer(id);
  for (const [source, data] of Object.entries(features)) {
    if (map.getSource(source)) map.removeSource(source);
    map.addSource(source, { type: 'geojson', data });
  }
  for (const layer of layers) map.addLayer(layer);
}

function fit(map: MapLibreMap, { line, points, driven }: DrawnRoute) {
  const [first, ...rest] = [...line, ...points.map(({ at }) => at), ...(driven?.lines.flat() ?? [])];
  if (!first) return;
  const bounds = rest.reduce((all, at) => all.extend(at), new LngLatBounds(first, first));
  map.fitBounds(bounds, rest.length === 0 ? PLACE_FIT : FIT);
}

function partOf(map: MapLibreMap): MapPart {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

const wayOf = ({ key, points }: DrawnRoute) => key ?? points.map(({ at }) => at.join()).join(' ');
