import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import {
  bid,
  draftTender,
  euro,
  HOUR_MS,
  joinCarrier,
  joinColleague,
  openMarket,
  openTender,
  select,
  signUpCarrier,
  signUpShipper,
  stateOf,
  endBidding,
} from '../../../../test/build';
import { inviteCarrier, showCarrier } from '../../../../test/network';
import { startApp, type Caller, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  // The first company is the operator's.
  await signUpShipper(app);
});
afterAll(() => app.close());

const DAY_MS = 24 * HOUR_MS;
type Person = Caller<ShipperApi> | Caller<CarrierApi>;
const close = (person: Person) => (person as Caller<ShipperApi>).call('PUT /account/company/close');
const reopen = (person: Person) => (person as Caller<ShipperApi>).send('PUT /account/company/reopen', {});
const account = async (person: Person) => (await (person as Caller<ShipperApi>).call('GET /account')).body.data;
const actions = async (person: Person) =>
  (await (person as Caller<ShipperApi>).call('GET /account/company/history', { query: {} })).body.data.map(
    ({ action }) => action,
  );

describe('closing a company', () => {
  it('only the owner closes a company, which then refuses every other call of its members', async () => {
    const owner = await signUpShipper(app);
    const administrator = await joinColleague(app, owner, 'administrator');
    const viewer = await joinColleague(app, owner, 'viewer');
    for (const person of [administrator, viewer])
      expect(await close(person)).toMatchObject({ status: 403, body: { code: 'right.missing' } });
    const first = await close(owner);
    expect(first.status).toBe(200);
    expect((await close(owner)).body).toEqual(first.body);
    expect((await close(administrator)).status).toBe(403);
    for (const person of [owner, administrator, viewer]) {
      expect(await person.call('GET /loads', { query: {} })).toMatchObject({
        status: 403,
        body: { code: 'company.closed' },
      });
      expect(await account(person)).toMatchObject({ company: { closing: first.body.data }, notifications: [] });
    }
    const renamed = await owner.call('PUT /account/brand', { body: { name: 'Renamed', country_id: 'pl' } });
    expect(renamed.body).toMatchObject({ code: 'company.closed' });
    expect((await viewer.call('GET /profile/administrators')).body.data[0]).toMatchObject({ email: owner.login });
    expect((await viewer.call('GET /profile/info')).status).toBe(200);
    expect((await viewer.send('POST /auth/logout', {})).status).toBe(204);
  });

  it('other companies of a person stay open', async () => {
    const owner = await signUpShipper(app);
    await close(owner);
    const added = await owner.call('POST /account/brand', { body: { name: 'Second brand', country_id: 'pl' } });
    expect(added.status).toBe(201);
    const brands = (await account(owner)).brand_members;
    expect(brands.map(({ is_closed }) => is_closed)).toEqual([true, false]);
    await owner.send('PUT /account/{id}/change', { path: { id: brands[1]!.id } });
    expect((await owner.call('GET /loads', { query: {} })).status).toBe(200);
  });

  it('a shipper with tenders, decisions or orders cannot be closed, and one with drafts can', async () => {
    const { shipper, anna } = await openMarket(app);
    await draftTender(app, shipper);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    const params = { tenders: 0, decisions: 0, bids: 0, orders: 0 };
    const refused = async () => (await close(shipper)).body;
    expect(await refused()).toMatchObject({ code: 'company.has-open', params: { ...params, tenders: 1 } });
    expect((await close(anna)).body).toMatchObject({ code: 'company.has-open', params: { ...params, bids: 1 } });
    await endBidding(app, shipper, id);
    expect(await refused()).toMatchObject({ params: { ...params, decisions: 1 } });
    await select(shipper, id, anna);
    expect(await refused()).toMatchObject({ params: { ...params, orders: 1 } });
    expect((await close(anna)).body).toMatchObject({ params: { ...params, orders: 1 } });
    await anna.done('PUT /loads/{id}/confirm', id, {});
    expect((await close(anna)).status).toBe(409);
    await shipper.done('PUT /loads/{id}/release', id, { reason: 'Another vehicle' });
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'The cargo is gone' });
    expect((await close(anna)).status).toBe(200);
    expect((await close(shipper)).status).toBe(200);
  });

  it('a shipper with a scheduled publication cannot be closed', async () => {
    const shipper = await signUpShipper(app);
    await joinCarrier(app, shipper);
    const publish_at = new Date(app.clock.at + HOUR_MS).toISOString();
    const id = await draftTender(app, shipper, { publish_at });
    await shipper.done('PUT /loads/{id}/publish', id);
    expect((await close(shipper)).body).toMatchObject({ code: 'company.has-open', params: { tenders: 1 } });
  });

  it('two requests at the same moment close a company once', async () => {
    const owner = await signUpCarrier(app);
    const answers = await Promise.all([close(owner), close(owner)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    await reopen(owner);
    expect((await actions(owner)).filter((action) => action === 'company.closed')).toHaveLength(1);
  });
});

describe('reopening a company', () => {
  it.each(['shipper', 'carrier'] as const)('the people of a reopened %s have all their data', async (side) => {
    const owner = side === 'shipper' ? await signUpShipper(app) : await signUpCarrier(app);
    const closedAt = app.clock.at;
    expect((await reopen(owner)).status).toBe(204);
    const { data } = (await close(owner)).body;
    expect(data).toEqual({
      closed_at: new Date(closedAt).toISOString(),
      reopen_until: new Date(closedAt + 30 * DAY_MS).toISOString(),
    });
    expect([(await reopen(owner)).status, (await reopen(owner)).status]).toEqual([204, 204]);
    expect((await account(owner)).company?.closing).toBeNull();
    expect((await actions(owner)).slice(0, 2)).toEqual(['company.reopened', 'company.closed']);
  });

  it('the owner reopens a company on day 29 and not on day 31', async () => {
    const [early, late] = [await signUpShipper(app), await signUpShipper(app)];
    const administrator = await joinColleague(app, early, 'administrator');
    await close(early);
    await close(late);
    expect((await reopen(administrator)).body).toMatchObject({ code: 'right.missing' });
    const start = app.clock.at;
    app.clock.at = start + 29 * DAY_MS;
    expect((await reopen(early)).status).toBe(204);
    app.clock.at = start + 31 * DAY_MS;
    expect(await reopen(late)).toMatchObject({
      status: 409,
      body: { code: 'company.reopen-late', params: { days: 30 } },
    });
  });
});

describe('commands that arrive while a company is being closed', () => {
  it('a publication and the closing never both succeed', async () => {
    for (let round = 0; round < 10; round++) {
      const shipper = await signUpShipper(app);
      await joinCarrier(app, shipper);
      const id = await draftTender(app, shipper);
      const [published, closed] = await Promise.all([
        shipper.call('PUT /loads/{id}/publish', { path: { id } }),
        close(shipper),
      ]);
      expect([
        [200, 409],
        [403, 200],
      ]).toContainEqual([published.status, closed.status]);
      if (closed.status === 200) await reopen(shipper);
      expect(await stateOf(shipper, id)).toBe(published.status === 200 ? 'ongoing' : 'draft');
    }
  });

  it('a bid and the closing never both succeed', async () => {
    const shipper = await signUpShipper(app);
    for (let round = 0; round < 10; round++) {
      const carrier = await joinCarrier(app, shipper);
      const id = await openTender(app, shipper);
      const [placed, closed] = await Promise.all([
        carrier.call('POST /loads/{id}/bids', { path: { id }, body: { price: euro(240_000) } }),
        close(carrier),
      ]);
      expect(placed.status === 201 ? 409 : 200).toBe(closed.status);
      expect([201, 403, 409]).toContain(placed.status);
    }
  });
});

describe('a closed company, as others see it', () => {
  it('a carrier is left out of a tender for the whole network, and finds its open tenders again', async () => {
    const { shipper, anna } = await openMarket(app);
    await close(anna);
    const id = await openTender(app, shipper);
    const audience = async () => (await shipper.done('GET /loads/{id}/options', id)).map(({ carrier }) => carrier.name);
    expect(await audience()).not.toContain(anna.name);
    await reopen(anna);
    expect(await audience()).toContain(anna.name);
    expect((await anna.call('GET /loads/{id}', { path: { id } })).status).toBe(200);
  });

  it('a network marks a closed carrier and neither resumes nor invites it', async () => {
    const { shipper, anna } = await openMarket(app);
    const path = { id: anna.carrierId };
    const resume = () => shipper.call('PUT /carriers/{id}/resume', { path });
    expect(await showCarrier(shipper, path.id)).toMatchObject({ is_closed: false });
    await shipper.call('PUT /carriers/{id}/suspend', { path, body: { reason: 'Late' } });
    await close(anna);
    expect(await showCarrier(shipper, path.id)).toMatchObject({
      is_closed: true,
      state: 'suspended',
      refusals: { resume: { code: 'carrier.company-closed' } },
    });
    expect(await resume()).toMatchObject({ status: 409, body: { code: 'carrier.company-closed' } });
    expect((await shipper.call('PUT /carriers/{id}/remove', { path, body: {} })).body.data.state).toBe('removed');
    const invite = () =>
      shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login: anna.login }] } });
    expect((await invite()).body).toMatchObject({
      data: [],
      meta: { refused: [{ login: anna.login, code: 'carrier.company-closed' }] },
    });
    await reopen(anna);
    expect((await invite()).body.data).toHaveLength(1);
  });

  it('the invitation of a shipper says that the company is closed, and nothing else', async () => {
    const shipper = await signUpShipper(app);
    const { code } = await inviteCarrier(shipper);
    await close(shipper);
    const shown = await app.visitor().call('GET /invitations/{code}', { path: { code } });
    expect(shown).toMatchObject({ status: 403, body: { code: 'company.closed' } });
    expect(JSON.stringify(shown.body)).not.toContain('Kvarta');
    await reopen(shipper);
    expect((await app.visitor().call('GET /invitations/{code}', { path: { code } })).status).toBe(200);
  });

  it('the people of a company are notified of the closing and of the reopening', async () => {
    const owner = await signUpShipper(app);
    const colleague = await joinColleague(app, owner, 'administrator');
    await close(owner);
    for (const { login } of [owner, colleague]) expect((await app.lastMessage(login)).subject).toContain('is closed');
    await reopen(owner);
    expect((await app.lastMessage(colleague.login)).subject).toContain('is open again');
  });
});
