import { cancelLoad } from '@tenderlane/domain/awards';
import type { MemberContext } from '../../platform/context';
import { changeLoad } from './change-load';

export const cancelTender = (context: MemberContext, id: number, reason: string) =>
  changeLoad(context, id, ({ load, standings, now }) => cancelLoad(load, standings, reason, now));
