import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Agenda } from './agenda';
import { DemoRefusal, type DemoCaller } from './caller';
import type { Random } from './random';

export interface DemoBidder {
  call: DemoCaller<CarrierApi>;
  /** Its relation in the shipper's network. */
  carrierId: number;
  label: string;
  /** What it needs as a share of the market's price. */
  cost: number;
}

/** The people of the demo with what is still to happen. */
export interface Market {
  agenda: Agenda;
  random: Random;
  people: readonly DemoCaller<ShipperApi>[];
  bidders: readonly DemoBidder[];
  /** The ids of the labels by name. */
  labels: ReadonlyMap<string, number>;
  /** The ids of the facilities by their city. */
  facilities: ReadonlyMap<string, number>;
  /** The docks that a load may name. */
  docks: readonly string[];
  /** How often each code was an answer. */
  refused: Map<string, number>;
}

/** Does what may be refused, such as a bid that came a second too late; counts the refusal. */
export async function tryCall<T>(market: Pick<Market, 'refused'>, call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof DemoRefusal) || error.code === '') throw error;
    const key = `${error.call} ${error.code}`;
    market.refused.set(key, (market.refused.get(key) ?? 0) + 1);
    return undefined;
  }
}
