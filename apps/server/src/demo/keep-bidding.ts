import type { Log } from '../platform/context';
import { databaseClock } from '../platform/clock';
import { startLoop, type Loop } from '../platform/jobs/loop';
import { carrierCaller, DemoRefusal, type DemoCaller, type DemoServer } from './caller';
import { buildDemoApp, signInDemoPerson, type DemoParts } from './demo-app';
import { listBiddersOfDemo, type WaitingBidder } from './demo.queries';
import { nextPrice } from './prices';
import { createRandom } from './random';
import type { CarrierApi } from '@tenderlane/contract';

const PAUSE_MS = 6_000;
/** Rate without a starting rate, in euro cents per kilometre. */
const USUAL_RATE = 140;

/** Demo carriers keep bidding this long after somebody entered the demo. */
const BIDDING_MS = 2 * 3_600_000;

export function keepBidding(parts: DemoParts & { log: Log }) {
  const random = createRandom(Math.floor(Date.now() / 1000));
  const callers = new Map<string, DemoCaller<CarrierApi>>();
  let app: Promise<DemoServer> | undefined;
  let loop: Loop | undefined;
  let until = 0;

  async function callerOf(login: string): Promise<DemoCaller<CarrierApi>> {
    const known = callers.get(login);
    if (known) return known;
    app ??= buildDemoApp(parts, databaseClock);
    const token = await signInDemoPerson(parts, databaseClock, login, 'carrier');
    const caller = carrierCaller(await app, token);
    callers.set(login, caller);
    return caller;
  }

  async function bidOnce(): Promise<number> {
    if (Date.now() > until) return 0;
    const waiting = await listBiddersOfDemo(parts.database);
    if (waiting.length === 0) return 0;
    const bidder = random.pick(waiting);
    const amount = priceOf(bidder);
    if (amount === undefined) return 0;
    const call = await callerOf(bidder.login);
    const body = { price: { amount, currency: bidder.currency } };
    const path = { id: bidder.load_id };
    try {
      if (bidder.own === null) await call('GET /loads/{id}', { path });
      await call('POST /loads/{id}/bids', { path, body });
    } catch (error) {
      // The tender ended or another bid was quicker, as happens to every carrier.
      if (!(error instanceof DemoRefusal)) throw error;
    }
    return 0;
  }

  function priceOf({ mode, starting_rate: rate, distance_km: km, best, own, cost_share: share }: WaitingBidder) {
    const startingRate = rate ?? (km ?? 0) * USUAL_RATE;
    return nextPrice({ mode, startingRate, best, own, lowest: (startingRate / 1.12) * (0.86 + share * 0.2) }, random);
  }

  return {
    begin(): void {
      until = Date.now() + BIDDING_MS;
      loop ??= startLoop('bids of the demo', () => PAUSE_MS * random.between(0.5, 1.5), bidOnce, parts.log);
    },
    async stop(): Promise<void> {
      await loop?.stop();
      await (await app)?.close();
    },
  };
}
