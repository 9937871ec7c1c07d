import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../../test/start-app';
import { valuesFrom } from '../../../platform/database/list.queries';
import { stopConditions } from './place-conditions.queries';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const POINTS = ['54.35,18.65', '0,0', '0.5,-70', '-33.9,151.2', '69.6,18.9', '50,179.9', '88,10'];
const RADII = [1, 50, 100, 500];

it('the condition for a place finds all points of a circle and no others', async () => {
  for (const point of POINTS) {
    for (const radius of RADII) {
      const { values, bind } = valuesFrom(1);
      const [ids] = stopConditions({ from_point: point, from_radius_km: radius }, bind);
      const [lat = 0, lon = 0] = point.split(',').map(Number);
      // A grid of points replaces the stops; some lie just inside and outside of each edge.
      const grid = `select 1 as company_id, 'pickup' as kind, 0 as load_id, lat, lon from (
        select ${lat}::float8 + i * ${radius} / 111.195 / 40 as lat,
               ${lon}::float8 + j * ${radius} / 111.195 / 40 / greatest(cos(radians(${lat}::float8)), 0.05) as lon
          from generate_series(-50, 50) i, generate_series(-50, 50) j) points where abs(lat) <= 90 and abs(lon) <= 180`;
      const found = ids!.replace('waypoints w', `(${grid}) w`);
      const circle = `select count(*)::int from (${grid}) w where great_circle_km(w.lat, w.lon, ${lat}, ${lon}) <= ${radius}`;
      const row = await app.database.one<{ found: number; inside: number; outside: number }>(
        `select (select count(*)::int from ${found} f) as found, (${circle}) as inside,
                (select count(*)::int from (${grid}) w) - (${circle}) as outside, $1::int`,
        values,
      );
      expect([point, radius, row.found]).toEqual([point, radius, row.inside]);
      expect(row.inside).toBeGreaterThan(1000);
      expect(row.outside).toBeGreaterThan(1000);
    }
  }
});
