import type { Dispute } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { findCarrierLoad } from '../../auction';
import { showDisputes } from '../../loads';

/** The disputes of an order for its carrier; other carriers of the tender see none. */
export async function readDisputesAsCarrier(context: MemberContext, loadId: number): Promise<Dispute[]> {
  const { sql, principal } = context;
  const row = await findCarrierLoad(sql, principal, loadId);
  if (!row || row.state === 'draft') throw notFound();
  return showDisputes(context, { carrier: principal.companyId }, loadId);
}
