import { startLoading } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { changeLoad } from './change-load';

/** Loading has started. */
export const startOrder = (context: MemberContext, id: number) =>
  changeLoad(context, id, ({ load, now }) => startLoading(load, now));
