import type { LoadAuction } from '../auction/auction';
import type { Standing } from '../auction/standing';
import { refuseConfirm } from '../awards/confirm';
import { collectRefusals, type Refusals } from '../loads/collect-refusals';
import { refuseBookNow } from './book-now';
import { refuseDecline } from './decline';
import { refuseBidder } from './place-bid';
import { refuseReconfirm } from './reconfirm';
import { refuseWithdraw } from './withdraw';

export function carrierRefusals(load: LoadAuction, standing: Standing, t: number): Refusals {
  return collectRefusals([
    ['bid', refuseBidder(load, standing, t)],
    ['book_now', refuseBookNow(load, standing, t)],
    ['withdraw', refuseWithdraw(load, standing, t)],
    ['reconfirm', refuseReconfirm(load, standing, t)],
    ['decline', refuseDecline(load, standing)],
    ['confirm', refuseConfirm(load, standing, t)],
  ]);
}
