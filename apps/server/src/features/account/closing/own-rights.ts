import type { Right } from '@tenderlane/domain/core';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { withRole } from '../../../platform/principal';
import { findColleague } from '../../brands';

/** Reads the caller's rights again under the company's lock, because the ownership may have changed meanwhile. */
export async function readOwnRights({ sql, principal }: MemberContext): Promise<ReadonlySet<Right>> {
  const self = await findColleague(sql, principal.companyId, principal.memberId);
  if (!self) throw notFound();
  return withRole(principal, self.role).rights;
}
