import { contestLoad } from '@tenderlane/domain';
import type { MemberContext } from '../../../platform/context';
import { changeOwnLoad } from './change-own-load';

/** A completed order was not carried out as agreed. */
export const contestOrder = (context: MemberContext, id: number, reason: string) =>
  changeOwnLoad(context, id, (load, now) => contestLoad(load, reason, now));
