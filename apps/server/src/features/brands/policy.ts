import { refuseRight, type Right } from '@tenderlane/domain/core';
import { hasCompany, type Member, type Person } from '../../platform/principal';
import type { Sql } from '../../platform/database/database';
import { AppError, throwIfRefused, notFound, otherBrand } from '../../platform/errors';
import { findRelatedCompany } from './queries';

/** Checks a right inside the function, because the carrier application checks none before it. */
export function memberWith(principal: Person, right: Right): Member {
  if (!hasCompany(principal)) throw new AppError('session.no-brand');
  throwIfRefused(refuseRight(principal.rights, right));
  return principal;
}

/**
 * Builds the error of another company's record: not-found for strangers; a person who belongs, belonged or is invited
 * to the company is told which brand to open or to ask.
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
