import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import type { BellParams } from '../bell/bell-entry';
import { findRelationForMessage } from '../../carriers';
import { NOTHING, type Subject } from '../subjects';

export const isOfPackets = ({ action }: OutboxEvent): boolean => /^(packet|document)\./.test(action);

type Shown = Readonly<Record<string, unknown>>;

const documentIn = ({ title, days }: Shown) => ({
  ...(typeof title === 'string' && { name: title }),
  ...(typeof days === 'number' && { count: String(days) }),
});

const feedbackIn = ({ parts }: Shown) =>
  Array.isArray(parts) && parts.length > 0
    ? { text: (parts as { feedback: string }[]).map(({ feedback }) => feedback).join('\n') }
    : {};

export async function readPacketSubject(sql: Sql, event: OutboxEvent): Promise<Subject | null> {
  if (event.action.startsWith('document.')) return documentSubject(event);
  // A publication itself sends no message: carriers that are asked again get one each.
  if (event.action === 'packet.published') return null;
  const relation = await findRelationForMessage(sql, event.companyId, event.entityId);
  if (!relation) return null;
  const factsFor = (side: string, shown: Shown): BellParams => ({
    ...documentIn(shown),
    ...feedbackIn(shown),
    ...(side === 'shipper'
      ? { carrier: relation.name, path: `/carriers/${relation.id}?tab=questionnaire` }
      : { company: relation.company_name, path: `/carrier/packets/${relation.id}` }),
  });
  return {
    ...NOTHING,
    shipperId: relation.company_id,
    carrierCompanyId: relation.carrier_company_id,
    bellFor: (_reader, side, shown) => factsFor(side, shown),
    valuesFor: (_reader, side, shown) => ({ text: '', ...factsFor(side, shown) }),
  };
}

function documentSubject({ companyId, carrierCompanyId }: OutboxEvent): Subject {
  // A shipper's event concerns a document about one of its carriers; a carrier's event its own.
  const isCarrier = carrierCompanyId !== null;
  const path = isCarrier ? '/carrier/settings/documents' : '/carriers/expiring';
  return {
    ...NOTHING,
    shipperId: isCarrier ? null : companyId,
    carrierCompanyId,
    bellFor: (_reader, _side, shown) => ({ ...documentIn(shown), path }),
    valuesFor: (_reader, _side, shown) => ({ ...documentIn(shown), path }),
  };
}
