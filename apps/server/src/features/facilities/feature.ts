import type { Feature } from '../../platform/feature';
import { facilityImport } from './import/facility-import';
import { facilitiesTopic } from './live';
import { proposalNotices } from './proposals/notices';
import { facilityRoutes } from './routes';

export const facilitiesFeature = {
  shipper: facilityRoutes,
  imports: [facilityImport],
  liveTopics: [facilitiesTopic],
  notices: [proposalNotices],
} satisfies Feature;
