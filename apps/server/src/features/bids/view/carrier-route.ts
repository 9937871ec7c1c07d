import type { LoadRoute } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { findCarrierRow } from '../../auction';
import { readRoute } from '../../loads';

export async function readRouteAsCarrier(context: MemberContext, loadId: number): Promise<LoadRoute | null> {
  const row = await findCarrierRow(context.sql, context.principal, loadId);
  if (!row || row.state === 'draft') throw notFound();
  return readRoute(context, row);
}
