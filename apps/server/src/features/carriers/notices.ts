import type { Locale } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import type { Sql } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/events/events';
import { bidders, network, shippersWith } from '../../platform/notices/audiences';
import { always, readEach, type NoticeSource } from '../../platform/notices/notice';
import { NOTHING, placeAt, type Subject } from '../../platform/notices/subject';
import { write } from '../../platform/notices/texts';
import { withLinkFor } from './links/personal-link';
import { findRelationForMessage } from './queries';
import type { Relation } from './relation';

const STATE_SHOWN: Readonly<Record<string, string>> = {
  'carrier.requested': 'requested',
  'carrier.accepted': 'verified',
};

async function readSubject(sql: Sql, { action, companyId, entityId }: OutboxEvent): Promise<Subject | null> {
  const relation = await findRelationForMessage(sql, companyId, entityId);
  if (!relation) return null;
  const shipperPlace =
    action === 'carrier.requisites_changed'
      ? placeAt(`/carriers/${relation.id}?tab=company`, 'carriers.show', relation.id)
      : placeAt(`/carriers?state=${lookUp(STATE_SHOWN, action) ?? relation.state}`, 'carriers');
  return {
    ...NOTHING,
    shipperId: relation.company_id,
    carrierCompanyId: relation.carrier_company_id,
    placeFor: (_reader, side) => (side === 'shipper' ? shipperPlace : placeAt('/carrier', 'loads')),
    bellFor: (_reader, side) =>
      side === 'shipper'
        ? { carrier: relation.name, requested: relation.requested_login ?? '' }
        : { company: relation.company_name, ...(relation.reason && { reason: relation.reason }) },
    valuesFor: (reader, side) =>
      side === 'shipper'
        ? {
            carrier: relation.name,
            requested: relation.requested_login ?? '',
            invited: relation.login ?? '',
            details: action === 'carrier.requested' ? forwardingText(relation, reader.locale) : '',
          }
        : {
            company: relation.company_name,
            reason: relation.reason ?? '',
            ...withLinkFor({ companyId: relation.company_id, carrierId: relation.id }),
          },
  };
}

/** Warns the shipper if somebody else than the invited person accepted the invitation. */
function forwardingText({ requested_login: requested, login: invited }: Relation, locale: Locale): string {
  if (!invited || invited === requested) return '';
  return write(locale, 'carrier-requested.forwarded', { requested: requested ?? '', invited });
}

const payers = shippersWith('payers', 'finance.read');

const byNetwork = { group: 'network', alsoCauser: always, class: 'useful' } as const;

export const relationNotices: NoticeSource = {
  notices: {
    'carrier.requested': [{ to: network, template: 'carrier-requested', ...byNetwork }],
    'carrier.accepted': [{ to: network, template: 'carrier-accepted', ...byNetwork }],
    'carrier.approved': [{ to: bidders, template: 'carrier-approved', ...byNetwork }],
    'carrier.declined': [{ to: bidders, template: 'carrier-declined', ...byNetwork }],
    'carrier.removed': [{ to: bidders, template: 'carrier-removed', ...byNetwork }],
    'carrier.suspended': [{ to: bidders, template: 'carrier-suspended', ...byNetwork }],
    'carrier.resumed': [{ to: bidders, template: 'carrier-resumed', ...byNetwork }],
    'carrier.requisites_changed': [{ to: payers, template: 'carrier-bank-changed', group: 'network', class: 'useful' }],
  },
  readSubjects: readEach(readSubject),
};
