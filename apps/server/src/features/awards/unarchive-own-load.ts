import { unarchiveLoad } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { changeLoad } from './change-load';

/** Takes a load out of the archive. */
export const unarchiveOwnLoad = (context: MemberContext, id: number) =>
  changeLoad(context, id, ({ load, now }) => unarchiveLoad(load, now));
