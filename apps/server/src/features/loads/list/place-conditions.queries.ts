import type { StatementValues } from '../../../platform/database/list.queries';
import { own } from '../../../platform/database/tenant';

const RADIUS_KM = 50;
const KM_PER_DEGREE = 111.195;

interface PlaceFilter {
  from_country?: string | number | undefined;
  from_point?: string | number | undefined;
  from_radius_km?: string | number | undefined;
  to_country?: string | number | undefined;
  to_point?: string | number | undefined;
  to_radius_km?: string | number | undefined;
}

const SIDES = [
  ['from', 'pickup'],
  ['to', 'delivery'],
] as const;

/** Where a pickup and where a delivery of the load of the details `d` must lie; one stop of each kind has to meet all of it. */
export function stopConditions(filter: PlaceFilter, bind: StatementValues['bind']): string[] {
  return SIDES.flatMap(([side, kind]) => {
    const [country, point] = [filter[`${side}_country`], filter[`${side}_point`]];
    if (!country && !point) return [];
    const conditions = [`${own('w')} and w.kind = '${kind}'`];
    if (country) conditions.push(`w.country_id = ${bind(country)}`);
    if (point) conditions.push(around(String(point), Number(filter[`${side}_radius_km`] ?? RADIUS_KM), bind));
    return [`d.load_id in (select w.load_id from waypoints w where ${conditions.join(' and ')})`];
  });
}

/** A box of degrees, which the index answers, then the circle in it. Around a pole and across the date line the box is as wide as the earth. */
function around(point: string, radiusKm: number, bind: StatementValues['bind']): string {
  const [lat = 0, lon = 0] = point.split(',').map(Number);
  const high = radiusKm / KM_PER_DEGREE;
  const widest = Math.cos(((Math.abs(lat) + high) * Math.PI) / 180);
  const wide = widest > 0.02 ? high / widest : 360;
  const isWhole = Math.abs(lon) + wide > 180;
  const [atLat, atLon] = [bind(lat), bind(lon)];
  const box = [`w.lat between ${bind(lat - high)} and ${bind(lat + high)}`];
  if (!isWhole) box.push(`w.lon between ${bind(lon - wide)} and ${bind(lon + wide)}`);
  return `${box.join(' and ')} and great_circle_km(w.lat, w.lon, ${atLat}, ${atLon}) <= ${bind(radiusKm)}`;
}
