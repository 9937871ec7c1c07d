import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { DashboardTile } from '../../platform/dashboard/tile';
import type { Handlers } from '../../platform/http/mount-api';
import { exportLanes } from './export-lanes';
import { readCarrierDashboard } from './read-carrier-dashboard';
import { dashboardReader } from './read-dashboard';
import { readLanes } from './read-lanes';
import { readSavings } from './read-savings';

export function dashboardRoutes(tiles: readonly DashboardTile[]) {
  const readDashboard = dashboardReader(tiles);
  return {
    'GET /dashboard': async (context, { query }) => ({ data: await readDashboard(context, query) }),
    'GET /dashboard/lanes': async (context, { query }) => ({ data: await readLanes(context, query) }),
    'GET /dashboard/lanes/export': (context, { query }) => exportLanes(context, query),
    'GET /dashboard/savings': async (context, { query }) => ({ data: await readSavings(context, query) }),
  } satisfies Partial<Handlers<ShipperApi>>;
}

export const carrierDashboardRoutes = {
  'GET /dashboard': async (context) => ({ data: await readCarrierDashboard(context) }),
} satisfies Partial<Handlers<CarrierApi>>;
