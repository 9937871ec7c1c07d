import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Agenda } from './agenda';
import { DemoRefusal, type DemoCaller } from './caller';
import type { Random } from './random';

export interface DemoBidder {
  call: DemoCaller<CarrierApi>;
  carrierId: number;
  label: string;
  cost: number;
}

export interface Market {
  agenda: Agenda;
  random: Random;
  people: readonly DemoCaller<ShipperApi>[];
  bidders: readonly DemoBidder[];
  labels: ReadonlyMap<string, number>;
  facilities: ReadonlyMap<string, number>;
  docks: readonly string[];
  refused: Map<string, number>;
}

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
