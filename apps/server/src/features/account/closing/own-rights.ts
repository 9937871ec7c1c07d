import type { Right } from '@tenderlane/domain';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { withRole } from '../../../platform/principal';
import { findColleague } from '../../brands';

/** The caller's rights as they are behind the lock of the company: the ownership may have passed on. */
export async function readOwnRights({ sql, principal }: MemberContext): Promise<ReadonlySet<Right>> {
  const self = await findColleague(sql, principal.companyId, principal.memberId);
  if (!self) throw notFound();
  return withRole(principal, self.role).rights;
}
