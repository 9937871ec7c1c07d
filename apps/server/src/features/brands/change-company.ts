import { toCountry } from '@tenderlane/domain/languages';
import { isOtherIdentity, readLegalId } from '@tenderlane/domain/brands';
import type { PersonContext } from '../../platform/context';
import { AppError, notFound } from '../../platform/errors';
import { recordCompanyEvent } from './company-event';
import { acceptCurrency, refuseConfirmedLegalId, type CompanyInput } from './create-company';
import { acceptLegalId } from './profile/accept-legal-id';
import { memberWith } from './policy';
import { lockCompany, saveCompany, type CompanyRow } from './queries';

/**
 * Changes the active brand's data; fields that are not sent stay. The operator's confirmation ends if the confirmed
 * data changes.
 */
export async function changeCompany(context: PersonContext, input: CompanyInput): Promise<number> {
  const { sql, clock, principal } = context;
  const member = memberWith(principal, 'settings.write');
  const before = await lockCompany(sql, member.companyId);
  if (!before) throw notFound();
  const after: CompanyRow = {
    ...before,
    name: input.name,
    country_id: toCountry(input.country_id),
    currency: acceptCurrency(input.currency) ?? before.currency,
    legal_id: legalIdAfter(before, input),
  };
  const above = before.setting.approval?.above;
  if (above && above.currency !== after.currency)
    throw new AppError('brand.currency-in-use', { params: { currency: above.currency } });
  const fields = ['name', 'country_id', 'currency', 'legal_id'] as const;
  const changes = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, old: before[field], new: after[field] }));
  if (changes.length === 0) return before.id;
  // A claim made before another company's confirmation stays; only a new one is refused.
  if (before.country_id !== after.country_id || before.legal_id !== after.legal_id) {
    await refuseConfirmedLegalId(context, after.country_id, after.legal_id);
  }
  const endsConfirmation =
    before.legal_id_confirmed_at !== null && isOtherIdentity(identityOf(before), identityOf(after));
  await saveCompany(sql, { ...after, ...(endsConfirmation && { legal_id_confirmed_at: null }) });
  const at = await clock.now(sql);
  await recordCompanyEvent(context, before.id, {
    at,
    entityId: before.id,
    action: 'company.changed',
    changes,
  });
  if (endsConfirmation) {
    const event = { at, entityId: before.id, action: 'company.legal_id_unconfirmed' } as const;
    await recordCompanyEvent(context, before.id, event);
  }
  return before.id;
}

/** A number is validated only if it changes; one from before its country's format was known stays. */
function legalIdAfter(before: CompanyRow, input: CompanyInput): string | null {
  const countryId = toCountry(input.country_id);
  const isSame = input.legal_id === undefined || readLegalId(input.legal_id) === before.legal_id;
  if (isSame && countryId === before.country_id) return before.legal_id;
  return acceptLegalId(countryId, input.legal_id === undefined ? before.legal_id : input.legal_id);
}

const identityOf = ({ name, country_id: countryId, legal_id: legalId }: CompanyRow) => ({ name, countryId, legalId });
