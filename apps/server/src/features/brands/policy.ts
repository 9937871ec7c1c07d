import { refuseRight, type Right } from '@tenderlane/domain';
import { hasCompany, type Member, type Person } from '../../platform/principal';
import type { Sql } from '../../platform/database/database';
import { AppError, throwIfRefused, notFound, otherBrand } from '../../platform/errors';
import { findRelatedCompany } from './queries';

/** The person inside a brand with a right; the carrier's application checks nothing before. */
export function memberWith(principal: Person, right: Right): Member {
  if (!hasCompany(principal)) throw new AppError('session.no-brand');
  throwIfRefused(refuseRight(principal.rights, right));
  return principal;
}

/**
 * Why a record of another company is not there: it does not exist for strangers; who belongs, belonged or is invited to
 * its company is told which brand to switch to or to ask.
 */
export async function missingRecord(
  sql: Sql,
  principal: Person,
  ownerCompanyId: number | undefined,
): Promise<AppError> {
  const company =
    ownerCompanyId === undefined ? undefined : await findRelatedCompany(sql, principal.accountId, ownerCompanyId);
  if (!company || (hasCompany(principal) && principal.companyId === company.id)) return notFound();
  return otherBrand(company);
}
