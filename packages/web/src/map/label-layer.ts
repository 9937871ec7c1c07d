import type { Map as MapLibreMap } from 'maplibre-gl';
import type { WaypointKind } from '@tenderlane/domain/reference';
import { boxOf, placeLabels, squareAround, type Box, type Label, type LabelSide } from './place-labels';
import type { Position } from './map-style';
import classes from './route-map.module.css';

export interface MapPoint {
  at: Position;
  kind: WaypointKind | 'truck';
  name: string;
  onPress?: () => void;
}

interface Name {
  name: string;
  lon: number;
  lat: number;
}

interface Item {
  at: Position;
  label: HTMLElement;
  mark: HTMLElement;
  gap: number;
  sides: readonly LabelSide[];
  isRequired: boolean;
  markRadius: number;
  size: { width: number; height: number };
}

const STOP_SIDES: readonly LabelSide[] = ['right', 'left', 'above', 'below'];
const NAME_SIDES: readonly LabelSide[] = ['right', 'left'];
const STOP_RADIUS = 7;
const DOT_RADIUS = 3;
const LINE_RADIUS = 3;
const LINE_STEP = 8;

/** Marks and names above the map's canvas. They are HTML, so that they use the page's font. */
export function createLabelLayer(map: MapLibreMap) {
  const layer = document.createElement('div');
  layer.className = classes.labels ?? '';
  // The list of stops beside the map contains the same names.
  layer.ariaHidden = 'true';
  map.getCanvasContainer().append(layer);
  let stops: Item[] = [];
  let names: Item[] = [];
  let line: readonly Position[] = [];

  const place = () => {
    const frame = { width: layer.clientWidth, height: layer.clientHeight };
    const at = (position: Position) => map.project(position);
    const marks = stops.map((item) => squareAround(at(item.at), STOP_RADIUS));
    const way = [...boxesAlong(line.map(at)), cornerOf(map.getContainer().nextElementSibling, frame)];
    const labelled = stops.map((item) => labelOf(item, at(item.at)));
    const stopSides = placeLabels(labelled, frame, [...marks, ...way]);
    show(stops, labelled, stopSides);
    const taken = labelled.flatMap((label, index) => (stopSides[index] ? [boxOf(label, stopSides[index])] : []));
    const others = names.map((item) => labelOf(item, at(item.at)));
    show(names, others, placeLabels(others, frame, [...marks, ...way, ...taken]));
  };
  map.on('move', place);
  map.on('resize', place);

  return {
    setPoints(points: readonly MapPoint[], route: readonly Position[], truck: MapPoint | null = null) {
      for (const item of stops) discard(item);
      line = route;
      stops = points.map((point, index) => stopItem(layer, point, index === 0 || index === points.length - 1));
      if (truck) stops.push(stopItem(layer, truck, true));
      // Place the ends of the route first; stops between them give way.
      stops.sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
      place();
    },
    setNames(places: readonly Name[]) {
      for (const item of names) discard(item);
      names = places.map(({ name, lon, lat }) => nameItem(layer, name, [lon, lat]));
      place();
    },
    remove: () => layer.remove(),
  };
}

function stopItem(layer: HTMLElement, { at, kind, name, onPress }: MapPoint, isEnd: boolean): Item {
  const mark = append(layer, classes.mark);
  mark.dataset['kind'] = kind;
  const label = append(layer, classes.stopName, name);
  if (onPress)
    for (const element of [mark, label]) {
      element.dataset['press'] = 'true';
      element.addEventListener('click', onPress);
    }
  label.dataset['end'] = String(isEnd);
  return { at, label, mark, gap: 9, sides: STOP_SIDES, isRequired: isEnd, markRadius: 0, size: sizeOf(label) };
}

function nameItem(layer: HTMLElement, name: string, at: Position): Item {
  const mark = append(layer, classes.dot);
  const label = append(layer, classes.placeName, name);
  return { at, label, mark, gap: 5, sides: NAME_SIDES, isRequired: false, markRadius: DOT_RADIUS, size: sizeOf(label) };
}

function append(layer: HTMLElement, className: string | undefined, text = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = className ?? '';
  element.textContent = text;
  layer.append(element);
  return element;
}

const sizeOf = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight });

function discard({ label, mark }: Item) {
  label.remove();
  mark.remove();
}

const labelOf = ({ gap, sides, isRequired, markRadius, size }: Item, { x, y }: { x: number; y: number }): Label => ({
  ...{ x, y, gap, sides, isRequired, markRadius },
  ...size,
});

function show(items: readonly Item[], labels: readonly Label[], sides: readonly (LabelSide | null)[]) {
  for (const [index, { label, mark, markRadius }] of items.entries()) {
    const spot = labels[index];
    if (!spot) continue;
    const side = sides[index] ?? null;
    label.hidden = side === null;
    mark.hidden = side === null && markRadius > 0;
    mark.style.transform = `translate(${spot.x}px, ${spot.y}px)`;
    const { left, top } = boxOf(spot, side ?? 'right');
    label.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }
}

const cornerOf = (buttons: Element | null, { width }: { width: number }): Box => ({
  left: width - (buttons?.clientWidth ?? 0) - 10,
  top: 0,
  right: width,
  bottom: (buttons?.clientHeight ?? 0) + 10,
});

/** Small boxes along a line, so that names do not cover it. */
function boxesAlong(line: readonly { x: number; y: number }[]): Box[] {
  const boxes: Box[] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const steps = Math.min(200, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LINE_STEP));
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      boxes.push(squareAround(point, LINE_RADIUS));
    }
  }
  return boxes;
}
