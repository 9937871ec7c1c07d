import { toCountry } from '@tenderlane/domain';
import type { PersonContext } from '../../platform/context';
import { AppError, notFound } from '../../platform/errors';
import { recordCompanyEvent } from './company-event';
import { acceptCurrency, companyExists, type CompanyInput } from './create-company';
import { readLegalId } from './legal-id';
import { actorWith } from './policy';
import { isLegalIdTaken, lockCompany, saveCompany, type CompanyRow } from './queries';

/** Changes the active brand's own data; what is not sent stays. */
export async function changeCompany(context: PersonContext, input: CompanyInput): Promise<number> {
  const { sql, clock, person } = context;
  const actor = actorWith(person, 'settings.write');
  const before = await lockCompany(sql, actor.companyId);
  if (!before) throw notFound();
  const after: CompanyRow = {
    ...before,
    name: input.name,
    country_id: toCountry(input.country_id),
    currency: acceptCurrency(input.currency) ?? before.currency,
    legal_id: input.legal_id === undefined ? before.legal_id : readLegalId(input.legal_id),
  };
  const above = before.setting.approval?.above;
  if (above && above.currency !== after.currency)
    throw new AppError('brand.currency-in-use', { params: { currency: above.currency } });
  const fields = ['name', 'country_id', 'currency', 'legal_id'] as const;
  const changes = fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, old: before[field], new: after[field] }));
  if (changes.length === 0) return before.id;
  if (after.legal_id && (await isLegalIdTaken(sql, after))) throw companyExists();
  await saveCompany(sql, after);
  const at = await clock.now(sql);
  await recordCompanyEvent(context, before.id, {
    at,
    entity: 'company',
    entityId: before.id,
    action: 'company.changed',
    changes,
  });
  return before.id;
}
