import { unarchiveLoad } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { changeOwnLoad } from './change-own-load';

export const unarchiveOwnLoad = (context: MemberContext, id: number) =>
  changeOwnLoad(context, id, (load, now) => unarchiveLoad(load, now));
