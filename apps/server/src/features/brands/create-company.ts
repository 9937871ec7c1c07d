import { defaultCurrency, isCurrency, toCountry } from '@tenderlane/domain';
import type { PersonContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { enterCompany } from '../identity';
import { recordCompanyEvent } from './company-event';
import { readLegalId } from './legal-id';
import { insertOwner } from './colleague.queries';
import { insertCompany } from './queries';

export interface CompanyInput {
  name: string;
  country_id: string;
  currency?: string | undefined;
  legal_id?: string | null | undefined;
}

/**
 * Creates a company of the caller's application with the caller as its owner, and enters it. A registered company exists
 * once: whoever comes second asks its administrator for an invitation.
 */
export async function createCompany(context: PersonContext, input: CompanyInput, now: number): Promise<number> {
  const { sql, person } = context;
  const countryId = toCountry(input.country_id);
  const id = await insertCompany(sql, {
    kind: person.application,
    name: input.name,
    countryId,
    currency: acceptCurrency(input.currency) ?? defaultCurrency(countryId),
    legalId: readLegalId(input.legal_id),
    adminId: person.accountId,
    at: now,
  });
  if (id === undefined) throw companyExists();
  await insertOwner(sql, id, person.accountId, now);
  await enterCompany(sql, person.sessionId, id);
  await recordCompanyEvent(context, id, { at: now, entity: 'company', entityId: id, action: 'company.created' });
  return id;
}

export const companyExists = () => new AppError('brand.exists', { fields: { legal_id: [{ code: 'brand.exists' }] } });

export function acceptCurrency(currency: string | undefined): string | undefined {
  if (currency === undefined || isCurrency(currency)) return currency;
  throw new AppError('input.invalid', { fields: { currency: [{ code: 'not-one-of' }] } });
}
