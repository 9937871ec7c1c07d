import type { Sql } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/events/events';
import { bidders, network } from '../../platform/notices/audiences';
import { readEach, type NoticeSource } from '../../platform/notices/notice';
import { NOTHING, placeAt, type BellFacts, type VisibleParams, type Subject } from '../../platform/notices/subject';
import { findRelationForMessage } from '../carriers';

const documentIn = ({ title, days }: VisibleParams) => ({
  ...(typeof title === 'string' && { name: title }),
  ...(typeof days === 'number' && { count: String(days) }),
});

const feedbackIn = ({ parts }: VisibleParams) =>
  Array.isArray(parts) && parts.length > 0
    ? { text: (parts as { feedback: string }[]).map(({ feedback }) => feedback).join('\n') }
    : {};

async function packetSubject(sql: Sql, event: OutboxEvent): Promise<Subject | null> {
  const relation = await findRelationForMessage(sql, event.companyId, event.entityId);
  if (!relation) return null;
  const factsFor = (side: string, shown: VisibleParams): BellFacts => ({
    ...documentIn(shown),
    ...feedbackIn(shown),
    ...(side === 'shipper' ? { carrier: relation.name } : { company: relation.company_name }),
  });
  return {
    ...NOTHING,
    shipperId: relation.company_id,
    carrierCompanyId: relation.carrier_company_id,
    placeFor: (_reader, side) =>
      side === 'shipper'
        ? placeAt(`/carriers/${relation.id}?tab=questionnaire`, 'carriers.questionnaire', relation.id)
        : placeAt(`/carrier/packets/${relation.id}`, 'packet', relation.id),
    bellFor: (_reader, side, shown) => factsFor(side, shown),
    valuesFor: (_reader, side, shown) => ({ text: '', ...factsFor(side, shown) }),
  };
}

function documentSubject({ companyId, carrierCompanyId }: OutboxEvent): Subject {
  // A shipper's event concerns a document about one of its carriers; a carrier's event its own.
  const isCarrier = carrierCompanyId !== null;
  const place = isCarrier
    ? placeAt('/carrier/settings/documents', 'documents')
    : placeAt('/carriers/expiring', 'carriers.expiring');
  return {
    ...NOTHING,
    shipperId: isCarrier ? null : companyId,
    carrierCompanyId,
    placeFor: () => place,
    bellFor: (_reader, _side, shown) => documentIn(shown),
    valuesFor: (_reader, _side, shown) => documentIn(shown),
  };
}

const cameBack =
  (...reasons: readonly string[]) =>
  ({ reason }: VisibleParams) =>
    reasons.includes(String(reason));
const endsLater = ({ days }: VisibleParams) => Number(days) >= 0;
const hasEnded = ({ days }: VisibleParams) => Number(days) < 0;

export const packetNotices: NoticeSource = {
  notices: {
    'packet.asked': [{ to: bidders, template: 'packet-asked', group: 'network', class: 'useful' }],
    'packet.submitted': [{ to: network, template: 'packet-submitted', group: 'network', class: 'useful' }],
    // A carrier that the approval admits to the network gets another message about that.
    'packet.approved': [
      {
        to: bidders,
        template: 'packet-approved',
        group: 'network',
        class: 'useful',
        when: ({ joined }) => joined !== true,
      },
    ],
    'packet.returned': [
      { to: bidders, template: 'packet-rejected', group: 'network', class: 'useful', when: cameBack('rejected') },
      {
        to: bidders,
        template: 'packet-expired',
        group: 'network',
        class: 'useful',
        when: cameBack('document_expired'),
      },
      { to: bidders, template: 'packet-data-check', group: 'network', class: 'useful', when: cameBack('company_data') },
      {
        to: network,
        template: 'packet-data-changed',
        group: 'network',
        class: 'useful',
        when: cameBack('company_data'),
      },
      { to: bidders, template: 'packet-asked', group: 'network', class: 'useful', when: cameBack('asked_again') },
    ],
    'packet.document_expiring': [
      { to: network, template: 'carrier-document-expiring', group: 'network', class: 'useful', when: endsLater },
      { to: network, template: 'carrier-document-expired', group: 'network', class: 'useful', when: hasEnded },
    ],
  },
  readSubjects: readEach(packetSubject),
};

export const paperNotices: NoticeSource = {
  notices: {
    'document.expiring': [
      { to: bidders, template: 'document-expiring', group: 'network', class: 'useful', when: endsLater },
      { to: network, template: 'document-expiring', group: 'network', class: 'useful', when: endsLater },
      { to: bidders, template: 'document-expired', group: 'network', class: 'useful', when: hasEnded },
      { to: network, template: 'document-expired', group: 'network', class: 'useful', when: hasEnded },
    ],
  },
  readSubjects: readEach((_sql, event) => Promise.resolve(documentSubject(event))),
};
