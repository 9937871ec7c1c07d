import type { OutboxEvent } from '../../../platform/events/events';
import { causer, listEach, peopleNamed, shippersWith } from '../../../platform/notices/audiences';
import type { Audience } from '../../../platform/notices/notice';
import type { EventWithSubject } from '../../../platform/notices/subject';
import { listCarrierPeople, listManagers } from '../queries';

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

const named = (companyOf: (event: OutboxEvent) => number | null): Audience['list'] =>
  peopleNamed(({ event, shown }) => {
    const companyId = companyOf(event);
    if (companyId === null) return [];
    return ((shown['mentions'] ?? []) as number[]).map((accountId) => ({ companyId, accountId, carrierId: null }));
  });

export const manager: Audience = {
  name: 'manager',
  side: 'shipper',
  list: (sql, told) =>
    listEach(
      told,
      (one) => [toLoad(one)],
      (asked) => listManagers(sql, asked),
    ),
};

export const approvers = shippersWith('approvers', 'loads.approve');

/** The person who set a reminder, while a member of the company. */
export const reminded = causer('reminded');

export const remindedCarrier: Audience = {
  name: 'remindedCarrier',
  side: 'carrier',
  list: peopleNamed(({ event: { carrierCompanyId, accountId }, subject: { carrierId } }) =>
    accountId === null || carrierCompanyId === null ? [] : [{ companyId: carrierCompanyId, accountId, carrierId }],
  ),
};

export const carrier: Audience = {
  name: 'carrier',
  side: 'carrier',
  list: peopleOf(({ optionId }) => (optionId === null ? [] : [optionId])),
};

export const others: Audience = {
  name: 'others',
  side: 'reached',
  isOfNamedOptions: true,
  list: peopleOf(({ optionIds }) => optionIds),
};

export const reached: Audience = { name: 'reached', side: 'reached', list: peopleOf(() => [null]) };

/** All carriers of the tender except those of the options that the event decides about. */
export const reachedBesides: Audience = {
  name: 'reachedBesides',
  side: 'reached',
  async list(sql, told) {
    const people = await reached.list(sql, told);
    return people.filter(({ position, option_id: id = 0 }) => !told[position]?.event.optionIds.includes(id));
  },
};

/** All carriers of the tender except the event's carrier, which gets a more detailed message. */
export const otherReached: Audience = {
  name: 'otherReached',
  side: 'reached',
  async list(sql, told) {
    const people = await reached.list(sql, told);
    return people.filter(({ position, carrier_id: id }) => told[position]?.subject.carrierId !== id);
  },
};

export const mentioned: Audience = { name: 'mentioned', side: 'shipper', list: named(({ companyId }) => companyId) };
export const mentionedCarrier: Audience = {
  name: 'mentionedCarrier',
  side: 'carrier',
  list: named(({ carrierCompanyId }) => carrierCompanyId),
};
