import { refuseReopening } from '@tenderlane/domain/brands';
import type { MemberContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { lockRelationsOf } from '../../auction';
import { recordCompanyEvent } from '../../brands';
import { lockForClosing, saveClosing } from './closing.queries';
import { readOwnRights } from './own-rights';

export async function reopenCompany(context: MemberContext): Promise<void> {
  const { sql, clock, principal } = context;
  const { companyId } = principal;
  await lockRelationsOf(sql, companyId);
  const { closed_at: closedAt } = await lockForClosing(sql, companyId);
  const at = await clock.now(sql);
  throwIfRefused(refuseReopening(await readOwnRights(context), closedAt?.getTime() ?? at, at));
  if (!closedAt) return;
  await saveClosing(sql, companyId, null);
  await recordCompanyEvent(context, companyId, { at, entityId: companyId, action: 'company.reopened' });
}
