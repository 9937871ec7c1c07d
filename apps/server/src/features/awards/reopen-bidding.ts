import { reopenTender } from '@tenderlane/domain/awards';
import { MINUTE_MS } from '@tenderlane/domain/core';
import type { MemberContext } from '../../platform/context';
import { changeLoad } from './change-load';

export const reopenBidding = (context: MemberContext, id: number, minutes: number) =>
  changeLoad(context, id, ({ load, standings, now }) => reopenTender(load, standings, now + minutes * MINUTE_MS, now));
