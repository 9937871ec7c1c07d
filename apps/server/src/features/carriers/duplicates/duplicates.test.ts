import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  joinCarrier,
  joinColleague,
  newLogin,
  openTender,
  signIn,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
});
afterAll(() => app.close());

interface Typed {
  login?: string;
  company_name?: string;
  legal_id?: string;
  country_id?: string;
}

async function invite(shipper: Shipper, entry: Typed) {
  const invitations = [{ login: newLogin('double'), ...entry }];
  const [sent] = (await shipper.call('POST /catalogs/invite/create', { body: { invitations } })).body.data;
  return sent!;
}

const merge = (shipper: Shipper, id: number, into: unknown) =>
  shipper.send('POST /carriers/{id}/merge', { path: { id }, body: { into } });

describe('duplicates of a network', () => {
  it('duplicates are found by legal ID, and by name without legal form and alphabet', async () => {
    const shipper = await signUpShipper(app);
    const joined = await joinCarrier(app, shipper, { name: 'Вантаж Схід', country_id: 'pl' });
    const typed = await invite(shipper, { company_name: 'ТОВ «Вантаж-Схід»', country_id: 'pl' });
    await invite(shipper, { company_name: 'Vantazh Skhid LLC', legal_id: validLegalId('ua', 7), country_id: 'ua' });
    const [first, second] = [
      await invite(shipper, { company_name: 'One', legal_id: '5260250995', country_id: 'pl' }),
      await invite(shipper, { company_name: 'Two', legal_id: '526-025-09-95', country_id: 'pl' }),
    ];
    const groups = (await shipper.call('GET /carriers/duplicates')).body.data;
    expect(groups.map(({ reason, carriers }) => [reason, carriers.map(({ id }) => id)])).toEqual([
      ['legal_id', [first.id, second.id]],
      ['name', [joined.carrierId, typed.id]],
    ]);
    const stranger = await signUpShipper(app);
    expect((await stranger.call('GET /carriers/duplicates')).body.data).toEqual([]);
  });

  it('two carriers with own companies are no duplicates', async () => {
    const shipper = await signUpShipper(app);
    const [a, b] = [
      await joinCarrier(app, shipper, { name: 'Same Trans' }),
      await joinCarrier(app, shipper, { name: 'Same Trans' }),
    ];
    expect((await shipper.call('GET /carriers/duplicates')).body.data).toEqual([]);
    expect((await merge(shipper, a.carrierId, b.carrierId)).body).toMatchObject({ code: 'carrier.two-companies' });
  });
});

describe('merging', () => {
  it('a merge keeps labels, lanes, audience and invitations of both carriers', async () => {
    const shipper = await signUpShipper(app);
    const joined = await joinCarrier(app, shipper, { name: 'Stays' });
    const tender = await openTender(app, shipper);
    await bid(joined, tender, 240_000);
    const typed = await invite(shipper, { company_name: 'Goes' });
    const [shared, only] = [
      (await shipper.call('POST /labels', { body: { name: 'Shared' } })).body.data,
      (await shipper.call('POST /labels', { body: { name: 'Only' } })).body.data,
    ];
    const label = (id: number, label_ids: number[]) =>
      shipper.call('PUT /carriers/{id}', { path: { id }, body: { label_ids } });
    await label(joined.carrierId, [shared.id]);
    await label(typed.id, [shared.id, only.id]);
    const lanes = [{ from: { country_id: 'ua' }, to: { country_id: 'pl' } }];
    await shipper.call('PUT /carriers/{id}/capabilities', {
      path: { id: typed.id },
      body: { body_types: [], certificates: ['tir'], lanes },
    });
    const chosen = await openTender(app, shipper, {
      audience: { kind: 'carriers', carrier_ids: [typed.id], label_ids: [] },
    });

    expect((await merge(shipper, joined.carrierId, typed.id)).body).toMatchObject({ code: 'carrier.merge-other-way' });
    const merged = await merge(shipper, typed.id, joined.carrierId);
    expect(merged.status).toBe(200);
    expect(merged.body['data']).toMatchObject({
      id: joined.carrierId,
      name: 'Stays',
      state: 'verified',
      certificates: ['tir'],
      lane_countries: ['ua-pl'],
      labels: [{ name: 'Only' }, { name: 'Shared' }],
    });
    // A repeated merge gives the same answer; the merged carrier is no longer listed.
    expect((await merge(shipper, typed.id, joined.carrierId)).status).toBe(200);
    expect((await shipper.call('GET /carriers')).body.data.map(({ id }) => id)).toEqual([joined.carrierId]);
    expect((await shipper.done('GET /loads/{id}', tender)).list_item.bid_count).toBe(1);
    const audience = (await shipper.done('GET /loads/{id}/auction', chosen)).audience;
    expect(audience.carrier_ids).toEqual([joined.carrierId]);
    expect((await joined.call('GET /loads/{id}', { path: { id: chosen } })).status).toBe(200);
    const guest = app.carrier(await signIn(app, 'carrier', newLogin('guest')));
    const answer = await guest.call('GET /invitations/{code}', { path: { code: typed.code } });
    expect(answer.body.data).toMatchObject({ state: 'revoked' });
  });

  it('a merge into a carrier with a closed company keeps it closed', async () => {
    const shipper = await signUpShipper(app);
    const joined = await joinCarrier(app, shipper, { name: 'Closed Trans', country_id: 'pl' });
    const typed = await invite(shipper, { company_name: 'Closed Trans', country_id: 'pl' });
    expect((await joined.call('PUT /account/company/close')).status).toBe(200);
    const [group] = (await shipper.call('GET /carriers/duplicates')).body.data;
    expect(group!.carriers.map(({ id, is_closed }) => [id, is_closed])).toEqual([
      [joined.carrierId, true],
      [typed.id, false],
    ]);
    expect((await merge(shipper, joined.carrierId, typed.id)).body).toMatchObject({ code: 'carrier.merge-other-way' });
    const merged = await merge(shipper, typed.id, joined.carrierId);
    expect(merged.body['data']).toMatchObject({ id: joined.carrierId, state: 'verified', is_closed: true });
    const listed = async () =>
      (await shipper.call('GET /carriers')).body.data.map(({ id, is_closed }) => [id, is_closed]);
    expect(await listed()).toEqual([[joined.carrierId, true]]);
    const audience = { kind: 'carriers' as const, carrier_ids: [joined.carrierId], label_ids: [] };
    await joined.send('PUT /account/company/reopen', {});
    expect(await listed()).toEqual([[joined.carrierId, false]]);
    const tender = await openTender(app, shipper, { audience });
    expect((await joined.call('GET /loads/{id}', { path: { id: tender } })).status).toBe(200);
  });

  it('a merge keeps the open invitation of an imported carrier', async () => {
    const shipper = await signUpShipper(app);
    const invited = await invite(shipper, { company_name: 'Invited' });
    const imported = await invite(shipper, { company_name: 'Imported' });
    await app.database.run(`update carriers set state = 'suggested', login = null where id = $1`, [imported.id]);
    await app.database.run(`update carrier_invitations set revoked_at = sent_at where carrier_id = $1`, [imported.id]);
    expect((await merge(shipper, invited.id, imported.id)).body['data']).toMatchObject({
      id: imported.id,
      state: 'invited',
      login: invited.login,
    });
    const guest = app.carrier(await signIn(app, 'carrier', invited.login));
    const accepted = await guest.call('POST /invitations/{code}/accept', {
      path: { code: invited.code },
      body: { company: { name: 'Real Trans', country_id: 'pl' } },
    });
    expect(accepted.status).toBe(200);
    expect((await shipper.call('GET /carriers/{id}', { path: { id: imported.id } })).body.data).toMatchObject({
      name: 'Real Trans',
      state: 'verified',
    });
  });

  it('a merge with itself, with carriers of others or without the right is refused', async () => {
    const [shipper, stranger] = [await signUpShipper(app), await signUpShipper(app)];
    const [a, b] = [await invite(shipper, { company_name: 'A' }), await invite(shipper, { company_name: 'B' })];
    const foreign = await invite(stranger, { company_name: 'C' });
    expect((await merge(shipper, a.id, a.id)).body).toMatchObject({ code: 'carrier.merge-itself' });
    expect((await merge(shipper, a.id, foreign.id)).status).toBe(404);
    expect((await merge(stranger, a.id, b.id)).status).toBe(404);
    expect((await merge(shipper, a.id, 'b')).status).toBe(422);
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await merge(viewer, a.id, b.id)).status).toBe(403);
  });
});

describe('removing a carrier from the network', () => {
  it('a removed carrier leaves open tenders and can be invited again', async () => {
    const shipper = await signUpShipper(app);
    const carrier = await joinCarrier(app, shipper);
    const tender = await openTender(app, shipper);
    await bid(carrier, tender, 240_000);
    const path = { id: carrier.carrierId };
    const removed = await shipper.call('PUT /carriers/{id}/remove', { path, body: { reason: 'No longer' } });
    expect(removed.body.data).toMatchObject({ state: 'removed' });
    expect((await shipper.done('GET /loads/{id}', tender)).list_item.bid_count).toBe(0);
    expect((await app.lastMessage(carrier.login)).text).toContain('no longer count');
    expect((await shipper.call('PUT /carriers/{id}/remove', { path, body: {} })).body.code).toBe(
      'carrier.wrong-relation',
    );
    const again = { price: { amount: 230_000, currency: 'EUR' } };
    expect((await carrier.send('POST /loads/{id}/bids', { path: { id: tender }, body: again })).status).toBe(409);

    const typed = await invite(shipper, { company_name: 'Typed' });
    await shipper.call('PUT /carriers/{id}/remove', { path: { id: typed.id }, body: {} });
    const guest = app.carrier(await signIn(app, 'carrier', typed.login));
    expect((await guest.call('GET /invitations/{code}', { path: { code: typed.code } })).body.data.state).toBe(
      'revoked',
    );
    const stranger = await signUpShipper(app);
    expect((await stranger.call('PUT /carriers/{id}/remove', { path, body: {} })).status).toBe(404);
  });
});
