import type { ShipperApi } from '@tenderlane/contract';
import type { z } from 'zod';
import type { MemberContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { acceptLegalId, companyProfile } from '../../brands';
import { lockOwnRelation } from '../policy';
import { relationEvent } from '../relation-event';
import { findTypedProfile, saveTypedIdentity, saveTypedProfile } from './company.queries';

type Described = z.output<ShipperApi['PUT /carriers/{id}/company']['body']>;

/** Saves what a shipper knows of a carrier without a company; once it has one, the company's own data apply. */
export async function describeCarrier(context: MemberContext, id: number, body: Described): Promise<void> {
  const { sql, clock, principal } = context;
  const relation = await lockOwnRelation(context, id);
  if (relation.carrier_company_id !== null) throw new AppError('carrier.has-company');
  const { name = relation.name, country_id: country, legal_id: number, ...sent } = body;
  const countryId = country ?? relation.country_id ?? principal.companyCountryId;
  const isSameNumber = number === undefined && countryId === relation.country_id;
  const identity = {
    name,
    countryId,
    legalId: isSameNumber
      ? relation.legal_id
      : acceptLegalId(countryId, number === undefined ? relation.legal_id : number),
  };
  const before = await findTypedProfile(sql, principal.companyId, id);
  const after = { ...before, ...companyProfile.sentColumns(sent) };
  const at = await clock.now(sql);
  companyProfile.refuseWrongDates(after, at);
  const changes = [
    ...companyProfile.diffProfile(
      { name: relation.name, country_id: relation.country_id, legal_id: relation.legal_id },
      { name: identity.name, country_id: identity.countryId, legal_id: identity.legalId },
      ['name', 'country_id', 'legal_id'],
    ),
    ...companyProfile.diffProfile(before, after, companyProfile.PROFILE_FIELDS),
  ];
  if (changes.length === 0) return;
  await saveTypedIdentity(sql, principal.companyId, id, identity);
  await saveTypedProfile(sql, principal.companyId, id, after, at);
  await record(context, [relationEvent(context, relation, { at, action: 'carrier.described', changes })]);
}
