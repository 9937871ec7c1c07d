import type { LoadAuction } from '../auction/auction';
import { completeChange, emptyChange, mergeChanges, type Change } from '../auction/change';
import type { Standing } from '../auction/standing';
import type { Terms } from '../terms/terms';
import { LIMITS } from '../core/limits';
import { shareOf, WHOLE_BP } from '../money/amount';
import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { endWithoutAward } from './close';

type Rates = Pick<Terms, 'startingRate' | 'targetRate' | 'bookNowPrice'>;

/** Raises starting, target and book-now rates by basis points, each rounded up to the next minor unit. */
export function raisePrice(rates: Rates, percentBp: number): Refusal | Rates {
  if (percentBp === 0) return rates;
  if (rates.startingRate === null) return refuse('load.raise-needs-starting');
  const raise = (rate: number | null) => (rate === null ? null : shareOf(rate, WHOLE_BP + percentBp, 'up'));
  const raised = {
    startingRate: raise(rates.startingRate),
    targetRate: raise(rates.targetRate),
    bookNowPrice: raise(rates.bookNowPrice),
  };
  return (raised.startingRate ?? 0) > LIMITS.moneyMax ? refuse('load.raise-too-high') : raised;
}

/** Refuses a republication; null when allowed. `percentBp` 0 repeats the load at the same price. */
export function refuseRepublish(load: LoadAuction, percentBp: number): Refusal | null {
  const refused = refuseAction('raise_price', load);
  if (refused) return refused;
  return percentBp > 0 && load.terms.startingRate === null ? refuse('load.raise-needs-starting') : null;
}

export function republishLoad(
  load: LoadAuction,
  standings: readonly Standing[],
  percentBp: number,
  t: number,
): Refusal | Change {
  const refused = refuseRepublish(load, percentBp);
  if (refused) return refused;
  const change = load.state === 'tender_over' ? endWithoutAward(standings, t) : emptyChange();
  const event = { action: 'load.republished', optionId: null, params: { percent_bp: percentBp } } as const;
  const republished: Change = { ...emptyChange(), events: [event], republish: { percentBp } };
  return completeChange(load, standings, mergeChanges(change, republished), t);
}
