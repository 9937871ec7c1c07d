import { refuseRight, type Right } from '@tenderlane/domain';
import { isActor, type Actor, type Person } from '../../platform/context';
import type { Sql } from '../../platform/database';
import { AppError, ensure, notFound, otherBrand } from '../../platform/errors';
import { findTieTo } from './queries';

/** The person inside a brand with a right; the carrier's application checks nothing before. */
export function actorWith(person: Person, right: Right): Actor {
  if (!isActor(person)) throw new AppError('session.no-brand');
  ensure(refuseRight(person.role, right));
  return person;
}

/**
 * Why a record of another company is not there: it does not exist for strangers; who belongs, belonged or is invited to
 * its company is told which brand to switch to or to ask.
 */
export async function absentRecord(sql: Sql, person: Person, ownerCompanyId: number | undefined): Promise<AppError> {
  const company = ownerCompanyId === undefined ? undefined : await findTieTo(sql, person.accountId, ownerCompanyId);
  if (!company || (isActor(person) && person.companyId === company.id)) return notFound();
  return otherBrand(company);
}
