import { defaultCurrency, isCurrency } from '@tenderlane/domain/money';
import { toCountry } from '@tenderlane/domain/languages';
import type { PersonContext } from '../../platform/context';
import { AppError, invalidField } from '../../platform/errors';
import { enterCompany } from '../identity';
import { recordCompanyEvent } from './company-event';
import { acceptLegalId } from './profile/accept-legal-id';
import { insertOwner } from './members/colleague.queries';
import { findConfirmedForOthers, insertCompany } from './queries';

export interface CompanyInput {
  name: string;
  country_id: string;
  currency?: string | undefined;
  legal_id?: string | null | undefined;
}

/**
 * Creates a company with the caller as its owner and enters it. The legal id is only a claim; several companies may
 * claim the same one.
 */
export async function createCompany(
  context: PersonContext,
  input: CompanyInput,
  now: number,
  legalIdField = 'legal_id',
): Promise<number> {
  const { sql, principal } = context;
  const countryId = toCountry(input.country_id);
  const legalId = acceptLegalId(countryId, input.legal_id, legalIdField);
  await refuseConfirmedLegalId(context, countryId, legalId);
  const id = await insertCompany(sql, {
    kind: principal.side,
    name: input.name,
    countryId,
    currency: acceptCurrency(input.currency) ?? defaultCurrency(countryId),
    legalId,
    adminId: principal.accountId,
    at: now,
  });
  await insertOwner(sql, id, principal.accountId, now);
  await enterCompany(context, id);
  await recordCompanyEvent(context, id, { at: now, entityId: id, action: 'company.created' });
  return id;
}

/** Refuses a number that the operator confirmed for another company, without revealing anything about that company. */
export async function refuseConfirmedLegalId(
  { sql, principal }: PersonContext,
  countryId: string,
  legalId: string | null,
): Promise<void> {
  if (legalId === null) return;
  if (!(await findConfirmedForOthers(sql, principal.accountId, { countryId, legalId }, principal.side))) return;
  throw new AppError('brand.exists', { field: 'legal_id' });
}

export function acceptCurrency(currency: string | undefined): string | undefined {
  if (currency === undefined || isCurrency(currency)) return currency;
  throw invalidField('currency', 'not-one-of');
}
