import { carrierTopics } from '@tenderlane/web/carriers/query-keys';
import { chatTopics } from '@tenderlane/web/chat/query-keys';
import { companyTopics } from '@tenderlane/web/brands/query-keys';
import type { LiveTopics } from '@tenderlane/web/core/live/live-topics';
import { loadTopics } from '@tenderlane/web/loads/query-keys';
import { notificationTopics } from '@tenderlane/web/notifications/query-keys';
import { supportTopics } from '@tenderlane/web/support/query-keys';
import { tripTopics } from '@tenderlane/web/trips/query-keys';
import { invitationTopics } from '../features/invitations/query-keys';
import { waitingTopics } from '../features/loads/query-keys';

export const TOPICS: readonly LiveTopics[] = [
  loadTopics,
  tripTopics,
  carrierTopics,
  invitationTopics,
  waitingTopics,
  companyTopics,
  notificationTopics,
  supportTopics,
  chatTopics,
];
