import type { EventSide } from '@tenderlane/contract/events';
import type { Right, Side } from '@tenderlane/domain';
import type { Sql } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/events/events';
import { listAnnounced, listAskers } from './network/people.queries';
import { listCarrierPeople, listManagers, listMembers, listPeople, rolesWith, type Indexed } from './queries';
import { chatPeople, supportPeople } from './chats/chat-audiences';
import type { Recipient } from './recipient';
import type { Subject } from './subjects';

/** An event with what its messages are about. */
export interface EventWithSubject {
  event: OutboxEvent;
  subject: Subject;
  /** What its side sees of the event. */
  shown: Readonly<Record<string, unknown>>;
}

/** People of one side, found for some events by one statement; `position` is the event's place in the list. */
export interface Audience {
  side: EventSide;
  list(sql: Sql, told: readonly EventWithSubject[]): Promise<Indexed<Recipient>[]>;
}

/** Asks for several rows of each event, and answers by the event's place. */
async function listEach<Asked>(
  told: readonly EventWithSubject[],
  askedOf: (one: EventWithSubject) => Asked[],
  list: (asked: Asked[]) => Promise<Indexed<Recipient>[]>,
): Promise<Indexed<Recipient>[]> {
  const asked = told.flatMap((one, place) => askedOf(one).map((row) => ({ row, place })));
  if (asked.length === 0) return [];
  const found = await list(asked.map(({ row }) => row));
  return found.map((person) => ({ ...person, position: asked[person.position]?.place ?? 0 }));
}

const toLoad = ({ event: { companyId, entityId } }: EventWithSubject, optionId: number | null = null) => ({
  companyId,
  loadId: entityId,
  optionId,
});

/** The people of carriers that have certain options; null stands for every carrier that still takes part. */
const peopleOf =
  (optionsOf: (event: OutboxEvent) => readonly (number | null)[]): Audience['list'] =>
  (sql, told) =>
    listEach(
      told,
      (one) => optionsOf(one.event).map((optionId) => toLoad(one, optionId)),
      (asked) => listCarrierPeople(sql, asked),
    );

/** The members of a company that may do something. */
const membersWith =
  (right: Right, companyOf: (subject: Subject) => { id: number | null; side: Side }): Audience['list'] =>
  (sql, told) =>
    listEach(
      told,
      ({ subject }) => {
        const { id, side } = companyOf(subject);
        return id === null ? [] : [{ companyId: id, roles: rolesWith(side, right) }];
      },
      (asked) => listMembers(sql, asked),
    );

/** Colleagues that somebody named, as long as they work in the company. */
const named =
  (companyOf: (event: OutboxEvent) => number | null): Audience['list'] =>
  (sql, told) =>
    listEach(
      told,
      ({ event, shown }) => {
        const companyId = companyOf(event);
        if (companyId === null) return [];
        return ((shown['mentions'] ?? []) as number[]).map((accountId) => ({ companyId, accountId, carrierId: null }));
      },
      (asked) => listPeople(sql, asked),
    );

/** The person of an event, as long as the person works in the company. */
const listCausers: Audience['list'] = (sql, told) =>
  listEach(
    told,
    ({ event: { companyId, accountId } }) => (accountId === null ? [] : [{ companyId, accountId, carrierId: null }]),
    (asked) => listPeople(sql, asked),
  );

const shipperOf = ({ shipperId }: Subject) => ({ id: shipperId, side: 'shipper' as const });
const carrierOf = ({ carrierCompanyId }: Subject) => ({ id: carrierCompanyId, side: 'carrier' as const });

export const AUDIENCES = {
  /** The load's manager, or the company's owner where the manager has left. */
  manager: {
    side: 'shipper',
    list: (sql, told) =>
      listEach(
        told,
        (one) => [toLoad(one)],
        (asked) => listManagers(sql, asked),
      ),
  },
  /** Whoever asked the clock to be reminded of a load, as long as the person works in the company. */
  reminded: { side: 'shipper', list: listCausers },
  /** Whoever started what goes on in the background. */
  starter: { side: 'shipper', list: listCausers },
  remindedCarrier: {
    side: 'carrier',
    list: (sql, told) =>
      listEach(
        told,
        ({ event: { carrierCompanyId, accountId }, subject: { carrierId } }) =>
          accountId === null || carrierCompanyId === null
            ? []
            : [{ companyId: carrierCompanyId, accountId, carrierId }],
        (asked) => listPeople(sql, asked),
      ),
  },
  approvers: { side: 'shipper', list: membersWith('loads.approve', shipperOf) },
  /** The carrier of the option that the event is about. */
  carrier: { side: 'carrier', list: peopleOf(({ optionId }) => (optionId === null ? [] : [optionId])) },
  /** The carriers of the other options that it decides about. */
  others: { side: 'reached', list: peopleOf(({ optionIds }) => optionIds) },
  /** Every carrier that the tender has reached and that has not left it. */
  reached: { side: 'reached', list: peopleOf(() => [null]) },
  /** The same without the carriers of the options that it decides about. */
  reachedBesides: {
    side: 'reached',
    async list(sql, told) {
      const people = await peopleOf(() => [null])(sql, told);
      return people.filter(({ position, option_id: id = 0 }) => !told[position]?.event.optionIds.includes(id));
    },
  },
  /** Every carrier reached without the carrier of the option that the event is about, which is told more. */
  otherReached: {
    side: 'reached',
    async list(sql, told) {
      const people = await peopleOf(() => [null])(sql, told);
      return people.filter(({ position, carrier_id: id }) => told[position]?.subject.carrierId !== id);
    },
  },
  /** Whom a note names, on the side of who wrote it. */
  mentioned: { side: 'shipper', list: named(({ companyId }) => companyId) },
  mentionedCarrier: { side: 'carrier', list: named(({ carrierCompanyId }) => carrierCompanyId) },
  /** The members of a chat, on each side, who have not read it. */
  chatShippers: { side: 'shipper', list: chatPeople('shipper') },
  chatCarriers: { side: 'carrier', list: chatPeople('carrier') },
  /** The operator's members of a support chat; where there is none, whoever runs the installation. */
  support: { side: 'shipper', list: supportPeople },
  /** Who looks after the shipper's network. */
  network: { side: 'shipper', list: membersWith('carriers.write', shipperOf) },
  /** Who bids for the carrier of a relation. */
  bidders: { side: 'carrier', list: membersWith('bids.write', carrierOf) },
  /** Who may invite colleagues of the company asked about, on whichever side it stands. */
  inviters: { side: 'shipper', list: membersWith('users.write', ({ company }) => company) },
  /** Who bids for the carriers whose turn it is to be told of an announcement. */
  announced: {
    side: 'carrier',
    list: (sql, told) =>
      listEach(
        told,
        ({ event: { companyId, entityId }, shown: { from, to } }) => [
          { companyId, announcementId: entityId, from: Number(from), to: Number(to) },
        ],
        (asked) => listAnnounced(sql, asked),
      ),
  },
  /** Who looks after the company itself, on whichever side it stands. */
  administrators: { side: 'shipper', list: membersWith('settings.write', ({ company }) => company) },
  /** Everybody who works in the company. */
  colleagues: { side: 'shipper', list: membersWith('loads.read', ({ company }) => company) },
  /** The earlier owner of a company and the new one, as long as they work in it. */
  owners: {
    side: 'shipper',
    list: (sql, told) =>
      listEach(
        told,
        ({ event: { entityId: companyId }, shown: { from_account_id: from, to_account_id: to } }) =>
          [Number(from), Number(to)].map((accountId) => ({ companyId, accountId, carrierId: null })),
        (asked) => listPeople(sql, asked),
      ),
  },
  /** Those of them who may confirm what a colleague typed: all but that one. */
  confirmers: {
    side: 'shipper',
    async list(sql, told) {
      const people = await membersWith('settings.write', ({ company }) => company)(sql, told);
      return people.filter(({ position, account_id: id }) => told[position]?.subject.typedBy !== id);
    },
  },
  /** Who pays the shipper's carriers. */
  payers: { side: 'shipper', list: membersWith('finance.read', shipperOf) },
  /** Who proposed something to the operator, as long as the person works in the company. */
  proposer: {
    side: 'shipper',
    list: (sql, told) =>
      listEach(
        told,
        ({ event: { companyId }, subject: { askerId } }) =>
          typeof askerId === 'number' ? [{ companyId, accountId: askerId, carrierId: null }] : [],
        (asked) => listPeople(sql, asked),
      ),
  },
  /** Who asked to be let in; told in the company asked, whatever it decided. */
  asker: {
    side: 'shipper',
    list: (sql, told) =>
      listEach(
        told,
        ({ event: { companyId }, subject: { askerId } }) =>
          askerId === null || askerId === undefined ? [] : [{ companyId, accountId: askerId }],
        (asked) => listAskers(sql, asked),
      ),
  },
  /** Who runs the installation. */
  operators: {
    side: 'shipper',
    list: membersWith('settings.write', ({ operatorId }) => ({ id: operatorId, side: 'shipper' })),
  },
} as const satisfies Record<string, Audience>;

export type AudienceName = keyof typeof AUDIENCES;

/** Told on the side on which the company stands that the event is about. */
export const OF_EITHER_SIDE: readonly AudienceName[] = [
  'inviters',
  'administrators',
  'confirmers',
  'owners',
  'colleagues',
];
