import type { Sql } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/events/events';
import { listEach } from '../../platform/notices/audiences';
import { readEach, type Audience, type NoticeSource } from '../../platform/notices/notice';
import { NOTHING, placeAt, type Subject } from '../../platform/notices/subject';
import { findAnnouncementForMessage } from './announcement.queries';
import { excerptOf } from './clean-html';
import { listAnnounced } from './recipient.queries';

const announced: Audience = {
  name: 'announced',
  side: 'carrier',
  list: (sql, told) =>
    listEach(
      told,
      ({ event: { companyId, entityId }, shown: { from, to } }) => [
        { companyId, announcementId: entityId, from: Number(from), to: Number(to) },
      ],
      (asked) => listAnnounced(sql, asked),
    ),
};

async function readSubject(sql: Sql, { companyId, entityId }: OutboxEvent): Promise<Subject | null> {
  const found = await findAnnouncementForMessage(sql, companyId, entityId);
  if (!found) return null;
  const { company, subject, body } = found;
  return {
    ...NOTHING,
    shipperId: companyId,
    placeFor: () => placeAt(`/carrier/announcements/${entityId}`, 'announcement', entityId),
    bellFor: () => ({ company, name: subject, text: excerptOf(body) }),
    valuesFor: () => ({ company, announcement_id: entityId, company_id: companyId }),
  };
}

export const announcementNotices: NoticeSource = {
  notices: {
    'announcement.delivered': [
      { to: announced, template: 'announcement', group: 'announcement', class: 'useful', withoutSms: true },
    ],
  },
  readSubjects: readEach(readSubject),
};
