import type { Closing } from '@tenderlane/contract';
import { refuseClosing } from '@tenderlane/domain/companies';
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
 * The owner closes the company, where nothing of it is open. A bid holds its relation and a publication holds the company:
 * each is counted, or finds the company closed. Bids go on from the relation to the company, so the relations come first.
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
