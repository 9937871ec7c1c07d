import { maskAccount } from '@tenderlane/domain/brands';
import type { Side } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import type { OutboxEvent } from '../../../platform/events/events';
import { NOTHING, placeAt, type BellFacts, type Subject } from '../../../platform/notices/subject';
import { findRequisiteForMessage } from '../profile/requisite.queries';
import { findCompanyAndPerson, findOwners } from './people.queries';

const COMPANY_PAGES = {
  shipper: placeAt('/account/companies', 'companies'),
  carrier: placeAt('/carrier/settings/company', 'company'),
};

function aboutCompany({ entityId: id, carrierCompanyId }: OutboxEvent, facts: BellFacts): Subject {
  const side: Side = carrierCompanyId === null ? 'shipper' : 'carrier';
  return {
    ...NOTHING,
    company: { id, side },
    placeFor: () => COMPANY_PAGES[side],
    bellFor: () => facts,
    valuesFor: () => facts,
  };
}

/** Reads bank details; pending ones are not reported after they are confirmed or deleted. */
export async function readRequisitesSubject(sql: Sql, event: OutboxEvent): Promise<Subject | null> {
  const { action, entityId: companyId, params } = event;
  const id = Number((params as { requisite_id?: unknown }).requisite_id);
  const found = await findRequisiteForMessage(sql, companyId, id);
  const isProposal = action === 'company.requisites_proposed';
  if (!found || (isProposal && (found.state !== 'pending' || found.deleted_at))) return null;
  const facts = {
    company: found.company,
    person: (isProposal ? found.typed_by_name : found.confirmed_by_name) ?? '',
    name: found.bank_name,
    number: maskAccount(found.account_key),
  };
  return { ...aboutCompany(event, facts), typedBy: found.typed_by };
}

export async function readHandOverSubject(sql: Sql, event: OutboxEvent): Promise<Subject | null> {
  const { entityId: companyId, params } = event;
  const { from_account_id: from, to_account_id: to } = params as { from_account_id: number; to_account_id: number };
  const found = await findOwners(sql, { companyId, from, to });
  return found ? aboutCompany(event, found) : null;
}

export async function readClosingSubject(sql: Sql, event: OutboxEvent): Promise<Subject | null> {
  const { entityId: companyId, accountId } = event;
  const found = accountId === null ? undefined : await findCompanyAndPerson(sql, companyId, accountId);
  return found ? aboutCompany(event, found) : null;
}
