import { archiveLoad } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { changeLoad } from './change-load';

/** Puts an ended load away. */
export const archiveOwnLoad = (context: MemberContext, id: number) =>
  changeLoad(context, id, ({ load, now }) => archiveLoad(load, now));
