import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptColleague,
  bid,
  HOUR_MS,
  joinCarrier,
  joinColleague,
  newLogin,
  openMarket,
  signIn,
  signUpCarrier,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { behind, endTenders, figure, settle } from '../../../../test/scorecard/scoring';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
let missed: number[];
let answered: number;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
  const nothing = () => Promise.resolve();
  const acts = [...Array.from({ length: 6 }, () => nothing), (id: number) => bid(market.anna, id, 240_000)];
  const ids = await endTenders(app, market.shipper, acts);
  answered = ids.pop()!;
  missed = ids;
});
afterAll(() => app.close());

const TEXT = 'We were told an hour after the end';

function contest(carrier: Omit<Carrier, 'carrierId'>, loadId: number, text = TEXT, shipper: Shipper = market.shipper) {
  const body = { metric: 'response' as const, load_id: loadId, text };
  return carrier.call('POST /scorecard/{id}/contests', { path: { id: shipper.companyId }, body });
}

function decide(shipper: Shipper, contestId: number, body: { accept: boolean; text?: string }) {
  const path = { id: market.anna.carrierId, contest_id: contestId };
  return shipper.call('PUT /carriers/{id}/contests/{contest_id}', { path, body });
}

describe('the contest of a record', () => {
  it('a contested record does not count after the shipper agrees', async () => {
    const { shipper, anna } = market;
    const before = await figure(shipper, anna, 'response');
    const made = (await contest(anna, missed[0]!)).body.data;
    expect(made).toMatchObject({ state: 'open', text: TEXT, answer: null, load: { id: missed[0] } });
    expect((await contest(anna, missed[0]!)).body.data).toEqual(made);
    await settle(app);
    expect((await app.lastMessage(shipper.login)).text).toContain(TEXT);
    const line = (await shipper.call('GET /notifications')).body.data[0]!;
    expect(line).toMatchObject({
      title: 'Anna Trans contests a figure',
      page_name: 'carriers.reviews',
      link: String(anna.carrierId),
    });
    expect(await shipper.done('GET /carriers/{id}/contests', anna.carrierId)).toEqual([made]);
    expect((await shipper.done('GET /carriers/{id}/scorecard', anna.carrierId)).open_contests).toBe(1);
    const accepted = await decide(shipper, made.id, { accept: true });
    expect(accepted.body.data).toMatchObject({ state: 'accepted', answer: null });
    expect((await decide(shipper, made.id, { accept: true })).body.data).toEqual(accepted.body.data);
    const [value, numerator, denominator] = await figure(shipper, anna, 'response');
    expect([value, numerator, denominator]).toEqual([Math.round(10_000 / 6), before[1], before[2]! - 1]);
    const item = (await behind(shipper, anna, 'response')).find(({ load }) => load.id === missed[0]);
    expect(item).toMatchObject({ outcome: 'no_answer', exclusion: 'contested', contest: { state: 'accepted' } });
    await settle(app);
    expect((await app.lastMessage(anna.login)).subject).toContain('no longer counts against you');
  });

  it('the shipper declines a contest with a text', async () => {
    const { shipper, anna } = market;
    const { id } = (await contest(anna, missed[1]!)).body.data;
    const silent = await decide(shipper, id, { accept: false });
    expect([silent.status, silent.body.code]).toEqual([422, 'contest.text-required']);
    expect((await decide(shipper, id, { accept: false, text: 'You were told in time' })).status).toBe(200);
    const again = await decide(shipper, id, { accept: true });
    expect([again.status, again.body.code]).toEqual([409, 'contest.decided']);
    const path = { id: shipper.companyId, metric: 'response' };
    const own = (await anna.call('GET /scorecard/{id}/{metric}', { path })).body.data;
    expect(own.find(({ load }) => load.id === missed[1])).toMatchObject({
      exclusion: null,
      contest: { state: 'declined', answer: 'You were told in time' },
      refusals: { contest: { code: 'contest.exists' } },
    });
    await settle(app);
    expect((await app.lastMessage(anna.login)).text).toContain('You were told in time');
    expect((await contest(anna, missed[1]!, 'But no')).status).toBe(409);
  });

  it('a carrier contests only records that count against it, and only with a text', async () => {
    const { anna, celina, shipper } = market;
    expect((await contest(anna, answered)).body.code).toBe('contest.not-counted');
    expect((await contest(anna, missed[2]!, '  ')).status).toBe(422);
    expect((await contest(anna, missed[2]!, 'x'.repeat(2_001))).status).toBe(422);
    const body = { metric: 'charm', load_id: missed[2]!, text: TEXT };
    expect((await anna.send('POST /scorecard/{id}/contests', { path: { id: shipper.companyId }, body })).status).toBe(
      422,
    );
    const rating = { metric: 'rating' as const, load_id: missed[2]!, text: TEXT };
    const unrated = await anna.call('POST /scorecard/{id}/contests', { path: { id: shipper.companyId }, body: rating });
    expect(unrated.body.code).toBe('contest.not-counted');
    expect((await contest(celina, missed[2]!)).status).toBe(200);
    const { at } = app.clock;
    app.clock.at += 92 * 24 * HOUR_MS;
    expect((await contest(anna, missed[3]!)).body.code).toBe('contest.not-counted');
    app.clock.at = at;
  });
});

describe('the right to contest', () => {
  it('a contest is not found by strangers, other shippers and other carriers', async () => {
    const { shipper, anna, borys } = market;
    const { id } = (await contest(borys, missed[4]!)).body.data;
    const [otherShipper, stranger] = [await signUpShipper(app), await signUpCarrier(app)];
    expect((await contest(stranger, missed[4]!)).status).toBe(404);
    expect((await contest(anna, missed[4]!, TEXT, otherShipper)).status).toBe(404);
    const path = { id: borys.carrierId, contest_id: id };
    const body = { accept: true };
    expect((await otherShipper.send('PUT /carriers/{id}/contests/{contest_id}', { path, body })).status).toBe(404);
    // The contest belongs to Borys, so it is not found for Anna.
    expect((await decide(shipper, id, body)).status).toBe(404);
    for (const key of ['GET /carriers/{id}/scorecard', 'GET /carriers/{id}/contests'] as const)
      expect((await otherShipper.send(key, { path: { id: anna.carrierId } })).status).toBe(404);
    const metric = { id: anna.carrierId, metric: 'response' };
    expect((await otherShipper.send('GET /carriers/{id}/scorecard/{metric}', { path: metric })).status).toBe(404);
    expect(
      (await shipper.send('GET /carriers/{id}/scorecard/{metric}', { path: { ...metric, metric: 'charm' } })).status,
    ).toBe(404);
    expect((await stranger.call('GET /scorecard')).body.data).toEqual([]);
    const own = { id: shipper.companyId, metric: 'response' };
    expect((await stranger.send('GET /scorecard/{id}/{metric}', { path: own })).status).toBe(404);
    expect((await app.shipper().send('GET /carriers/{id}/scorecard', { path: { id: anna.carrierId } })).status).toBe(
      401,
    );
  });

  it.each([
    ['manager', 200],
    ['dispatcher', 200],
    ['accountant', 403],
    ['viewer', 403],
  ] as const)('a %s of the shipper decides a contest: %i', async (role, status) => {
    const { shipper } = market;
    const carrier = await joinCarrier(app, shipper);
    const [load] = await endTenders(app, shipper, [() => Promise.resolve()]);
    const { id } = (await contest(carrier, load!)).body.data;
    const colleague = await joinColleague(app, shipper, role);
    const path = { id: carrier.carrierId, contest_id: id };
    const answer = await colleague.send('PUT /carriers/{id}/contests/{contest_id}', { path, body: { accept: true } });
    expect(answer.status).toBe(status);
    expect((await colleague.send('GET /carriers/{id}/contests', { path: { id: carrier.carrierId } })).status).toBe(200);
  });

  it('a viewer of the carrier reads contests and makes none', async () => {
    const { anna, shipper } = market;
    const login = newLogin('carrier-viewer');
    await anna.call('POST /profile/users', { body: { login, role: 'viewer' } });
    const viewer = await acceptColleague(app, app.carrier(await signIn(app, 'carrier', login)), login);
    expect((await viewer.call('GET /scorecard')).body.data).toHaveLength(1);
    const body = { metric: 'response' as const, load_id: missed[5]!, text: TEXT };
    const path = { id: shipper.companyId };
    expect((await viewer.send('POST /scorecard/{id}/contests', { path, body })).status).toBe(403);
  });
});

it('a carrier sees its figures shipper by shipper, and nothing of other carriers', async () => {
  const { anna, borys, celina, shipper } = market;
  const [scorecard, ...others] = (await anna.call('GET /scorecard')).body.data;
  expect(others).toEqual([]);
  expect(scorecard!.shipper.id).toBe(shipper.companyId);
  const { open_contests: _open, ...shown } = await shipper.done('GET /carriers/{id}/scorecard', anna.carrierId);
  expect(scorecard).toMatchObject(shown);
  const path = { id: shipper.companyId, metric: 'response' };
  const text = JSON.stringify((await anna.call('GET /scorecard/{id}/{metric}', { path })).body);
  for (const { name } of [borys, celina]) expect(text).not.toContain(name);
  expect(text).not.toMatch(/reached|invited_count|bidders/);
});
