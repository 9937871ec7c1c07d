import type { Dispute } from '@tenderlane/contract';
import { isOwnOrder } from '@tenderlane/domain/terms';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { findCarrierRow } from '../../auction';
import { showDisputes } from '../../loads';

/** Reads the disputes of an order for its carrier; other carriers of the tender get not-found. */
export async function readDisputesAsCarrier(context: MemberContext, loadId: number): Promise<Dispute[]> {
  const { sql, principal } = context;
  const row = await findCarrierRow(sql, principal, loadId);
  if (!row || !isOwnOrder(row.option_state)) throw notFound();
  return showDisputes(context, { carrier: principal.companyId }, loadId);
}
