import { failLoad } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { changeLoad } from './change-load';

/** The cargo was not delivered. */
export const failOrder = (context: MemberContext, id: number, reason: string) =>
  changeLoad(context, id, ({ load, now }) => failLoad(load, reason, now));
