import type { RelationState } from '@tenderlane/domain';
import { findRelationForMessage } from '../carriers';
import { withLinkFor } from './personal-links';
import type { Plan } from './plan';
import { listPeople, rolesWith } from './queries';
import { addressTo } from './recipient';
import type { Template } from './texts';

/** The people who look after the network are told what a carrier did; the link shows the carriers in that state. */
export function planForShipper(template: Template, state: RelationState): Plan {
  return async (sql, { payload }) => {
    const relation = await findRelationForMessage(sql, Number(payload['company_id']), Number(payload['entity_id']));
    if (!relation) return [];
    const people = await listPeople(sql, relation.company_id, rolesWith('shipper', 'carriers.write'));
    const params = {
      carrier: relation.name,
      requested: relation.requested_login ?? '',
      invited: relation.login ?? '',
      path: `/carriers?state=${state}`,
    };
    return people.flatMap((person) => addressTo(person, template, params));
  };
}

/** A carrier's people are told what a shipper decided about them. */
export function planForCarrier(template: Template): Plan {
  return async (sql, { payload }) => {
    const relation = await findRelationForMessage(sql, Number(payload['company_id']), Number(payload['entity_id']));
    if (!relation?.carrier_company_id) return [];
    const people = await listPeople(sql, relation.carrier_company_id, rolesWith('carrier', 'bids.write'));
    const params = {
      company: relation.company_name,
      reason: relation.reason ?? '',
      path: '/carrier',
      ...withLinkFor({ companyId: relation.company_id, carrierId: relation.id }),
    };
    return people.flatMap((person) => addressTo(person, template, params));
  };
}
