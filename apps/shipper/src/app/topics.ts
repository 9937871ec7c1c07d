import { carrierTopics } from '@tenderlane/web/carriers/query-keys';
import { chatTopics } from '@tenderlane/web/chat/query-keys';
import { companyTopics } from '@tenderlane/web/brands/query-keys';
import type { LiveTopics } from '@tenderlane/web/core/live/live-topics';
import { loadTopics } from '@tenderlane/web/loads/query-keys';
import { notificationTopics } from '@tenderlane/web/notifications/query-keys';
import { supportTopics } from '@tenderlane/web/support/query-keys';
import { tripTopics } from '@tenderlane/web/trips/query-keys';
import { dashboardTopics } from '../features/dashboard/query-keys';
import { facilityTopics } from '../features/facilities/query-keys';
import { importTopics } from '../features/imports/query-keys';
import { operatorTopics } from '../features/operator/query-keys';

export const TOPICS: readonly LiveTopics[] = [
  loadTopics,
  tripTopics,
  dashboardTopics,
  carrierTopics,
  facilityTopics,
  importTopics,
  operatorTopics,
  companyTopics,
  notificationTopics,
  supportTopics,
  chatTopics,
];
