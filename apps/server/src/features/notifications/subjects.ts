import { LOCALES } from '@tenderlane/contract';
import type { EventSide, RecordableAction, ViewFacts } from '@tenderlane/contract/events';
import { isSealedNow, lookUp, type Side } from '@tenderlane/domain';
import type { noticeOfJob } from '@tenderlane/domain/jobs';
import type { Sql } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/events/events';
import type { Message } from '../../platform/messages/messages';
import { findLegalIdRequest, findOperatorCompany } from '../brands';
import { findRelationForMessage } from '../carriers';
import { listTenderFacts, type TenderFacts } from '../auction';
import { findOrderContacts } from '../loads';
import { zoneOfCountry } from '../reference';
import { isQuoted, readQuotes, type Quote } from './chats/quotes';
import { contactLines, type OrderContacts } from './render/contact-lines';
import { withLinkFor } from './personal-links';
import type { PlanContext } from './plan';
import { listLoadFacts, type LoadFacts } from './queries';
import type { Recipient } from './recipient';
import type { BellParams } from './bell/bell-entry';
import { describeTender, nameIn, nameOf, titlePartsOf, type Reader } from './render/tender-text';

type Shown = Readonly<Record<string, unknown>>;

export interface Subject {
  facts: ViewFacts;
  leaderOptionId: number | null;
  shipperId: number | null;
  carrierCompanyId: number | null;
  company: { id: number | null; side: Side };
  operatorId: number | null;
  askerId?: number | null;
  typedBy?: number;
  ending?: ReturnType<typeof noticeOfJob>;
  carrierId: number | null;
  loadId: number | null;
  onTheWay?(reader: Recipient): Message['params'];
  /** Delay for messaging apps, so that a reader on an open page gets no second message. */
  delayMs?: number;
  bellFor(reader: Recipient, side: EventSide, shown: Shown): BellParams;
  valuesFor(reader: Recipient, side: EventSide, shown: Shown): Message['params'];
}

export interface EventWithSubject {
  event: OutboxEvent;
  subject: Subject;
  shown: Shown;
}

/** Defaults for events without a tender; as if sealed, so that nothing of one is visible. */
export const NOTHING: Omit<Subject, 'valuesFor' | 'bellFor'> = {
  facts: { mode: 'sealed', sealedNow: true },
  leaderOptionId: null,
  shipperId: null,
  carrierCompanyId: null,
  company: { id: null, side: 'shipper' },
  operatorId: null,
  carrierId: null,
  loadId: null,
};

const ENDS = ['confirmation_ends_at', 'decision_ends_at', 'effective_end', 'end', 'to'] as const;

export async function readTenderSubjects(
  sql: Sql,
  events: OutboxEvent[],
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
  const pathOf = (side: EventSide) => figuresPath(action, side, carrierId) ?? tenderPath(side, tender.id);
  const named = Object.fromEntries(LOCALES.map((locale) => [locale, nameIn(tender, locale)]));
  return {
    ...NOTHING,
    carrierId,
    loadId: tender.id,
    bellFor: (reader, side, shown) => ({
      tender: named,
      company: tender.company,
      ...(side === 'shipper' && carrier && { carrier }),
      ...quote,
      ...(typeof shown['reason'] === 'string' && shown['reason'] && { reason: shown['reason'] }),
      ...namesIn(shown),
      at: momentShown(shown) ?? tender.effective_end?.getTime() ?? null,
      path: pathOf(side),
      ...(reader.loss && { loss: { rank: reader.loss.rank, gap: reader.loss.gap } }),
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
        ...(reader.loss && { loss: { rank: reader.loss.rank, gap: reader.loss.gap } }),
        at: momentShown(shown) ?? tender.effective_end?.getTime() ?? null,
        time_zone: zoneOfCountry(reader.country_id),
        country_id: reader.country_id,
        path: pathOf(side),
        contacts: contactLines(contacts, isShipper ? 'shipper' : 'carrier', reader.locale),
        // Members of a carrier get a personal link to the tender.
        ...(typeof reader.carrier_id === 'number' &&
          !ABOUT_FIGURES.includes(action) &&
          withLinkFor({ companyId, carrierId: reader.carrier_id, loadId: tender.id })),
      };
    },
  };
}

const tenderPath = (side: EventSide, id: number) =>
  side === 'shipper' ? `/tenders/${id}/view` : `/carrier/loads/${id}`;

function figuresPath(action: string, side: EventSide, carrierId: number | null): string | null {
  if (!ABOUT_FIGURES.includes(action)) return null;
  return side === 'shipper' ? `/carriers/${carrierId}?tab=reviews` : '/carrier/scorecard';
}

const ABOUT_FIGURES: readonly string[] = [
  'load.reviewed',
  'option.contested',
  'option.contest_accepted',
  'option.contest_declined',
] satisfies RecordableAction[];

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

const STATE_SHOWN: Readonly<Record<string, string>> = {
  'carrier.requested': 'requested',
  'carrier.accepted': 'verified',
};

export async function readRelationSubject(
  sql: Sql,
  { action, companyId, entityId }: OutboxEvent,
): Promise<Subject | null> {
  const relation = await findRelationForMessage(sql, companyId, entityId);
  if (!relation) return null;
  const path =
    action === 'carrier.requisites_changed'
      ? `/carriers/${relation.id}?tab=company`
      : `/carriers?state=${lookUp(STATE_SHOWN, action) ?? relation.state}`;
  return {
    ...NOTHING,
    shipperId: relation.company_id,
    carrierCompanyId: relation.carrier_company_id,
    bellFor: (_reader, side) =>
      side === 'shipper'
        ? { carrier: relation.name, requested: relation.requested_login ?? '', path }
        : { company: relation.company_name, ...(relation.reason && { reason: relation.reason }), path: '/carrier' },
    valuesFor: (_reader, side) =>
      side === 'shipper'
        ? {
            carrier: relation.name,
            requested: relation.requested_login ?? '',
            invited: relation.login ?? '',
            path,
          }
        : {
            company: relation.company_name,
            reason: relation.reason ?? '',
            path: '/carrier',
            ...withLinkFor({ companyId: relation.company_id, carrierId: relation.id }),
          },
  };
}

export async function readRequestSubject(
  sql: Sql,
  { action, params }: OutboxEvent,
  { config }: PlanContext,
): Promise<Subject | null> {
  const request = await findLegalIdRequest(sql, Number((params as { request_id?: unknown }).request_id));
  if (!request) return null;
  const { id, person, login, company, company_id: companyId, company_kind: side, country_id: country } = request;
  const isContest = action === 'company.legal_id_contested';
  const asked = { person, login, company };
  const number = `${country.toUpperCase()} ${request.legal_id}`;
  const path = isContest ? '/' : side === 'shipper' ? '/account/users' : '/carrier/settings';
  return {
    ...NOTHING,
    bellFor: () => ({ ...asked, ...(isContest && { name: request.company_name, number }), path }),
    company: { id: companyId, side },
    operatorId: isContest ? ((await findOperatorCompany(sql, config.operatorBrand)) ?? null) : null,
    valuesFor: () =>
      isContest
        ? { ...asked, id, name: request.company_name, message: request.message, number, path }
        : { ...asked, path },
  };
}
