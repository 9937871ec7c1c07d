import { LOCALES } from '@tenderlane/contract';
import type { EventSide, RecordableAction } from '@tenderlane/contract/events';
import { isSealedNow, type Loss } from '@tenderlane/domain/auction';
import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import type { Message } from '../../../platform/messages/messages';
import {
  NOTHING,
  placeAt,
  type Place,
  type Recipient,
  type Shown,
  type Subject,
} from '../../../platform/notices/subject';
import { listTenderFacts, type TenderFacts } from '../../auction';
import { findOrderContacts } from '../../loads';
import { zoneOfCountry } from '../../reference';
import { isQuoted, readQuotes, type Quote } from '../chats/quotes';
import { contactLines, type OrderContacts } from '../render/contact-lines';
import { withLinkFor } from '../../carriers';
import { listLoadFacts, type LoadFacts } from '../queries';
import { describeTender, nameIn, nameOf, titlePartsOf, type Reader } from '../render/tender-text';

const ENDS = ['confirmation_ends_at', 'decision_ends_at', 'effective_end', 'end', 'to'] as const;

export async function readTenderSubjects(
  sql: Sql,
  events: readonly OutboxEvent[],
  withContacts: (event: OutboxEvent) => boolean,
): Promise<Map<OutboxEvent, Subject>> {
  if (events.length === 0) return new Map();
  const asked = events.map(({ companyId, entityId: loadId, optionId }) => ({ companyId, loadId, optionId }));
  const facts = new Map((await listLoadFacts(sql, asked)).map((row) => [row.position, row]));
  const loadIds = [...new Set(events.map(({ entityId }) => entityId))];
  const tenders = new Map((await listTenderFacts(sql, loadIds)).map((tender) => [tender.id, tender]));
  const quotes = await readQuotes(sql, events);
  const subjects = new Map<OutboxEvent, Subject>();
  for (const [position, event] of events.entries()) {
    const [load, tender] = [facts.get(position), tenders.get(event.entityId)];
    if (!load || !tender) continue;
    const quote = quotes.get(event);
    if (isQuoted(event) && !quote) continue;
    const contacts = withContacts(event)
      ? await findOrderContacts(sql, { shipper: event.companyId }, event.entityId)
      : undefined;
    subjects.set(event, tenderSubject(event, load, tender, { contacts, quote }));
  }
  return subjects;
}

function tenderSubject(
  { action, companyId }: OutboxEvent,
  { terms, state, opened_at: openedAt, leader_option_id: leaderOptionId, carrier_id: carrierId, carrier }: LoadFacts,
  tender: TenderFacts,
  { contacts, quote }: { contacts: OrderContacts | undefined; quote: Quote | undefined },
): Subject {
  const textsFor = rememberTexts(tender);
  const named = Object.fromEntries(LOCALES.map((locale) => [locale, nameIn(tender, locale)]));
  return {
    ...NOTHING,
    carrierId,
    loadId: tender.id,
    placeFor: (_reader, side) => figuresPlace(action, side, carrierId) ?? tenderPlace(side, tender.id),
    bellFor: (reader, side, shown) => ({
      tender: named,
      company: tender.company,
      ...(side === 'shipper' && carrier && { carrier }),
      ...quote,
      ...(typeof shown['reason'] === 'string' && shown['reason'] && { reason: shown['reason'] }),
      ...namesIn(shown),
      at: momentShown(shown) ?? tender.effective_end?.getTime() ?? null,
      ...lossOf(reader),
    }),
    facts: { mode: terms.mode, sealedNow: isSealedNow({ state, openedAt: openedAt?.getTime() ?? null, terms }) },
    leaderOptionId,
    shipperId: companyId,
    valuesFor(reader, side, shown) {
      const reason = shown['reason'];
      const isShipper = side === 'shipper';
      return {
        ...textsFor(reader),
        company: tender.company,
        carrier: (isShipper && carrier) || '',
        ...quote,
        reason: typeof reason === 'string' ? reason : '',
        ...namesIn(shown),
        ...lossOf(reader),
        at: momentShown(shown) ?? tender.effective_end?.getTime() ?? null,
        time_zone: zoneOfCountry(reader.country_id),
        country_id: reader.country_id,
        contacts: contactLines(contacts, isShipper ? 'shipper' : 'carrier', reader.locale),
        // Members of a carrier get a personal link to the tender.
        ...(typeof reader.carrier_id === 'number' &&
          !ABOUT_FIGURES.includes(action) &&
          withLinkFor({ companyId, carrierId: reader.carrier_id, loadId: tender.id })),
      };
    },
  };
}

export const tenderPlace = (side: EventSide, id: number): Place =>
  side === 'shipper' ? placeAt(`/tenders/${id}/view`, 'tenders.show', id) : placeAt(`/carrier/loads/${id}`, 'load', id);

function figuresPlace(action: string, side: EventSide, carrierId: number | null): Place | null {
  if (!ABOUT_FIGURES.includes(action)) return null;
  return side === 'shipper'
    ? placeAt(`/carriers/${carrierId}?tab=reviews`, 'carriers.reviews', carrierId)
    : placeAt('/carrier/scorecard', 'scorecard');
}

const ABOUT_FIGURES: readonly string[] = [
  'load.reviewed',
  'option.contested',
  'option.contest_accepted',
  'option.contest_declined',
] satisfies RecordableAction[];

function lossOf({ loss }: Recipient) {
  if (!loss) return {};
  const { rank, gap } = loss as Loss;
  return { loss: { rank, gap } };
}

const momentShown = (shown: Shown) => ENDS.map((name) => shown[name]).find((value) => typeof value === 'number');

function namesIn({ driver, truck, trailer, taken_back: takenBack }: Shown): { text?: string; taken?: string } {
  const names = [driver, truck, trailer].filter((name) => typeof name === 'string');
  return {
    ...(names.length > 0 && { text: names.join(', ') }),
    ...(Array.isArray(takenBack) && { taken: takenBack.join(', ') }),
  };
}

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
