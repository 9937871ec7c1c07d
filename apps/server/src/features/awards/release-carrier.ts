import { releaseWinner } from '@tenderlane/domain/awards';
import { MINUTE_MS } from '@tenderlane/domain/core';
import type { MemberContext } from '../../platform/context';
import { changeLoad, type Body } from './change-load';

export const releaseCarrier = (context: MemberContext, id: number, body: Body<'PUT /loads/{id}/release'>) =>
  changeLoad(context, id, ({ load, standings, now }) => {
    const reopenUntil = body.reopen_minutes ? now + body.reopen_minutes * MINUTE_MS : null;
    return releaseWinner(load, standings, { reason: body.reason, reopenUntil }, now);
  });
