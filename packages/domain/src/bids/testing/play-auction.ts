import type { LoadAuction } from '../../auction/auction';
import { applyChange, type Change } from '../../auction/change';
import { selectOption } from '../../awards/select-option';
import type { Standing } from '../../auction/standing';
import type { Refusal } from '../../core/refusal';
import { END, minutes, START } from './build-auction';
import { allowed } from '../../testing/expect-change';

export const AN_HOUR_IN = START + minutes(60);

export const ENDED = { state: 'tender_over', decisionEndsAt: END + minutes(24 * 60) } as const;

export function after(load: LoadAuction, standings: Standing[], change: Change | Refusal) {
  return applyChange(load, standings, allowed(change));
}

export function selectFirst(load: LoadAuction, standings: Standing[], t: number) {
  return after(load, standings, selectOption(load, standings, { optionId: 1, bidId: null, by: 7 }, t));
}
