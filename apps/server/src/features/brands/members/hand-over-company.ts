import { refuseHandOver } from '@tenderlane/domain/core';
import type { MemberContext } from '../../../platform/context';
import { assertPresent, notFound, throwIfRefused } from '../../../platform/errors';
import { recordCompanyEvent } from '../company-event';
import { lockCompany, type MemberRow } from '../queries';
import { findMember, saveOwner } from './colleague.queries';

export async function handOverCompany(context: MemberContext, id: number): Promise<MemberRow> {
  const { sql, clock, principal } = context;
  const { companyId, memberId, accountId } = principal;
  await lockCompany(sql, companyId);
  const [self, member] = [await findMember(sql, companyId, memberId), await findMember(sql, companyId, id)];
  if (!self || !member) throw notFound();
  const heir = member.state === 'active' ? member.account_id : null;
  throwIfRefused(refuseHandOver({ personId: accountId, role: self.role }, heir));
  const toAccountId = assertPresent(heir, 'the account of a colleague');
  await saveOwner(sql, companyId, { from: self.id, to: id, accountId: toAccountId });
  await recordCompanyEvent(context, companyId, {
    at: await clock.now(sql),
    entityId: companyId,
    action: 'company.handed_over',
    params: { from_account_id: accountId, to_account_id: toAccountId },
  });
  return assertPresent(await findMember(sql, companyId, id), 'the new owner');
}
