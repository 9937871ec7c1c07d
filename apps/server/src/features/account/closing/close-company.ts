import type { Closing } from '@tenderlane/contract';
import { refuseClosing } from '@tenderlane/domain/brands';
import type { MemberContext } from '../../../platform/context';
import { throwIfRefused } from '../../../platform/errors';
import { lockRelationsOf } from '../../auction';
import { recordCompanyEvent } from '../../brands';
import { presentClosing } from '../../identity';
import {
  countOpenWork,
  dropWaitingAnnouncements,
  dropWaitingMessages,
  lockForClosing,
  saveClosing,
  saveLinksEnd,
} from './closing.queries';
import { readOwnRights } from './own-rights';

/**
 * Closes a company that has no open work. A bid locks its relation and then the company, and a publication locks the
 * company, so relations are locked first here; each bid or publication is either counted or finds the company closed.
 */
export async function closeCompany(context: MemberContext): Promise<Closing> {
  const { sql, clock, principal } = context;
  const { companyId, accountId } = principal;
  await lockRelationsOf(sql, companyId);
  const { kind, closed_at: closedAt } = await lockForClosing(sql, companyId);
  const open = await countOpenWork(sql, companyId, kind);
  throwIfRefused(refuseClosing(await readOwnRights(context), open));
  if (closedAt) return presentClosing(closedAt);
  const at = await clock.now(sql);
  await saveClosing(sql, companyId, { by: accountId, at });
  await saveLinksEnd(sql, companyId, at);
  await dropWaitingMessages(sql, companyId, at);
  await dropWaitingAnnouncements(sql, companyId, at);
  await recordCompanyEvent(context, companyId, { at, entityId: companyId, action: 'company.closed' });
  return presentClosing(new Date(at));
}
