import { contestLoad } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { changeLoad } from './change-load';

/** A completed order was not carried out as agreed. */
export const contestOrder = (context: MemberContext, id: number, reason: string) =>
  changeLoad(context, id, ({ load, now }) => contestLoad(load, reason, now));
