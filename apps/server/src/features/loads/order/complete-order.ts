import { completeLoad } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { changeOwnLoad } from './change-own-load';

export const completeOrder = (context: MemberContext, id: number, waiveReason?: string) =>
  changeOwnLoad(context, id, (load, now) => completeLoad(load, now, waiveReason));
