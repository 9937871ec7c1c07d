import { JOB_LIMITS } from '@tenderlane/domain';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { allowCall } from '../../platform/http/allow-call';
import { listSelectedLoads, type SelectedLoad } from '../loads';
import { ACTIONS, type BulkOrder } from './actions';

type Body = NonNullable<BodyOf<ShipperApi['POST /loads/bulk']>>;

const wrong = (field: string, code: 'required' | 'unknown-key') =>
  new AppError('input.invalid', { fields: { [field]: [{ code }] } });

/** The loads that somebody means at this moment; ids of other companies are none. */
export async function readSelection(
  { sql, principal }: MemberContext,
  { ids, filter }: Pick<Body, 'ids' | 'filter'>,
): Promise<SelectedLoad[]> {
  if (!ids && !filter) throw wrong('ids', 'required');
  if (ids && filter) throw wrong('filter', 'unknown-key');
  const limit = JOB_LIMITS.rowsMax;
  const asked = ids ? { ids: ids.join(',') } : (filter ?? {});
  const loads = await listSelectedLoads(sql, principal.companyId, asked, limit + 1);
  if (loads.length > limit) throw new AppError('job.too-many-rows', { params: { limit } });
  return loads;
}

/** Refuses who may not do it to a single load. */
export function allowAction(context: MemberContext, action: Body['action']): void {
  allowCall(context.principal, ACTIONS[action].call);
}

/** What is asked of every load, with everything it needs. */
export function readOrder({ action, reason, add_tags: add = [], remove_tags: remove = [] }: Body): BulkOrder {
  switch (action) {
    case 'cancel':
      if (!reason) throw wrong('reason', 'required');
      return { action, reason };
    case 'tag':
      if (add.length + remove.length === 0) throw wrong('add_tags', 'required');
      return { action, add, remove };
    default:
      return { action };
  }
}
