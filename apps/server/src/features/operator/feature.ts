import type { Feature } from '../../platform/feature';
import { operatorRoutes, supportRoutes } from './routes';

export const operatorFeature = {
  shipper: { ...operatorRoutes, ...supportRoutes },
  carrier: supportRoutes,
} satisfies Feature;
