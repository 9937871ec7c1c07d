import type { Log } from '../platform/context';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Side } from '@tenderlane/domain/core';
import { databaseClock } from '../platform/clock';
import { assertPresent } from '../platform/errors';
import type { Sql } from '../platform/database/database';
import { buildDemo, type DemoStep } from './build-demo';
import { DEMO_CARRIERS, DEMO_PEOPLE } from './companies';
import { signInDemoPerson, type DemoParts } from './demo-app';
import { hasPlaces, listDemoCompanies } from './demo.queries';
import { keepBidding } from './keep-bidding';
import { shareOf } from './progress';
import type { DemoControl, DemoStatus } from './routes';

const PLACES_PAUSE_MS = 250;
const PLACES_TURNS = 480;

export interface Demo extends DemoControl {
  build(onStep?: (step: DemoStep) => void): Promise<boolean>;
  stop(): Promise<void>;
}

/** Addresses are geocoded with the places, which the first start loads for some seconds. */
async function waitForPlaces(sql: Sql, signal: AbortSignal): Promise<void> {
  for (let turn = 0; turn < PLACES_TURNS && !(await hasPlaces(sql)); turn++) {
    await sleep(PLACES_PAUSE_MS, undefined, { signal });
  }
}

export function createDemo(parts: DemoParts & { log: Log }): Demo {
  const { database, log } = parts;
  const leaving = new AbortController();
  let building: Promise<boolean> | undefined;
  let share = 0;
  let hasFailed = false;
  const bidding = keepBidding(parts);

  const isThere = async () => (await listDemoCompanies(database)).length > 0;

  async function status(): Promise<DemoStatus> {
    if (building) return { state: 'building', share };
    if (await isThere()) return { state: 'ready', share: 1 };
    return { state: hasFailed ? 'failed' : 'absent', share: 0 };
  }

  function build(onStep?: (step: DemoStep) => void): Promise<boolean> {
    share = 0;
    building ??= waitForPlaces(database, leaving.signal)
      .then(() =>
        buildDemo(parts, (step) => {
          leaving.signal.throwIfAborted();
          share = shareOf(step);
          onStep?.(step);
        }),
      )
      .then(isThere)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) log.error({ err: error }, 'the demo could not be built');
        return false;
      })
      .finally(() => (building = undefined));
    return building.then((done) => {
      hasFailed = !done;
      if (done && !leaving.signal.aborted) bidding.begin();
      return done;
    });
  }

  return {
    status,
    build,
    async enter(side: Side) {
      const now = await status();
      if (now.state === 'absent' || now.state === 'failed') void build();
      if (now.state !== 'ready') return { state: 'building', share, token: null };
      bidding.begin();
      const { login } = side === 'shipper' ? DEMO_PEOPLE[0] : assertPresent(DEMO_CARRIERS[0], 'a carrier');
      return { ...now, token: await signInDemoPerson(parts, databaseClock, login, side) };
    },
    async stop() {
      leaving.abort();
      await building;
      await bidding.stop();
    },
  };
}
