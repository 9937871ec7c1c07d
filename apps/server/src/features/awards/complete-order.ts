import { completeLoad } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { changeLoad } from './change-load';

/** Everything was delivered. */
export const completeOrder = (context: MemberContext, id: number) =>
  changeLoad(context, id, ({ load, now }) => completeLoad(load, now));
