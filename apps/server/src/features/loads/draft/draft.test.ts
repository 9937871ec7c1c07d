import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  completeLoadBody,
  draftTender,
  euro,
  HOUR_MS,
  joinColleague,
  openMarket,
  openTender,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  ({ shipper } = await openMarket(app, { currency: 'EUR' }));
});
afterAll(() => app.close());

const newDraft = async (who: Shipper = shipper) =>
  (await who.call('POST /loads', { body: { country_id: 'pl' } })).body.data.id;

describe('a draft', () => {
  it('a draft begins with the company’s defaults and its author as manager', async () => {
    const own = await signUpShipper(app, 'pl', { currency: 'EUR' });
    const setting = (await own.call('GET /profile/setting')).body.data;
    const auction = { ...setting.auction, mode: 'sealed' as const, extra_minutes: 7 };
    await own.call('PUT /profile/setting', { body: { auction, days_to_pay: 45 } });
    const id = await newDraft(own);
    const answer = await own.call('GET /loads/{id}/edit', { path: { id } });
    expect(answer.body.data).toMatchObject({
      status_id: 'draft',
      country_id: 'pl',
      manager: { name: 'Olena Savchuk' },
      version: 1,
      payment: { days_to_pay: 45, currency: 'EUR', vat_mode: 'net' },
      waypoints: [],
    });
    expect(answer.body.meta).toMatchObject({ version: 1, audience_count: 0 });
    expect(await own.done('GET /loads/{id}/auction', id)).toMatchObject({ mode: 'sealed', extra_minutes: 7 });
  });

  it('a draft and its terms are read together with one version', async () => {
    const id = await newDraft();
    await shipper.done('PUT /loads/{id}', id, completeLoadBody(app.clock.at));
    await shipper.done('PUT /loads/{id}/auction', id, { mode: 'sealed', extra_minutes: 9, starting_rate: euro(900) });
    const { body } = await shipper.call('GET /loads/{id}/edit', { path: { id } });
    const terms = await shipper.call('GET /loads/{id}/auction', { path: { id } });
    expect(body.data.auction).toEqual(terms.body.data);
    expect(body.data.auction).toMatchObject({ mode: 'sealed', extra_minutes: 9, starting_rate: euro(900) });
    expect(body.meta).toEqual(terms.body.meta);
    expect(body.data.version).toBe(terms.body.meta.version);
  });

  it('a draft takes the country of the company, or the fallback for an unknown one', async () => {
    const create = async (country_id?: string) => {
      const { id } = (await shipper.call('POST /loads', { body: { country_id } })).body.data;
      return (await shipper.done('GET /loads/{id}/edit', id)).country_id;
    };
    expect([await create(), await create('UA'), await create('xx')]).toEqual(['pl', 'ua', 'us']);
  });

  it('a save replaces the keys that are sent and keeps the others', async () => {
    const id = await newDraft();
    await shipper.done('PUT /loads/{id}', id, completeLoadBody(app.clock.at));
    await shipper.done('PUT /loads/{id}', id, { cargo: { name: 'Board', weight_kg: 1_000, weight_id: 'kg' } });
    const saved = await shipper.done('PUT /loads/{id}', id, {
      tags: ['a', 'b', 'a'],
      note: 'Ring',
      external_id: 'SO-1',
    });
    expect(saved).toMatchObject({ tags: ['a', 'b'], note: 'Ring', external_id: 'SO-1', version: 4 });
    const load = await shipper.done('GET /loads/{id}/edit', id);
    expect(load.cargo).toMatchObject({ name: 'Board', weight_kg: 1_000 });
    expect(load.cargo).not.toHaveProperty('volume_m3');
    expect(load.truck).toEqual({ body_types: ['tent'], load_types: ['rear'] });
    await shipper.done('PUT /loads/{id}', id, { note: null, tags: [] });
    expect(await shipper.done('GET /loads/{id}/edit', id)).toMatchObject({ note: null, tags: [], external_id: 'SO-1' });
  });

  it('stops keep their ids while others are moved, added and removed', async () => {
    const id = await newDraft();
    const { waypoints } = await shipper.done('PUT /loads/{id}', id, completeLoadBody(app.clock.at));
    const [pickup, delivery] = waypoints;
    const stop = { ...completeLoadBody(app.clock.at).waypoints![0]!, kind: 'stop' as const };
    const sent = [pickup!, stop, { ...delivery!, name: 'Gate 2' }];
    const saved = (await shipper.done('PUT /loads/{id}', id, { waypoints: sent })).waypoints;
    expect(saved.map((waypoint) => waypoint.id)).toEqual([pickup!.id, expect.any(Number), delivery!.id]);
    const turned = (await shipper.done('PUT /loads/{id}', id, { waypoints: [saved[2]!, saved[0]!] })).waypoints;
    expect(turned.map((waypoint) => waypoint.id)).toEqual([delivery!.id, pickup!.id]);
    expect(turned[0]?.name).toBe('Gate 2');
  });

  it('a stop with the id of another load gets a new id', async () => {
    const [one, two] = [await newDraft(), await newDraft()];
    await shipper.done('PUT /loads/{id}', one, completeLoadBody(app.clock.at));
    const { waypoints } = await shipper.done('GET /loads/{id}/edit', one);
    const taken = (await shipper.done('PUT /loads/{id}', two, { waypoints })).waypoints;
    expect(taken.map((waypoint) => waypoint.id)).not.toEqual(waypoints.map((waypoint) => waypoint.id));
    expect((await shipper.done('GET /loads/{id}/edit', one)).waypoints).toEqual(waypoints);
  });

  it('a draft has a distance as soon as its route is known', async () => {
    const id = await newDraft();
    const saved = await shipper.done('PUT /loads/{id}', id, completeLoadBody(app.clock.at));
    expect(saved.distance_source).toBe('estimate');
    expect(saved.distance_km).toBeGreaterThan(900);
    const cleared = await shipper.done('PUT /loads/{id}', id, { waypoints: [] });
    expect([cleared.distance_km, cleared.distance_source]).toEqual([null, null]);
  });

  it('a change of the currency clears the rates of a draft', async () => {
    const id = await draftTender(app, shipper);
    const payment = { ...completeLoadBody(0).payment!, currency: 'PLN' };
    await shipper.done('PUT /loads/{id}', id, { payment });
    expect((await shipper.done('GET /loads/{id}/auction', id)).starting_rate).toBeNull();
    expect(await shipper.refused('PUT /loads/{id}/auction', id, { starting_rate: euro(1) })).toMatchObject({
      status: 422,
      code: 'bid.currency',
      params: { currency: 'PLN' },
      errors: { starting_rate: [expect.any(String)] },
    });
  });
});

describe('two people who edit one draft', () => {
  it('the later save is refused with the changes of the other person', async () => {
    const colleague = await joinColleague(app, shipper, 'dispatcher');
    const id = await newDraft();
    const { version } = await shipper.done('GET /loads/{id}/edit', id);
    await colleague.done('PUT /loads/{id}', id, { note: 'From Ihor', version });
    app.clock.at += 1_000;
    await colleague.done('PUT /loads/{id}/auction', id, { extra_minutes: 9, version: version + 1 });
    expect(await shipper.refused('PUT /loads/{id}', id, { note: 'From Olena', version })).toMatchObject({
      status: 409,
      code: 'load.changed-meanwhile',
      params: {
        version: version + 2,
        by: 'Ihor Bondar',
        at: new Date(app.clock.at).toISOString(),
        fields: ['note', 'auction.extra_minutes'],
        state: 'draft',
      },
    });
    expect((await shipper.done('GET /loads/{id}/edit', id)).note).toBe('From Ihor');
  });

  it('changes of different fields are both kept once they are sent on the new version', async () => {
    const id = await newDraft();
    const { version } = await shipper.done('GET /loads/{id}/edit', id);
    await shipper.done('PUT /loads/{id}', id, { note: 'One tab', version });
    const refused = await shipper.refused('PUT /loads/{id}', id, { name: 'Other tab', version });
    expect(refused.params).toMatchObject({ version: version + 1, fields: ['note'] });
    await shipper.done('PUT /loads/{id}', id, { name: 'Other tab', version: version + 1 });
    expect(await shipper.done('GET /loads/{id}/edit', id)).toMatchObject({ note: 'One tab', name: 'Other tab' });
  });

  it('a save without a version is accepted', async () => {
    const id = await newDraft();
    await shipper.done('PUT /loads/{id}', id, { note: 'First', version: 1 });
    await shipper.done('PUT /loads/{id}', id, { note: 'Second' });
    expect((await shipper.done('GET /loads/{id}/edit', id)).note).toBe('Second');
  });

  it('saves at the same moment are applied one after the other', async () => {
    const id = await newDraft();
    const notes = Array.from({ length: 10 }, (_, index) => `Note ${index}`);
    const answers = await Promise.all(
      notes.map((note) => shipper.call('PUT /loads/{id}', { path: { id }, body: { note, version: 1 } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await shipper.done('GET /loads/{id}/edit', id)).version).toBe(2);
  });
});

describe('a deleted draft', () => {
  it('a deleted draft can be restored for ten seconds', async () => {
    const id = await draftTender(app, shipper);
    expect((await shipper.call('DELETE /loads/{id}', { path: { id } })).status).toBe(204);
    expect((await shipper.call('DELETE /loads/{id}', { path: { id } })).status).toBe(204);
    expect((await shipper.refused('GET /loads/{id}/edit', id)).status).toBe(404);
    expect((await shipper.refused('PUT /loads/{id}', id, { note: 'x' })).status).toBe(404);
    app.clock.at += 10_000;
    const view = await shipper.done('PUT /loads/{id}/restore', id);
    expect(view.list_item).toMatchObject({ id, status_id: 'draft' });
    expect(view.waypoints).toHaveLength(2);
  });

  it('a deleted draft cannot be restored later', async () => {
    const id = await newDraft();
    await shipper.done('DELETE /loads/{id}', id);
    app.clock.at += 60_000;
    expect((await shipper.refused('PUT /loads/{id}/restore', id)).status).toBe(404);
  });

  it('a tender cannot be deleted', async () => {
    const id = await openTender(app, shipper);
    expect(await shipper.refused('DELETE /loads/{id}', id)).toMatchObject({ status: 409, code: 'load.wrong-state' });
  });
});

it('a copy of a load is a draft of its author without bids, dates of publication and external number', async () => {
  const { shipper: owner, anna } = await openMarket(app);
  const id = await openTender(app, owner, { target_rate: euro(200_000) });
  await owner.done('PUT /loads/{id}', id, { external_id: 'SO-1', tags: ['weekly'], name: 'Weekly' });
  await anna.done('POST /loads/{id}/bids', id, { price: euro(240_000) });
  const colleague = await joinColleague(app, owner, 'dispatcher');
  app.clock.at += HOUR_MS;
  const { id: copy } = await colleague.done('POST /loads/{id}/duplicate', id);
  expect(await owner.done('GET /loads/{id}', copy)).toMatchObject({
    list_item: { status_id: 'draft', bid_count: 0, published_at: null, external_id: null, name: 'Weekly' },
    manager: { name: 'Ihor Bondar' },
    auction: { target_rate: euro(200_000), starting_rate: euro(250_000) },
    republished_from_id: null,
  });
  const [was, is] = [await owner.done('GET /loads/{id}/edit', id), await owner.done('GET /loads/{id}/edit', copy)];
  expect(is.waypoints.map(({ address, window }) => [address, window])).toEqual(
    was.waypoints.map(({ address, window }) => [address, window]),
  );
  expect(is.waypoints[0]?.id).not.toBe(was.waypoints[0]?.id);
});

it('a load of another own brand names that brand, and is not found by anybody else', async () => {
  const own = await signUpShipper(app);
  const id = await newDraft(own);
  const second = await own.call('POST /account/brand', { body: { name: 'Second', country_id: 'pl' } });
  expect(second.status).toBe(201);
  const refused = await own.refused('GET /loads/{id}', id);
  expect(refused).toMatchObject({ status: 403, code: 'brand.other', params: { company_id: own.companyId } });
  const { body } = await own.send('GET /loads/{id}', { path: { id } });
  expect(body).toMatchObject({ company_id: own.companyId, company_name: refused.params['company_name'] });
  expect(body).not.toHaveProperty('data');
  expect((await shipper.refused('GET /loads/{id}', id)).status).toBe(404);
});
