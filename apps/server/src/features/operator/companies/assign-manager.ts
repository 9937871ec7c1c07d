import type { OperatorCompany } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { assertPresent, invalidField, notFound } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { asOperator, isMember } from '../../brands';
import { findOperatedCompany, lockManager, saveManager } from './company.queries';
import { presentOperatedCompany } from './show-companies';

/** Assigns a member of the operator as a company's manager, or none (null); a repetition changes nothing. */
export async function assignManager(
  context: MemberContext,
  id: number,
  accountId: number | null,
): Promise<OperatorCompany> {
  const { sql, clock, principal, batchUuid } = context;
  const operatorId = await asOperator(context, 'settings.write');
  const before = await lockManager(sql, id);
  if (!before) throw notFound();
  if (accountId !== null && !(await isMember(sql, operatorId, accountId))) {
    throw invalidField('account_id', 'not-one-of');
  }
  if (before.manager_account_id !== accountId) {
    await saveManager(sql, id, accountId);
    const owner = before.kind === 'shipper' ? { companyId: id } : { companyId: null, carrierCompanyId: id };
    const at = await clock.now(sql);
    const event = { ...owner, at, entityId: id, actor: actorOf(principal), batchUuid };
    await record(context, [{ ...event, action: 'company.manager_assigned', params: { account_id: accountId } }]);
  }
  return presentOperatedCompany(assertPresent(await findOperatedCompany(sql, operatorId, id), 'the company'));
}
