import { startLoading } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { changeOwnLoad } from './change-own-load';

export const startOrder = (context: MemberContext, id: number) =>
  changeOwnLoad(context, id, (load, now) => startLoading(load, now));
