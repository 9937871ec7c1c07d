import { resolveLoad } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { changeLoad } from './change-load';

/** An administrator has proof of the delivery. */
export const resolveOrder = (context: MemberContext, id: number, reason: string) =>
  changeLoad(context, id, ({ load, standings, now }) => resolveLoad(load, standings, reason, now));
