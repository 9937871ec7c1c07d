import { LOCALES } from '@tenderlane/contract';
import type { EventSide } from '@tenderlane/contract/events';
import { type LossDetails } from '@tenderlane/domain/auction';
import { sealOf } from '@tenderlane/domain/terms';
import type { Sql } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/events/events';
import type { Message } from '../../platform/messages/messages';
import {
  NOTHING,
  placeAt,
  type Place,
  type Recipient,
  type VisibleParams,
  type Subject,
} from '../../platform/notices/subject';
import { listTenderFacts, type TenderFacts } from '../auction';
import { zoneOfCountry } from '../reference';
import { withLinkFor } from '../carriers';
import { listLoadFacts, type LoadFacts } from './tender-people.queries';
import { describeTender, nameIn, nameOf, titlePartsOf, type Reader } from './tender-text';

const ENDS = ['confirmation_ends_at', 'decision_ends_at', 'effective_end', 'end', 'to'] as const;

export async function readTenderSubjects(sql: Sql, events: readonly OutboxEvent[]): Promise<Map<OutboxEvent, Subject>> {
  if (events.length === 0) return new Map();
  const asked = events.map(({ companyId, entityId: loadId, optionId }) => ({ companyId, loadId, optionId }));
  const facts = new Map((await listLoadFacts(sql, asked)).map((row) => [row.position, row]));
  const loadIds = [...new Set(events.map(({ entityId }) => entityId))];
  const tenders = new Map((await listTenderFacts(sql, loadIds)).map((tender) => [tender.id, tender]));
  const subjects = new Map<OutboxEvent, Subject>();
  for (const [position, event] of events.entries()) {
    const [load, tender] = [facts.get(position), tenders.get(event.entityId)];
    if (!load || !tender) continue;
    subjects.set(event, tenderSubject(event, load, tender));
  }
  return subjects;
}

function tenderSubject(
  { companyId }: OutboxEvent,
  { terms, state, opened_at: openedAt, leader_option_id: leaderOptionId, carrier_id: carrierId, carrier }: LoadFacts,
  tender: TenderFacts,
): Subject {
  const textsFor = rememberTexts(tender);
  const named = Object.fromEntries(LOCALES.map((locale) => [locale, nameIn(tender, locale)]));
  return {
    ...NOTHING,
    carrierId,
    loadId: tender.id,
    placeFor: (_reader, side) => tenderPlace(side, tender.id),
    bellFor: (reader, side, shown) => ({
      tender: named,
      company: tender.company,
      ...(side === 'shipper' && carrier && { carrier }),
      ...(typeof shown['reason'] === 'string' && shown['reason'] && { reason: shown['reason'] }),
      at: momentShown(shown) ?? tender.effective_end?.getTime() ?? null,
      ...lossOf(reader),
    }),
    facts: sealOf({ state, openedAt: openedAt?.getTime() ?? null, terms }),
    leaderOptionId,
    shipperId: companyId,
    valuesFor(reader, side, shown) {
      const reason = shown['reason'];
      return {
        ...textsFor(reader),
        company: tender.company,
        carrier: (side === 'shipper' && carrier) || '',
        reason: typeof reason === 'string' ? reason : '',
        ...lossOf(reader),
        at: momentShown(shown) ?? tender.effective_end?.getTime() ?? null,
        time_zone: zoneOfCountry(reader.country_id),
        country_id: reader.country_id,
        // Members of a carrier get a personal link to the tender.
        ...(typeof reader.carrier_id === 'number' &&
          withLinkFor({ companyId, carrierId: reader.carrier_id, loadId: tender.id })),
      };
    },
  };
}

export const tenderPlace = (side: EventSide, id: number): Place =>
  side === 'shipper' ? placeAt(`/tenders/${id}/view`, 'tenders.show', id) : placeAt(`/carrier/loads/${id}`, 'load', id);

function lossOf({ loss }: Recipient) {
  if (!loss) return {};
  const { rank, gap } = loss as LossDetails;
  return { loss: { rank, gap } };
}

const momentShown = (shown: VisibleParams) =>
  ENDS.map((name) => shown[name]).find((value) => typeof value === 'number');

/** Caches texts, because thousands of readers share few languages and countries. */
export function rememberTexts(tender: TenderFacts): (reader: Reader) => Message['params'] {
  const texts = new Map<string, Message['params']>();
  return (reader) => {
    const key = `${reader.locale} ${reader.country_id}`;
    const known = texts.get(key) ?? {
      ...titlePartsOf(tender, reader),
      tender: nameOf(tender, reader),
      details: describeTender(tender, reader),
    };
    texts.set(key, known);
    return known;
  };
}
