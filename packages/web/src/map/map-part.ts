/** In degrees; `west` is never east of `east`. */
export interface MapPart {
  west: number;
  south: number;
  east: number;
  north: number;
}

/**
 * Returns a slightly larger area aligned to a grid that depends on its size, so that small movements and users of the
 * same region send the same request.
 */
export function partAround(shown: MapPart): MapPart {
  const span = Math.max(shown.east - shown.west, shown.north - shown.south, 0.01);
  const step = 2 ** Math.ceil(Math.log2(span)) / 4;
  const down = (value: number, least: number) => Math.max(least, Math.floor(value / step) * step);
  const up = (value: number, most: number) => Math.min(most, Math.ceil(value / step) * step);
  return {
    west: down(shown.west, -180),
    south: down(shown.south, -90),
    east: up(shown.east, 180),
    north: up(shown.north, 90),
  };
}
