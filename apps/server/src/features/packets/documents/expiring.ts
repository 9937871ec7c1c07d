import { DAY_MS, dayOf } from '@tenderlane/domain';
import type { Expiring } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { findOwnCarrier } from '../../carriers';
import { listExpiringOfCompany, listExpiringOfNetwork } from './document.queries';

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** What ended in the last month counts as well: somebody has to do something about it. */
const BEFORE_MS = 30 * DAY_MS;
const AFTER_MS = 365 * DAY_MS;

async function periodOf({ sql, clock }: MemberContext, { from, to }: Period): Promise<{ from: string; to: string }> {
  const now = await clock.now(sql);
  return { from: from ?? dayOf(now - BEFORE_MS), to: to ?? dayOf(now + AFTER_MS) };
}

/** What ends in the shipper's network. */
export async function showExpiringOfNetwork(
  context: MemberContext,
  query: Period & { carrier_id?: number | undefined },
): Promise<Expiring[]> {
  const carrierId = query.carrier_id === undefined ? null : (await findOwnCarrier(context, query.carrier_id)).id;
  const period = await periodOf(context, query);
  return listExpiringOfNetwork(context.sql, context.principal.companyId, { ...period, carrierId });
}

/** What ends of the carrier's own. */
export async function showExpiringOfCompany(context: MemberContext, query: Period): Promise<Expiring[]> {
  const { from, to } = await periodOf(context, query);
  return listExpiringOfCompany(context.sql, context.principal.companyId, from, to);
}
