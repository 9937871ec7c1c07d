import { LngLatBounds, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { createLabelLayer, type MapPoint } from './label-layer';
import type { MapPart } from './map-part';
import { baseStyle, COUNTRIES, lineFeature, readColors, ROUTE, routeLayers, type Position } from './map-style';

setWorkerUrl(workerUrl);

export interface DrawnRoute {
  points: MapPoint[];
  line: Position[];
  isEstimate: boolean;
}

interface DrawingOptions {
  frame: HTMLElement;
  /** The style of a tile server; null: the map that the product brings along. */
  styleUrl: string | null;
  texts: Record<string, string>;
  /** What the map shows after each movement. */
  onMove: (shown: MapPart) => void;
  onFail: () => void;
}

export type RouteDrawing = ReturnType<typeof createRouteDrawing>;

/** Finer than this the borders of the map that is brought along would be wrong by more than they are wide. */
const MOST_ZOOM = { base: 12, tiles: 18 };
/** The buttons of the map stand at its right side and must not cover a stop. */
const FIT = { padding: { top: 40, right: 64, bottom: 40, left: 40 }, maxZoom: 11, animate: false };
/** One place is shown with the towns around it. */
const PLACE_FIT = { ...FIT, maxZoom: 8 };

/** The page scrolls over a map, which moves with two fingers and zooms with Ctrl; north stays above. */
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

/** A map with a route on it. Throws where the browser has no WebGL. */
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
    // The tile server is away or forbids: the route is shown on what the product brings along.
    else if (!isBase && !map.isStyleLoaded()) useBase();
  });

  return {
    show(route: DrawnRoute) {
      const hasMoved = wayOf(route) !== wayOf(shown);
      shown = route;
      labels.setPoints(route.points, route.line);
      if (map.getSource(ROUTE)) drawLine(map, shown);
      // Somebody who looks around is not taken back by an answer that changes nothing.
      if (hasMoved) fit(map, shown);
    },
    setTitle: (title: string) => map.getCanvas().setAttribute('aria-label', title),
    setNames: (names: readonly { name: string; lon: number; lat: number }[]) => labels.setNames(isBase ? names : []),
    /** Draws in the colours of the theme that is shown now. */
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

/** Puts the line of a route on the map's style, in the colours of the theme. */
function drawLine(map: MapLibreMap, { line, isEstimate }: DrawnRoute) {
  const layers = routeLayers(readColors(map.getContainer()), isEstimate);
  for (const { id } of layers) if (map.getLayer(id)) map.removeLayer(id);
  if (map.getSource(ROUTE)) map.removeSource(ROUTE);
  map.addSource(ROUTE, { type: 'geojson', data: lineFeature(line) });
  for (const layer of layers) map.addLayer(layer);
}

function fit(map: MapLibreMap, { line, points }: DrawnRoute) {
  const [first, ...rest] = [...line, ...points.map(({ at }) => at)];
  if (!first) return;
  const bounds = rest.reduce((all, at) => all.extend(at), new LngLatBounds(first, first));
  map.fitBounds(bounds, rest.length === 0 ? PLACE_FIT : FIT);
}

function partOf(map: MapLibreMap): MapPart {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

const wayOf = ({ points }: DrawnRoute) => points.map(({ at }) => at.join()).join(' ');
