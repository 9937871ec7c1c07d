import type { OutboxEvent } from '../events/events';
import type { Audience } from './notice';
import { rolesWith } from '../principal';
import { listMembers, listPeople, type Indexed } from './people.queries';
import type { EventWithSubject, Recipient, Subject } from './subject';

/** Lists recipients for what each event asks of; their `position` becomes the event's index. */
export async function listEach<Asked>(
  told: readonly EventWithSubject[],
  askedOf: (one: EventWithSubject) => Asked[],
  list: (asked: Asked[]) => Promise<Indexed<Recipient>[]>,
): Promise<Indexed<Recipient>[]> {
  const asked = told.flatMap((one, place) => askedOf(one).map((row) => ({ row, place })));
  if (asked.length === 0) return [];
  const found = await list(asked.map(({ row }) => row));
  return found.map((person) => ({ ...person, position: asked[person.position]?.place ?? 0 }));
}

type Right = Parameters<typeof rolesWith>[1];

type AskedPerson = Parameters<typeof listPeople>[1][number];

export const peopleNamed =
  (askedOf: (one: EventWithSubject) => AskedPerson[]): Audience['list'] =>
  (sql, told) =>
    listEach(told, askedOf, (asked) => listPeople(sql, asked));

const membersWith =
  (right: Right, companyOf: (subject: Subject) => Subject['company']): Audience['list'] =>
  (sql, told) =>
    listEach(
      told,
      ({ subject }) => {
        const { id, side } = companyOf(subject);
        return id === null ? [] : [{ companyId: id, roles: rolesWith(side, right) }];
      },
      (asked) => listMembers(sql, asked),
    );

export const shippersWith = (name: string, right: Right): Audience => ({
  name,
  side: 'shipper',
  list: membersWith(right, ({ shipperId }) => ({ id: shipperId, side: 'shipper' })),
});

const carriersWith = (name: string, right: Right): Audience => ({
  name,
  side: 'carrier',
  list: membersWith(right, ({ carrierCompanyId }) => ({ id: carrierCompanyId, side: 'carrier' })),
});

export const membersOfCompany = (name: string, right: Right): Audience => ({
  name,
  side: 'shipper',
  isOfEitherSide: true,
  list: membersWith(right, ({ company }) => company),
});

export const operators: Audience = {
  name: 'operators',
  side: 'shipper',
  list: membersWith('settings.write', ({ operatorId }) => ({ id: operatorId, side: 'shipper' })),
};

export const network = shippersWith('network', 'carriers.write');
export const bidders = carriersWith('bidders', 'bids.write');

const causerOf = ({ companyId, accountId }: OutboxEvent): AskedPerson[] =>
  accountId === null ? [] : [{ companyId, accountId, carrierId: null }];

/** The person who caused the event, while a member of the company. */
export const causer = (name: string): Audience => ({
  name,
  side: 'shipper',
  list: peopleNamed(({ event }) => causerOf(event)),
});
