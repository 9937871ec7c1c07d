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
  facility_id?: string | number | undefined;
}

export const listed = (place: string) => `string_to_array(${place}, ',')`;

const SIDES = [
  ['from', 'pickup'],
  ['to', 'delivery'],
] as const;

/**
 * Selects ids of loads with a matching pickup and a matching delivery; one stop must meet all conditions of its kind.
 */
export function stopConditions(filter: PlaceFilter, bind: StatementValues['bind']): string[] {
  const ofSides = SIDES.flatMap(([side, kind]) => {
    const [country, point] = [filter[`${side}_country`], filter[`${side}_point`]];
    if (!country && !point) return [];
    const conditions = [`w.kind = '${kind}'`];
    if (country) conditions.push(`w.country_id = ${bind(country)}`);
    if (point) conditions.push(around(String(point), Number(filter[`${side}_radius_km`] ?? RADIUS_KM), bind));
    return [conditions.join(' and ')];
  });
  const { facility_id: facilities } = filter;
  const ofFacilities = facilities ? [`w.facility_id = any(${listed(bind(facilities))}::bigint[])`] : [];
  return [...ofSides, ...ofFacilities].map(
    (conditions) => `(select w.load_id from waypoints w where ${own('w')} and ${conditions})`,
  );
}

/** Share of the radius: slightly less than half the square in a circle (0.707), because of the earth's curvature. */
const INNER = 0.7;

/**
 * Condition for a circle: first a box in degrees for the index, then the distance. Around a pole and across the date
 * line the box is as wide as the earth. Most points lie in a smaller box inside the circle and need no distance.
 */
function around(point: string, radiusKm: number, bind: StatementValues['bind']): string {
  const [lat = 0, lon = 0] = point.split(',').map(Number);
  const high = radiusKm / KM_PER_DEGREE;
  const widest = Math.cos(((Math.abs(lat) + high) * Math.PI) / 180);
  const wide = widest > 0.02 ? high / widest : 360;
  const isWhole = Math.abs(lon) + wide > 180;
  const [atLat, atLon] = [bind(lat), bind(lon)];
  const box = [`w.lat between ${bind(lat - high)} and ${bind(lat + high)}`];
  if (!isWhole) box.push(`w.lon between ${bind(lon - wide)} and ${bind(lon + wide)}`);
  const circle = `great_circle_km(w.lat, w.lon, ${atLat}, ${atLon}) <= ${bind(radiusKm)}`;
  if (isWhole) return `${box.join(' and ')} and ${circle}`;
  const innerHigh = high * INNER;
  // A degree of longitude is longest at the edge nearest to the equator.
  const innerWide = innerHigh / Math.cos((Math.max(Math.abs(lat) - innerHigh, 0) * Math.PI) / 180);
  const inner = `w.lat between ${bind(lat - innerHigh)} and ${bind(lat + innerHigh)} and w.lon between ${bind(lon - innerWide)} and ${bind(lon + innerWide)}`;
  return `${box.join(' and ')} and (${inner} or ${circle})`;
}
