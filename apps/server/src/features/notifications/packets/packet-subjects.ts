import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import type { BellParams } from '../bell/bell-entry';
import { findRelationForMessage } from '../../carriers';
import { NOTHING, type Subject } from '../subjects';

/** Events of packets and of documents that end have subjects of their own. */
export const isOfPackets = ({ action }: OutboxEvent): boolean => /^(packet|document)\./.test(action);

type Shown = Readonly<Record<string, unknown>>;

/** What a message about a document that ends names: its title and how many days are left. */
const documentIn = ({ title, days }: Shown) => ({
  ...(typeof title === 'string' && { name: title }),
  ...(typeof days === 'number' && { count: String(days) }),
});

/** What the shipper said of the parts that it returned. */
const feedbackIn = ({ parts }: Shown) =>
  Array.isArray(parts) && parts.length > 0
    ? { text: (parts as { feedback: string }[]).map(({ feedback }) => feedback).join('\n') }
    : {};

/** A packet between a shipper and a carrier, or a document of one company. */
export async function readPacketSubject(sql: Sql, event: OutboxEvent): Promise<Subject | null> {
  if (event.action.startsWith('document.')) return documentSubject(event);
  // What a company publishes is nobody's message: those whom it asks again are told one by one.
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
  // Of a shipper it is a document about one of its carriers; a carrier keeps its own.
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
