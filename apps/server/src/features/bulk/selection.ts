import { JOB_LIMITS } from '@tenderlane/domain';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { AppError, invalidField } from '../../platform/errors';
import { allowCall } from '../../platform/http/allow-call';
import { listSelectedLoads, namedManager, type LoadsFilter, type SelectedLoad } from '../loads';
import { ACTIONS, type BulkOrder } from './actions';

export type BulkBody = Omit<NonNullable<BodyOf<ShipperApi['POST /loads/bulk']>>, 'filter'> & {
  filter?: LoadsFilter | undefined;
};

export async function readSelection(
  context: MemberContext,
  { ids, filter }: Pick<BulkBody, 'ids' | 'filter'>,
): Promise<SelectedLoad[]> {
  if (!ids && !filter) throw invalidField('ids', 'required');
  if (ids && filter) throw invalidField('filter', 'unknown-key');
  const limit = JOB_LIMITS.rowsMax;
  const asked = ids ? { ids: ids.join(',') } : namedManager(context, filter ?? {});
  const loads = await listSelectedLoads(context.sql, context.principal.companyId, asked, limit + 1);
  if (loads.length > limit) throw new AppError('job.too-many-rows', { params: { limit } });
  return loads;
}

export function allowAction(context: MemberContext, action: BulkBody['action']): void {
  allowCall(context.principal, ACTIONS[action].call);
}

export function readOrder(body: BulkBody): BulkOrder {
  const { action, reason, add_tags: add = [], remove_tags: remove = [], manager_id: managerId, minutes } = body;
  switch (action) {
    case 'cancel':
      if (!reason) throw invalidField('reason', 'required');
      return { action, reason };
    case 'extend':
      if (minutes === undefined) throw invalidField('minutes', 'required');
      if (!reason) throw invalidField('reason', 'required');
      return { action, minutes, reason };
    case 'tag':
      if (add.length + remove.length === 0) throw invalidField('add_tags', 'required');
      return { action, add, remove };
    case 'hand_over':
      if (managerId === undefined) throw invalidField('manager_id', 'required');
      return { action, managerId };
    default:
      return { action };
  }
}
