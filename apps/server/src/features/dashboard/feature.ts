import type { DashboardTile } from '../../platform/dashboard/tile';
import type { Feature } from '../../platform/feature';
import { dashboardRoutes } from './routes';

export const dashboardFeature = (tiles: readonly DashboardTile[]) =>
  ({ shipper: dashboardRoutes(tiles) }) satisfies Feature;
