import type { LoadAuction } from '../auction/auction';
import { refuseExtend } from '../auction/manual-extend';
import { collectRefusals, type Refusals } from '../loads/collect-refusals';
import { refuseAction, type LoadAction } from '../loads/load-state';
import { refuseComplete, refuseOrderContest, refuseStart } from '../loads/progress';
import { refuseApprove } from './approve-option';
import { refuseCancel } from './cancel';
import { refuseRelease } from './release';
import { refuseReopen } from './reopen';
import { refuseRepublish } from './republish';
import { refuseSelect } from './select-option';

const BY_STATE_ALONE = [
  'edit',
  'publish',
  'schedule',
  'duplicate',
  'fail',
  'resolve',
  'archive',
  'unarchive',
  'delete',
] as const satisfies LoadAction[];

export function shipperRefusals(load: LoadAuction, actorId: number, t: number): Refusals {
  const byState = BY_STATE_ALONE.map((action) => [action, refuseAction(action, load)] as const);
  return collectRefusals([
    ...byState,
    ['select_option', refuseSelect(load, t)],
    ['approve_option', refuseApprove(load, actorId, t)],
    ['extend', refuseExtend(load, t)],
    ['reopen', refuseReopen(load, t)],
    ['cancel', refuseCancel(load)],
    ['release', refuseRelease(load)],
    ['start', refuseStart(load)],
    ['complete', refuseComplete(load)],
    ['contest', refuseOrderContest(load, t)],
    ['raise_price', refuseRepublish(load, 0)],
  ]);
}
