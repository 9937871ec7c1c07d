import type { OutboxEvent } from '../../platform/events/events';
import { listEach } from '../../platform/notices/audiences';
import type { Audience } from '../../platform/notices/notice';
import type { EventWithSubject } from '../../platform/notices/subject';
import { listCarrierPeople, listManagers } from './tender-people.queries';

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
