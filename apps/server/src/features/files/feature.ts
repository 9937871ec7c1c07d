import type { Feature } from '../../platform/feature';
import { findFileHolder } from './file-holder';
import { fileRoutes } from './routes';

export const filesFeature = {
  shipper: fileRoutes,
  carrier: fileRoutes,
  holders: { file: findFileHolder },
} satisfies Feature;
