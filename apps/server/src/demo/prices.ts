import type { LoadPlan } from './plan-loads';
import type { Random } from './random';

export interface PriceFacts {
  mode: LoadPlan['mode'];
  startingRate: number;
  best: number | null;
  own: number | null;
  lowest: number;
}

const STEP = 0.01;
const ROUND = 500;

/** The next bid of a demo carrier in minor units; undefined when it would be below the carrier's costs. */
export function nextPrice({ mode, startingRate, best, own, lowest }: PriceFacts, random: Random): number | undefined {
  const first = Math.min(startingRate, lowest * random.between(1.02, 1.1));
  const reference = mode === 'open' ? best : own;
  const most = reference === null ? first : Math.min(first, reference * (1 - STEP * random.between(1, 2.5)));
  const price = Math.floor(most / ROUND) * ROUND;
  return price < lowest || price <= 0 ? undefined : price;
}
