import type { Feature } from '../../platform/feature';
import { operatorRoutes, photoRoutes } from './routes';

export const operatorFeature = {
  shipper: { ...operatorRoutes, ...photoRoutes },
  carrier: photoRoutes,
} satisfies Feature;
