import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Auction } from '@tenderlane/contract';
import {
  bid,
  bidByPhone,
  completeLoadBody,
  draftTender,
  euro,
  joinCarrier,
  joinColleague,
  MINUTE_MS,
  select,
  signUpShipper,
} from './build';
import type { Carrier, Shipper } from './build';
import { addRelatedRecords } from './every-call';
import { aboutLoad, commandsOf, expectSame, preparedCalls, readsOf, sendCalls, visibleEvents } from './send-calls';
import type { CallResult, PreparedCall, SideOf } from './send-calls';
import { startApp, type TestApp } from './start-app';

let app: TestApp;
let start: number;
beforeAll(async () => {
  app = await startApp();
  start = app.clock.at;
});
afterAll(() => app.close());

interface Market {
  shipper: Shipper;
  watcher: Carrier;
  anna: Carrier;
  borys: Carrier;
  celina: Carrier;
}

/** Setup of a world; the two worlds of a pair differ only in this. */
type Secret = (market: Market, id: number) => Promise<unknown>;

interface Pair {
  terms?: Partial<Auction>;
  /** Terms that only the shipper may see. */
  hidden?: [Partial<Auction>, Partial<Auction>];
  secrets: [Secret, Secret];
  /**
   * While an award waits for approval, bidding stops for everybody: only reads are compared, without their refusals.
   */
  standsStill?: true;
}

async function buildSecretWorld({ terms, hidden, secrets }: Pair, side: 0 | 1) {
  app.clock.at = start;
  const shipper = await signUpShipper(app, 'pl', { name: 'Kvarta', currency: 'EUR' });
  const market = {
    shipper,
    watcher: await joinCarrier(app, shipper, { name: 'Watcher' }),
    anna: await joinCarrier(app, shipper, { name: 'Anna Trans' }),
    borys: await joinCarrier(app, shipper, { name: 'Borys Spedycja' }),
    celina: await joinCarrier(app, shipper, { name: 'Celina Logistyka' }),
  };
  const id = await draftTender(app, shipper, { ...terms, ...hidden?.[side] });
  await shipper.done('PUT /loads/{id}/publish', id);
  await secrets[side](market, id);
  app.clock.at = start + 2 * MINUTE_MS;
  return { market, id };
}

const TIMEOUT_MS = 120_000;
const nothing: Secret = async () => undefined;

const meantIn =
  ({ standsStill }: Pair) =>
  (difference: string) =>
    standsStill === true && difference.includes(' body data refusals ');

/** Prices that a carrier may try, each with and without confirmation, highest first. */
const TRIED = [251_000, 245_000, 199_999, 180_000, 160_000, 140_000, 126_000];

async function answersToCarrier(pair: Pair, side: 0 | 1): Promise<CallResult[]> {
  const { market, id } = await buildSecretWorld(pair, side);
  const world = await addRelatedRecords(app, market.shipper, market.watcher, id);
  const prepared = preparedCalls('carrier', world);
  const searches = ['SAP', 'urgent', 'Anna'].map((search) => ({ key: 'GET /loads', query: { tab: 'open', search } }));
  const reads = [...readsOf(prepared, id), ...searches];
  const ownReads = reads.filter(({ key }) => key.includes('/loads'));
  const isAboutTender = ({ key }: PreparedCall) => key.includes('/loads/{id}');
  const { commands, last } = commandsOf(prepared);
  const sideOf: SideOf = (event) => (event.carrier_company_id === market.watcher.companyId ? 'carrier' : 'reached');
  const readOwnEvents = () => visibleEvents(app, id, sideOf);
  const before = await readOwnEvents();
  if (pair.standsStill) return [before, ...(await sendCalls(app, 'carrier', market.watcher.token, reads))];
  const bids = TRIED.flatMap((amount) => [{ price: euro(amount) }, { price: euro(amount), confirm: true }]);
  const seen = await sendCalls(app, 'carrier', market.watcher.token, [
    ...reads,
    ...bids.map((body) => ({ key: 'POST /loads/{id}/bids', path: { id }, body })),
    ...reads,
    { key: 'PUT /loads/{id}/book_now', path: { id }, body: { price: euro(1) } },
    ...commands.filter(isAboutTender).flatMap((call) => [aboutLoad(call, id), ...ownReads]),
    ...commands.filter((call) => !isAboutTender(call)),
    ...last,
  ]);
  expect(new Set(seen.map(({ key }) => key)).size).toBe(prepared.size);
  return [before, ...seen, await readOwnEvents()];
}

const revise = async (carrier: Carrier, id: number, ...amounts: number[]) => {
  for (const amount of amounts) await bid(carrier, id, amount, { confirm: true });
};
const withdraw = (carrier: Carrier, id: number) => carrier.done('PUT /loads/{id}/withdraw', id, { code: 'dates' });
const suspend = (shipper: Shipper, { carrierId }: Carrier) =>
  shipper.done('PUT /carriers/{id}/suspend', carrierId, { reason: 'Papers' });
async function awaitApproval({ shipper, watcher, anna }: Market, id: number, chosen: Carrier | null): Promise<void> {
  await joinColleague(app, shipper, 'manager');
  await shipper.call('PUT /profile/setting', { body: { approval: { above: euro(100_000), above_target_bp: null } } });
  await revise(watcher, id, 240_000);
  await revise(anna, id, 230_000);
  if (chosen) await select(shipper, id, chosen);
}

describe('the answers to a carrier', () => {
  const targets: [Partial<Auction>, Partial<Auction>] = [{ target_rate: euro(222_222), guardrail_bp: 777 }, {}];
  const pairs: [string, Pair][] = [
    ['the target and the guardrail of an open tender', { hidden: targets, secrets: [nothing, nothing] }],
    ['the target of a tender by rank', { terms: { mode: 'rank_only' }, hidden: targets, secrets: [nothing, nothing] }],
    ['the target of a sealed tender', { terms: { mode: 'sealed' }, hidden: targets, secrets: [nothing, nothing] }],
    [
      'in an open tender: bids by phone, suspensions, tags, numbers and contacts',
      {
        secrets: [
          async ({ shipper, anna }, id) => bidByPhone(shipper, id, anna, 240_000),
          async ({ shipper, anna, borys }, id) => {
            await bidByPhone(shipper, id, anna, 210_000);
            await suspend(shipper, borys);
            const contact = { name: 'Halyna', phone: '+380501234567' };
            const waypoints = completeLoadBody(start).waypoints!.map((stop) => ({ ...stop, contact }));
            const own = (await shipper.done('GET /loads/{id}/edit', id)).waypoints;
            const stops = waypoints.map((stop, index) => ({ ...stop, id: own[index]!.id! }));
            await shipper.done('PUT /loads/{id}', id, { external_id: 'SAP 1', tags: ['urgent'], waypoints: stops });
          },
        ],
      },
    ],
    [
      'which of the bidders an award that waits for approval is for',
      {
        secrets: [
          (market, id) => awaitApproval(market, id, market.watcher),
          (market, id) => awaitApproval(market, id, market.anna),
        ],
      },
    ],
    [
      'whether an award to it waits for approval, but that bidding stands still',
      {
        standsStill: true,
        secrets: [
          (market, id) => awaitApproval(market, id, null),
          (market, id) => awaitApproval(market, id, market.watcher),
        ],
      },
    ],
    [
      'in a tender by rank: prices, numbers and times of the bids of others, as long as its rank is the same',
      {
        terms: { mode: 'rank_only' },
        secrets: [
          ({ anna }, id) => revise(anna, id, 120_000),
          async ({ shipper, anna, borys, celina }, id) => {
            await revise(anna, id, 125_000);
            app.clock.at = start + MINUTE_MS;
            await revise(anna, id, 118_000, 110_000);
            await bidByPhone(shipper, id, celina, 130_000);
            await suspend(shipper, borys);
          },
        ],
      },
    ],
    [
      'in a sealed tender: whether anybody else bids at all',
      {
        terms: { mode: 'sealed' },
        secrets: [
          nothing,
          async ({ shipper, anna, borys, celina }, id) => {
            await revise(anna, id, 240_000, 150_000, 240_000, 10_000);
            app.clock.at = start + MINUTE_MS;
            await revise(borys, id, 130_000);
            await withdraw(borys, id);
            await revise(celina, id, 90_000);
            await suspend(shipper, celina);
          },
        ],
      },
    ],
  ];
  it.each(pairs)(
    'the answers to a carrier do not depend on secrets: %s',
    async (_name, pair) => {
      expectSame(await answersToCarrier(pair, 0), await answersToCarrier(pair, 1), meantIn(pair));
    },
    TIMEOUT_MS,
  );
});

async function answersToShipper(pair: Pair, side: 0 | 1): Promise<CallResult[]> {
  const { market, id } = await buildSecretWorld(pair, side);
  const { shipper, watcher } = market;
  const world = await addRelatedRecords(app, shipper, watcher, id);
  const prepared = preparedCalls('shipper', world);
  const reads = readsOf(prepared, id);
  const before = await visibleEvents(app, id, () => 'shipper');
  const options = (await shipper.done('GET /loads/{id}/options', id)).map((option) => option.id);
  const about = (key: string, body?: unknown): PreparedCall => ({ key, path: { id }, body });
  const perOption = options.flatMap((option_id) => [
    { key: 'POST /loads/{id}/options/{option_id}/bids', path: { id, option_id }, body: { price: euro(200_000) } },
    about('PUT /loads/{id}/select_option', { option_id }),
    about('PUT /loads/{id}/approve_option', { option_id, approve: true }),
    { key: 'GET /loads/{id}/bids', path: { id }, query: { option_id } },
  ]);
  const relations = [market.anna, market.borys, market.celina].flatMap(({ carrierId }) =>
    ['suspend', 'resume'].flatMap((action) => [
      { key: `PUT /carriers/{id}/${action}`, path: { id: carrierId }, body: { reason: 'Papers' } },
      ...reads,
    ]),
  );
  const edits = [
    about('PUT /loads/{id}', { note: 'By the north gate' }),
    about('PUT /loads/{id}', { cargo: { name: 'Board', weight_kg: 9_000 }, confirm_material: true }),
  ];
  const ending = ['PUT /loads/{id}/cancel', 'PUT /loads/{id}/raise_price', 'PUT /loads/{id}/archive'];
  const { commands, last } = commandsOf(prepared);
  const isOwnTurn = (key: string) => ending.includes(key) || key.includes('{option_id}') || key.includes('_option');
  const results = await sendCalls(app, 'shipper', shipper.token, [
    ...reads,
    ...perOption,
    ...relations,
    ...edits,
    ...commands
      .filter(({ key }) => !isOwnTurn(key))
      .map((call) => (isDraftOnly(call.key) ? call : aboutLoad(call, id))),
    ...reads,
    ...ending.flatMap((key) => [aboutLoad(prepared.get(key) ?? { key }, id), ...reads]),
    ...last,
  ]);
  expect(new Set(results.map(({ key }) => key)).size).toBeGreaterThanOrEqual(prepared.size);
  return [before, ...results, await visibleEvents(app, id, () => 'shipper')];
}

const isDraftOnly = (key: string) => key === 'DELETE /loads/{id}' || key === 'PUT /loads/{id}/restore';

describe('the answers to the shipper of a sealed tender', () => {
  const sealed = { mode: 'sealed' as const, target_rate: euro(222_222) };
  const pairs: [string, Pair][] = [
    [
      'whoever bid, how often, when and at what price',
      {
        terms: sealed,
        secrets: [
          async ({ anna, borys }, id) => {
            await revise(anna, id, 240_000);
            await revise(borys, id, 230_000);
          },
          async ({ borys, celina }, id) => {
            await revise(celina, id, 120_000, 119_000, 118_000);
            app.clock.at = start + MINUTE_MS;
            await revise(borys, id, 249_000, 111_000);
          },
        ],
      },
    ],
    [
      'whatever became of the bids',
      {
        terms: sealed,
        secrets: [
          async ({ anna, borys }, id) => {
            await revise(anna, id, 240_000);
            await revise(borys, id, 230_000);
          },
          async ({ anna, borys, celina }, id) => {
            await revise(anna, id, 200_000);
            await withdraw(anna, id);
            await celina.done('PUT /loads/{id}/decline', id, { code: 'price' });
            await revise(borys, id, 150_000);
          },
        ],
      },
    ],
  ];
  it.each(pairs)(
    'two sealed tenders with equally many bidders look the same to their shipper before the end: %s',
    async (_name, pair) => {
      expectSame(await answersToShipper(pair, 0), await answersToShipper(pair, 1), meantIn(pair));
    },
    TIMEOUT_MS,
  );
});
