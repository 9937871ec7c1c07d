export interface Point {
  lat: number;
  lon: number;
}

const EARTH_RADIUS_KM = 6371.0088;

/** Great-circle distance in km. Source: the haversine formula on the mean earth radius (IUGG). */
export function greatCircleKm(a: Point, b: Point): number {
  const rad = Math.PI / 180;
  const dLat = (b.lat - a.lat) * rad;
  const dLon = (b.lon - a.lon) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Roads are longer than the great circle, short ways most: the factors of ordinary European networks. */
function roadFactor(greatCircle: number): number {
  if (greatCircle < 50) return 1.35;
  return greatCircle <= 300 ? 1.25 : 1.18;
}

/** Estimated road length of a route in whole km, leg by leg; null without two known points in a row. */
export function estimateDistanceKm(points: readonly (Point | null)[]): number | null {
  if (points.length < 2) return null;
  let total = 0;
  for (const [index, point] of points.entries()) {
    if (index === 0) continue;
    const previous = points[index - 1];
    if (!point || !previous) return null;
    const direct = greatCircleKm(previous, point);
    total += direct * roadFactor(direct);
  }
  return Math.round(total);
}

export function estimateLegsKm(points: readonly Point[]): number[] {
  return points.slice(1).map((point, index) => estimateDistanceKm([points[index] ?? point, point]) ?? 0);
}

/** Average speed of a truck between two stops, towns and motorways together. */
export const AVERAGE_KMH = 65;

/** Driving minutes for an estimated length, without rests; must be shown as an estimate. */
export function estimateDrivingMinutes(distanceKm: number): number {
  return Math.round((distanceKm / AVERAGE_KMH) * 60);
}

export type DistanceUnit = 'km' | 'mi';

export const KM_PER_MILE = 1.609344;

/** Prices are per mile where the company's country is the United States, per kilometre elsewhere. */
export function distanceUnit(countryId: string): DistanceUnit {
  return countryId === 'us' ? 'mi' : 'km';
}

/** Minor units per kilometre or mile, rounded half up; null without a price or a distance. */
export function pricePerDistance(price: number | null, distanceKm: number | null, countryId: string): number | null {
  if (price === null || distanceKm === null || distanceKm <= 0) return null;
  const distance = distanceUnit(countryId) === 'mi' ? distanceKm / KM_PER_MILE : distanceKm;
  return Math.round(price / distance);
}
