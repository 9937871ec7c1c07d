import { refuseApprove } from '../awards/approve-option';
import type { LoadAuction } from '../auction/auction';
import { refuseBookNow } from './book-now';
import { refuseCancel } from '../awards/cancel';
import { refuseConfirm } from '../awards/confirm';
import { refuseDecline } from './decline';
import { refuseExtend } from '../auction/manual-extend';
import { refuseBidder } from './place-bid';
import { refuseReconfirm } from './reconfirm';
import { refuseRelease } from '../awards/release';
import { refuseReopen } from '../awards/reopen';
import { refuseRepublish } from '../awards/republish';
import { refuseSelect } from '../awards/select-option';
import type { Standing } from '../auction/standing';
import { refuseWithdraw } from './withdraw';
import type { Refusal, RefusalCode } from '../refusal';
import { refuseContest } from '../load/progress';
import { refuseAction, type LoadAction } from '../load/load-state';

/** Action → why it is refused now; an action that is not in the answer is allowed. */
export type Refusals = Partial<Record<LoadAction, RefusalCode>>;

const BY_STATE_ALONE = [
  'edit',
  'publish',
  'schedule',
  'duplicate',
  'start',
  'complete',
  'fail',
  'resolve',
  'archive',
  'unarchive',
  'delete',
] as const satisfies LoadAction[];

/** What the shipper's person `actorId` may not do with the load at `t`: from the same rules the commands obey. */
export function shipperRefusals(load: LoadAuction, actorId: number, t: number): Refusals {
  const byState = BY_STATE_ALONE.map((action) => [action, refuseAction(action, load)] as const);
  return collect([
    ...byState,
    ['select_option', refuseSelect(load, t)],
    ['approve_option', refuseApprove(load, actorId, t)],
    ['extend', refuseExtend(load, t)],
    ['reopen', refuseReopen(load, t)],
    ['cancel', refuseCancel(load)],
    ['release', refuseRelease(load)],
    ['contest', refuseContest(load, t)],
    ['raise_price', refuseRepublish(load, 0)],
  ]);
}

/** What the carrier of this standing may not do with the load at `t`. */
export function carrierRefusals(load: LoadAuction, standing: Standing, t: number): Refusals {
  return collect([
    ['bid', refuseBidder(load, standing, t)],
    ['book_now', refuseBookNow(load, standing, t)],
    ['withdraw', refuseWithdraw(load, standing, t)],
    ['reconfirm', refuseReconfirm(load, standing, t)],
    ['decline', refuseDecline(load, standing)],
    ['confirm', refuseConfirm(load, standing, t)],
  ]);
}

function collect(answers: readonly (readonly [LoadAction, Refusal | null])[]): Refusals {
  return Object.fromEntries(answers.flatMap(([action, refused]) => (refused ? [[action, refused.code]] : [])));
}
