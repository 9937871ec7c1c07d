import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from '@tenderlane/domain/auction';
import { bid, endBidding, euro, gridRow, openMarket, openTender, stateOf, type Carrier } from '../../../../test/build';
import { addCompletedOrder, confirmOrder, settle } from '../../../../test/scorecard/scoring';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  market = await openMarket(app);
});

async function know(
  { carrierId, companyId }: Carrier,
  known: { onTime?: number; acceptance?: number; cancel?: number },
) {
  await app.database.run(
    `insert into carrier_metrics (carrier_id, company_id, on_time_bp, acceptance_bp, cancel_bp, computed_at)
     select r.id, r.company_id, $2, $3, $4, $5 from carriers r where r.id = $1 and r.carrier_company_id = $6
     on conflict (carrier_id) do update set on_time_bp = excluded.on_time_bp, acceptance_bp = excluded.acceptance_bp, cancel_bp = excluded.cancel_bp`,
    [
      carrierId,
      known.onTime ?? null,
      known.acceptance ?? null,
      known.cancel ?? null,
      new Date(app.clock.at),
      companyId,
    ],
  );
}

it('the grid and its file have the figures of each carrier in the network', async () => {
  const { shipper, anna, borys } = market;
  for (let nth = 0; nth < 5; nth++) {
    const id = await addCompletedOrder(app, shipper, anna);
    await shipper.done('POST /loads/{id}/review', id, { stars: 5 });
  }
  await confirmOrder(app, shipper, borys);
  await settle(app);
  const id = await openTender(app, shipper);
  expect(await gridRow(shipper, id, anna)).toMatchObject({
    on_time_bp: null,
    acceptance_bp: 10_000,
    cancel_bp: 0,
    rating_x100: 500,
  });
  expect(await gridRow(shipper, id, borys)).toMatchObject({ acceptance_bp: null, cancel_bp: null, rating_x100: null });
  const headers = { authorization: `Bearer ${shipper.token}`, 'accept-language': 'en' };
  const file = await app.server.inject({ url: `/api/shipper/v1/loads/${id}/options/export`, headers });
  const [head, ...rows] = file.body.split('\r\n');
  expect(head).toContain('"On time, %";"Accepts, %";"Cancels, %";Rating');
  expect(rows.find((row) => row.includes('Anna Trans'))).toContain(';;100;0;5;');
});

describe('a tender that is won by score', () => {
  const score = {
    winner: 'automatic' as const,
    winner_rule: 'score' as const,
    starting_rate: euro(250_000),
  };

  const readDecision = async (id: number) => (await market.shipper.done('GET /loads/{id}', id)).decision as Decision;

  async function decide(terms: object = {}) {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { ...score, ...terms });
    await bid(anna, id, 200_000);
    await bid(borys, id, 190_000);
    await endBidding(app, shipper, id);
    expect(await stateOf(shipper, id)).toBe('awaiting_confirmation');
    return {
      id,
      decision: await readDecision(id),
      anna: await gridRow(shipper, id, anna),
      borys: await gridRow(shipper, id, borys),
    };
  }

  it('a dearer bid of a more reliable carrier wins by score', async () => {
    await know(market.anna, { onTime: 9_500, acceptance: 10_000, cancel: 0 });
    await know(market.borys, { onTime: 5_000, acceptance: 6_000, cancel: 4_000 });
    const { decision, anna, borys } = await decide();
    expect(decision.chosenOptionId).toBe(anna.id);
    const scoreOf = (id: number) => decision.candidates.find(({ optionId }) => optionId === id)!.score!;
    expect(scoreOf(anna.id)).toBeCloseTo(0.6 * (190 / 200) + 0.2 * 0.95 + 0.1 + 0.1, 9);
    expect(scoreOf(borys.id)).toBeCloseTo(0.6 + 0.2 * 0.5 + 0.1 * 0.6 + 0.1 * 0.6, 9);
  });

  it('unknown figures count as the median of the network, or as one half without a median', async () => {
    const { anna: first, celina } = market;
    await know(first, { acceptance: 8_000 });
    await know(celina, { acceptance: 6_000, cancel: 1_000 });
    const { decision, anna, borys } = await decide();
    const metricsOf = (id: number) => decision.candidates.find(({ optionId }) => optionId === id)!.metrics!;
    expect(metricsOf(anna.id)).toEqual({
      onTime: { value: 0.5, assumed: true },
      acceptance: { value: 0.8, assumed: false },
      cancel: { value: 0.1, assumed: true },
    });
    expect(metricsOf(borys.id).acceptance).toEqual({ value: 0.7, assumed: true });
  });

  it('figures are read again when the winner refuses', async () => {
    const { anna: first, borys: second } = market;
    await know(first, { onTime: 9_500, acceptance: 10_000, cancel: 0 });
    await know(second, { onTime: 5_000, acceptance: 6_000, cancel: 4_000 });
    const { id } = await decide();
    await first.done('PUT /loads/{id}/decline', id, { code: 'no_capacity' });
    expect((await readDecision(id)).candidates).toMatchObject([
      { metrics: { onTime: { value: 0.5, assumed: false } } },
    ]);
  });

  it('the score uses the weights of the terms', async () => {
    await know(market.anna, { onTime: 9_500, acceptance: 10_000, cancel: 0 });
    await know(market.borys, { onTime: 5_000, acceptance: 6_000, cancel: 4_000 });
    const weights = { price: 10_000, on_time: 0, acceptance: 0, cancel: 0 };
    const { decision, borys } = await decide({ weights });
    expect(decision.chosenOptionId).toBe(borys.id);
  });

  it('figures of another network do not count', async () => {
    const other = await openMarket(app);
    for (const carrier of [other.anna, other.borys, other.celina]) await know(carrier, { acceptance: 10_000 });
    const { decision } = await decide();
    expect(decision.candidates.map(({ metrics }) => metrics!.acceptance)).toEqual([
      { value: 0.5, assumed: true },
      { value: 0.5, assumed: true },
    ]);
  });
});
