import type { TenderChanges } from '../auction/change-params';
import type { AwardChanges } from '../awards/change-params';
import type { BidChanges } from '../bids/change-params';
import type { LoadChanges } from '../loads/change-params';

type ChangeParams = LoadChanges & TenderChanges & AwardChanges & BidChanges;

export type ChangeEvent = {
  [Action in keyof ChangeParams]: {
    action: Action;
    optionId: number | null;
    optionIds?: readonly number[];
    params: ChangeParams[Action];
  };
}[keyof ChangeParams];
