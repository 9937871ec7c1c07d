import { startLoading } from '@tenderlane/domain/loads';
import type { LoadView } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { changeOwnLoad } from './change-own-load';

/** The override of missing papers needs the right to award. */
export function startOrder(context: MemberContext, id: number, overrideReason?: string): Promise<LoadView> {
  if (overrideReason && !context.principal.rights.has('loads.award')) throw new AppError('right.missing');
  return changeOwnLoad(context, id, (load, now) => startLoading(load, now, overrideReason));
}
