import { failLoad } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { changeOwnLoad } from './change-own-load';

export const failOrder = (context: MemberContext, id: number, reason: string) =>
  changeOwnLoad(context, id, (load, now) => failLoad(load, reason, now));
