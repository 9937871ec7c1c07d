import { archiveLoad } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { changeOwnLoad } from './change-own-load';

export const archiveOwnLoad = (context: MemberContext, id: number) =>
  changeOwnLoad(context, id, (load) => archiveLoad(load));
