import type { EventSide } from '@tenderlane/contract/events';
import type { Right, Side } from '@tenderlane/domain';
import type { Sql } from '../../platform/database/database';
import type { OutboxEvent } from '../../platform/events/events';
import { listAnnounced, listAskers } from './network/people.queries';
import { listCarrierPeople, listManagers, listMembers, listPeople, rolesWith, type Indexed } from './queries';
import { chatPeople, supportPeople } from './chats/chat-audiences';
import type { Recipient } from './recipient';
import type { EventWithSubject, Subject } from './subjects';

/** Recipients of one side, found for several events by one statement; `position` is the event's index. */
export interface Audience {
  side: EventSide;
  list(sql: Sql, told: readonly EventWithSubject[]): Promise<Indexed<Recipient>[]>;
}

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

/** Selects members of carriers by options; null means all carriers that still take part. */
const peopleOf =
  (optionsOf: (event: OutboxEvent) => readonly (number | null)[]): Audience['list'] =>
  (sql, told) =>
    listEach(
      told,
      (one) => optionsOf(one.event).map((optionId) => toLoad(one, optionId)),
      (asked) => listCarrierPeople(sql, asked),
    );

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

const listCausers: Audience['list'] = (sql, told) =>
  listEach(
    told,
    ({ event: { companyId, accountId } }) => (accountId === null ? [] : [{ companyId, accountId, carrierId: null }]),
    (asked) => listPeople(sql, asked),
  );

const shipperOf = ({ shipperId }: Subject) => ({ id: shipperId, side: 'shipper' as const });
const carrierOf = ({ carrierCompanyId }: Subject) => ({ id: carrierCompanyId, side: 'carrier' as const });

export const AUDIENCES = {
  manager: {
    side: 'shipper',
    list: (sql, told) =>
      listEach(
        told,
        (one) => [toLoad(one)],
        (asked) => listManagers(sql, asked),
      ),
  },
  /** The person who set a reminder, while a member of the company. */
  reminded: { side: 'shipper', list: listCausers },
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
  carrier: { side: 'carrier', list: peopleOf(({ optionId }) => (optionId === null ? [] : [optionId])) },
  others: { side: 'reached', list: peopleOf(({ optionIds }) => optionIds) },
  reached: { side: 'reached', list: peopleOf(() => [null]) },
  /** All carriers of the tender except those of the options that the event decides about. */
  reachedBesides: {
    side: 'reached',
    async list(sql, told) {
      const people = await peopleOf(() => [null])(sql, told);
      return people.filter(({ position, option_id: id = 0 }) => !told[position]?.event.optionIds.includes(id));
    },
  },
  /** All carriers of the tender except the event's carrier, which gets a more detailed message. */
  otherReached: {
    side: 'reached',
    async list(sql, told) {
      const people = await peopleOf(() => [null])(sql, told);
      return people.filter(({ position, carrier_id: id }) => told[position]?.subject.carrierId !== id);
    },
  },
  mentioned: { side: 'shipper', list: named(({ companyId }) => companyId) },
  mentionedCarrier: { side: 'carrier', list: named(({ carrierCompanyId }) => carrierCompanyId) },
  chatShippers: { side: 'shipper', list: chatPeople('shipper') },
  chatCarriers: { side: 'carrier', list: chatPeople('carrier') },
  support: { side: 'shipper', list: supportPeople },
  network: { side: 'shipper', list: membersWith('carriers.write', shipperOf) },
  bidders: { side: 'carrier', list: membersWith('bids.write', carrierOf) },
  inviters: { side: 'shipper', list: membersWith('users.write', ({ company }) => company) },
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
  administrators: { side: 'shipper', list: membersWith('settings.write', ({ company }) => company) },
  colleagues: { side: 'shipper', list: membersWith('loads.read', ({ company }) => company) },
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
  confirmers: {
    side: 'shipper',
    async list(sql, told) {
      const people = await membersWith('settings.write', ({ company }) => company)(sql, told);
      return people.filter(({ position, account_id: id }) => told[position]?.subject.typedBy !== id);
    },
  },
  payers: { side: 'shipper', list: membersWith('finance.read', shipperOf) },
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
  operators: {
    side: 'shipper',
    list: membersWith('settings.write', ({ operatorId }) => ({ id: operatorId, side: 'shipper' })),
  },
} as const satisfies Record<string, Audience>;

export type AudienceName = keyof typeof AUDIENCES;

export const OF_EITHER_SIDE: readonly AudienceName[] = [
  'inviters',
  'administrators',
  'confirmers',
  'owners',
  'colleagues',
];
