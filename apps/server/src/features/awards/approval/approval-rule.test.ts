import type { Setting } from '@tenderlane/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bid,
  euro,
  gridRow,
  joinColleague,
  endBidding,
  openMarket,
  openTender,
  select,
  signUpShipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app, { currency: 'EUR' });
  await joinColleague(app, market.shipper, 'manager');
});
afterAll(() => app.close());

const PERCENT: Setting['approval'] = { above: null, above_target_bp: 1_000 };
const setRule = (approval: Setting['approval']) => market.shipper.call('PUT /profile/setting', { body: { approval } });
beforeEach(async () => {
  expect((await setRule(PERCENT)).status).toBe(200);
});

async function waits(id: number, carrier = market.anna): Promise<boolean> {
  return (await select(market.shipper, id, carrier)).approval !== null;
}

describe('attempts to evade the approval rule', () => {
  it('a removed or raised target does not evade the rule before the first bid', async () => {
    const { shipper, anna } = market;
    for (const target_rate of [null, euro(249_000)]) {
      const id = await openTender(app, shipper, { target_rate: euro(100_000) });
      await shipper.done('PUT /loads/{id}/auction', id, { target_rate });
      await bid(anna, id, 120_000, { confirm: true });
      expect(await waits(id)).toBe(true);
    }
  });

  it('target and guardrail cannot change after the first bid', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper, { target_rate: euro(200_000), guardrail_bp: 100 });
    await bid(anna, id, 240_000);
    for (const [body, field] of [
      [{ target_rate: null }, 'targetRate'],
      [{ target_rate: euro(239_000) }, 'targetRate'],
      [{ guardrail_bp: 5_000 }, 'guardrailBp'],
    ] as const) {
      const refused = await shipper.refused('PUT /loads/{id}/auction', id, body);
      expect(refused).toMatchObject({ status: 409, code: 'load.frozen-field', params: { fields: [field] } });
    }
    expect((await shipper.done('GET /loads/{id}', id)).bidding?.bids_bind).toBe(true);
  });

  it('a repetition at a raised price is measured by the lowest target of its chain', async () => {
    const { shipper, anna } = market;
    const first = await openTender(app, shipper, { target_rate: euro(100_000) });
    await endBidding(app, shipper, first);
    const { id } = await shipper.done('PUT /loads/{id}/raise_price', first, { percent_bp: 5_000 });
    expect((await shipper.done('GET /loads/{id}', id)).auction.target_rate).toEqual(euro(150_000));
    await bid(anna, id, 120_000, { confirm: true });
    expect(await waits(id)).toBe(true);
  });

  it('a repetition without a target is measured by the earlier target', async () => {
    const { shipper, anna } = market;
    const first = await openTender(app, shipper, { target_rate: euro(100_000) });
    await endBidding(app, shipper, first);
    const { id } = await shipper.done('PUT /loads/{id}/raise_price', first, { percent_bp: 0, publish: false });
    await shipper.done('PUT /loads/{id}/auction', id, { target_rate: null });
    await shipper.done('PUT /loads/{id}/publish', id);
    await bid(anna, id, 120_000, { confirm: true });
    expect(await waits(id)).toBe(true);
  });

  it('the rule at the publication and the rule at the award both apply', async () => {
    const { shipper, anna } = market;
    const before = await openTender(app, shipper, { target_rate: euro(100_000) });
    await bid(anna, before, 120_000, { confirm: true });
    await setRule(null);
    const between = await openTender(app, shipper, { target_rate: euro(100_000) });
    const without = await openTender(app, shipper, { target_rate: euro(100_000) });
    await bid(anna, between, 120_000, { confirm: true });
    await bid(anna, without, 120_000, { confirm: true });
    expect(await waits(before)).toBe(true);
    expect(await waits(without)).toBe(false);
    await setRule(PERCENT);
    expect(await waits(between)).toBe(true);
  });
});

describe('a percentage without a target', () => {
  it('a percentage without a target is measured from the starting rate, and without that every award needs approval', async () => {
    const { shipper, anna } = market;
    const starting = await openTender(app, shipper, { starting_rate: euro(100_000) });
    await bid(anna, starting, 100_000, { confirm: true });
    expect(await waits(starting)).toBe(false);
    const none = await openTender(app, shipper, { starting_rate: null });
    await bid(anna, none, 1_000);
    expect(await waits(none)).toBe(true);
  });
});

describe('a rule needs two people who may approve', () => {
  it('a company needs two approvers for the rule, and the second one cannot leave', async () => {
    const owner = await signUpShipper(app, 'pl', { currency: 'EUR' });
    const set = () => owner.call('PUT /profile/setting', { body: { approval: PERCENT } });
    expect(await set()).toMatchObject({ status: 409, body: { code: 'approval.needs-two' } });
    await joinColleague(app, owner, 'dispatcher');
    expect((await set()).status).toBe(409);
    const second = await joinColleague(app, owner, 'manager');
    expect((await set()).status).toBe(200);
    const changes = () => [
      owner.refused('DELETE /profile/users/{id}', second.memberId),
      owner.refused('PUT /profile/users/{id}', second.memberId, { role: 'dispatcher' }),
    ];
    for (const refused of await Promise.all(changes())) {
      expect(refused).toMatchObject({ status: 409, code: 'role.second-approver' });
    }
    await owner.done('PUT /profile/users/{id}', second.memberId, { role: 'administrator' });
    const third = await joinColleague(app, owner, 'manager');
    await owner.done('DELETE /profile/users/{id}', third.memberId);
    await owner.call('PUT /profile/setting', { body: { approval: null } });
    await owner.done('DELETE /profile/users/{id}', second.memberId);
  });

  it('only one of two approvers can leave at the same moment', async () => {
    const owner = await signUpShipper(app, 'pl', { currency: 'EUR' });
    const both = [await joinColleague(app, owner, 'manager'), await joinColleague(app, owner, 'manager')];
    await owner.call('PUT /profile/setting', { body: { approval: PERCENT } });
    const gone = both.map(({ memberId: id }) => owner.call('DELETE /profile/users/{id}', { path: { id } }));
    expect((await Promise.all(gone)).map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

it('the choice after a declined award needs approval again', async () => {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper, { target_rate: euro(100_000) });
  await bid(anna, id, 120_000, { confirm: true });
  expect(await waits(id)).toBe(true);
  const approver = await joinColleague(app, shipper, 'manager');
  const { id: option_id } = await gridRow(shipper, id, anna);
  await approver.done('PUT /loads/{id}/approve_option', id, { option_id, approve: false, reason: 'Too dear' });
  expect(await waits(id)).toBe(true);
});
