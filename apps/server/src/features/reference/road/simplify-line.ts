import type { Position } from './road-route';

/** Limit for a line on a map: a route across Europe stays below 20 kB. */
const MOST_POINTS = 800;
/** About eleven metres, which is invisible on a map at street width. */
const FINEST_DEGREES = 0.0001;

/** Simplifies a line to the maximum of points (Douglas and Peucker) and rounds to a metre; both ends stay. */
export function simplifyLine(line: readonly Position[]): Position[] {
  let tolerance = FINEST_DEGREES;
  let kept = keepPoints(line, tolerance);
  while (kept.length > MOST_POINTS) {
    tolerance *= 2;
    kept = keepPoints(kept, tolerance);
  }
  return kept.map(([lon, lat]) => [round(lon), round(lat)]);
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/**
 * Returns the points farther than `tolerance` from the line between kept points. Without recursion, because routes are
 * long.
 */
function keepPoints(line: readonly Position[], tolerance: number): Position[] {
  const isKept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const furthest = findFurthest(line, from, to);
    if (!furthest || furthest.distance <= tolerance) continue;
    isKept.add(furthest.index);
    spans.push([from, furthest.index], [furthest.index, to]);
  }
  return line.filter((_point, index) => isKept.has(index));
}

function findFurthest(line: readonly Position[], from: number, to: number) {
  const [start, end] = [line[from], line[to]];
  if (!start || !end) return undefined;
  let furthest: { index: number; distance: number } | undefined;
  for (let index = from + 1; index < to; index += 1) {
    const point = line[index];
    const distance = point ? distanceToSpan(point, start, end) : 0;
    if (!furthest || distance > furthest.distance) furthest = { index, distance };
  }
  return furthest;
}

/** Distance in degrees of latitude; degrees of longitude are scaled by the cosine of the latitude. */
function distanceToSpan([x, y]: Position, [x0, y0]: Position, [x1, y1]: Position): number {
  const shrink = Math.cos((y0 * Math.PI) / 180);
  const [dx, dy] = [(x1 - x0) * shrink, y1 - y0];
  const [px, py] = [(x - x0) * shrink, y - y0];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - along * dx, py - along * dy);
}
