import type { Locale } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { inviteCarriers } from '../invitations/invite-carriers';
import { listFoundOwners } from './suggested.queries';

interface Body {
  company_ids: number[];
  message?: string | undefined;
  locale?: Locale | undefined;
}

/** Invites companies that agreed to be found; for others the error tells only that they cannot be chosen. */
export async function inviteFound(context: MemberContext, { company_ids: ids, message, locale }: Body) {
  const owners = await listFoundOwners(context.sql, context.principal.companyId, ids);
  const known = new Set(owners.map((owner) => owner.company_id));
  const wrong = ids.flatMap((id, index) => (known.has(id) ? [] : [`company_ids.${index}`]));
  if (wrong.length > 0)
    throw new AppError('input.invalid', {
      fields: Object.fromEntries(wrong.map((field) => [field, [{ code: 'not-one-of' }]])),
    });
  return inviteCarriers(context, {
    invitations: owners.map(({ login, name, legal_id: legalId, country_id: countryId }) => ({
      login,
      company_name: name,
      country_id: countryId,
      ...(legalId && { legal_id: legalId }),
    })),
    message,
    locale,
  });
}
