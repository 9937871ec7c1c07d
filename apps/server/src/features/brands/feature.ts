import type { Feature } from '../../platform/feature';
import { accessRoutes } from './access/routes';
import { brandChannel, companyChannel, companyTopic } from './live';
import {
  accessNotices,
  closingNotices,
  handOverNotices,
  requestNotices,
  requisiteNotices,
} from './notices/company-notices';
import { findColleagueHolder } from './members/accept-colleague-invitation';
import { brandPublicRoutes, brandRoutes } from './routes';

export const brandsFeature = {
  shipper: { ...brandRoutes, ...accessRoutes },
  carrier: brandRoutes,
  public: brandPublicRoutes,
  channels: [brandChannel, companyChannel],
  holders: { colleague: findColleagueHolder },
  liveTopics: [companyTopic],
  notices: [accessNotices, requisiteNotices, handOverNotices, closingNotices, requestNotices],
} satisfies Feature;
