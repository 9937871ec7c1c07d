import type { Feature } from '../../platform/feature';
import { carrierAppRoutes, carrierPublicRoutes } from './carrier-routes';
import { exportJob } from '../../platform/exports/table-export';
import { carrierItems } from './dashboard/carrier-items.queries';
import { carriersExport } from './export/carriers-export';
import { planCompanyMessage } from './invitations/plan-company-message';
import { findInvitationHolder } from './invitations/read-invitation';
import { invitationReminders } from './invitations/invitation-reminders';
import { carrierImport } from './import/carrier-import';
import { labelRuleJobs } from './labels/label-rule-job';
import { followMessages } from './invitations/follow-messages';
import { createLinkWriter, issueLinks } from './links/message-links';
import { findMessageHolder } from './links/personal-link';
import { networkTopic } from './live';
import { relationNotices } from './notices';
import { networkRoutes } from './routes';
import { carrierSubscribers } from './subscribers';

export const carriersFeature = {
  shipper: networkRoutes,
  carrier: carrierAppRoutes,
  public: carrierPublicRoutes,
  subscribers: carrierSubscribers,
  holders: { message: findMessageHolder, invitation: findInvitationHolder },
  longJobs: [exportJob(carriersExport, 'loads.read'), labelRuleJobs],
  due: [invitationReminders],
  liveTopics: [networkTopic],
  notices: [relationNotices],
  ownMessages: { plans: { 'company.message_due': planCompanyMessage } },
  messageHooks: {
    completeMessages: issueLinks,
    createContentWriter: createLinkWriter,
    followDelivery: followMessages,
  },
  imports: [carrierImport],
  attention: carrierItems,
} satisfies Feature;
