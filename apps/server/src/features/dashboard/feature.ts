import type { DashboardTile } from '../../platform/dashboard/tile';
import type { Feature } from '../../platform/feature';
import { carrierDashboardRoutes, dashboardRoutes } from './routes';

export const dashboardFeature = (tiles: readonly DashboardTile[]) =>
  ({ shipper: dashboardRoutes(tiles), carrier: carrierDashboardRoutes }) satisfies Feature;
