import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import { excerptOf, findAnnouncementForMessage } from '../../announcements';
import { findAccessRequestForMessage } from '../../brands';
import { NOTHING, type Subject } from '../subjects';

export async function readAnnouncementSubject(sql: Sql, { companyId, entityId }: OutboxEvent): Promise<Subject | null> {
  const found = await findAnnouncementForMessage(sql, companyId, entityId);
  if (!found) return null;
  const { company, subject, body } = found;
  const path = `/carrier/announcements/${entityId}`;
  return {
    ...NOTHING,
    shipperId: companyId,
    bellFor: () => ({ company, name: subject, text: excerptOf(body), path }),
    valuesFor: () => ({ company, announcement_id: entityId, company_id: companyId, path }),
  };
}

export async function readAccessSubject(sql: Sql, { companyId, action, params }: OutboxEvent): Promise<Subject | null> {
  const request = await findAccessRequestForMessage(
    sql,
    companyId,
    Number((params as { request_id?: unknown }).request_id),
  );
  if (!request) return null;
  const { person, login, company, message, reason, account_id: askerId } = request;
  const isAsked = action === 'colleague.access_asked';
  const named = isAsked ? { person, login, company, text: message } : { company };
  const path = isAsked ? '/account/users' : action === 'colleague.access_approved' ? '/' : '/need-access';
  const said = reason ? { reason } : {};
  return {
    ...NOTHING,
    company: { id: companyId, side: 'shipper' },
    askerId,
    bellFor: () => ({ ...named, ...said, path }),
    valuesFor: () => ({ ...named, ...said, path }),
  };
}
