import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '@tenderlane/contract';
import {
  bid,
  completeLoadBody,
  draftTender,
  euro,
  joinCarrier,
  openTender,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { loadPlaces } from '../../reference';
import { routeOf } from '../../tender-notices/tender-text';
import { cityOfStop } from '../../auction/city-of-stop';
import { listTenderFacts } from '../../auction/tender-facts.queries';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;

beforeAll(async () => {
  app = await startApp();
  await loadPlaces(app.database);
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(() => app.close());

const factsOf = async (id: number) => (await listTenderFacts(app.database, [id]))[0]!;

describe('the facts of a tender', () => {
  it('the facts of a tender name the route in the language of each reader', async () => {
    const facts = await factsOf(await openTender(app, shipper));
    expect(LOCALES.map((locale) => routeOf(facts, locale))).toEqual([
      'Gdańsk – Kyiv',
      'Гданськ – Київ',
      'Гданьск – Киев',
      'Гданьск – Киев',
    ]);
  });

  it('a city without a known place nearby stays as it was typed', async () => {
    const id = await openTender(app, shipper);
    const [pickup, delivery] = completeLoadBody(app.clock.at).waypoints!;
    const typed = { ...pickup!, address: { ...pickup!.address!, city: 'Basen 7, brama B', name: 'Basen 7, brama B' } };
    const far = { ...delivery!, address: { ...delivery!.address!, lat: 46.48 } };
    await shipper.done('PUT /loads/{id}', id, { waypoints: [typed, far], confirm_material: true });
    const facts = await factsOf(id);
    expect(LOCALES.map((locale) => cityOfStop(facts.pickup, locale))).toEqual(Array(4).fill('Basen 7, brama B'));
    expect(cityOfStop(facts.delivery, 'uk')).toBe('Kyiv');
  });

  it('the facts of a tender contain neither the target nor contacts', async () => {
    const id = await openTender(app, shipper, { target_rate: euro(199_321) });
    const waypoints = completeLoadBody(app.clock.at).waypoints!.map((stop) => ({
      ...stop,
      contact: { name: 'Zenobia Kwiatek', phone: '+48555123123' },
      note: 'Gate code 9911',
    }));
    await shipper.done('PUT /loads/{id}', id, { waypoints, confirm_material: true });
    const text = JSON.stringify(await factsOf(id));
    for (const secret of ['199321', 'Zenobia', '555123123', '9911']) expect(text).not.toContain(secret);
    expect(await factsOf(id)).toMatchObject({
      starting_rate: { amount: 250_000, currency: 'EUR' },
      book_now_price: null,
      mode: 'open',
    });
  });
});

async function readIn(locale: string, caller: Shipper | Carrier, key: string, path = {}): Promise<string> {
  const headers = { 'content-language': locale, 'accept-language': locale };
  const { status, body } = await caller.send(key as never, { path, headers });
  expect(status).toBe(200);
  return JSON.stringify(body);
}

describe('the cities of a route', () => {
  it.each([
    ['the shipper’s list', 'GET /loads'],
    ['the tender’s page', 'GET /loads/{id}'],
    ['the editor', 'GET /loads/{id}/edit'],
    ['the preview', 'GET /loads/{id}/preview'],
  ])('cities of a route are read in the reader’s language in %s', async (_name, key) => {
    const path = { id: await openTender(app, shipper) };
    const text = await readIn('uk', shipper, key, path);
    expect(text).toContain('Гданськ');
    expect(text).toContain('Київ');
    expect(text).not.toContain('Gdańsk');
    expect(await readIn('en', shipper, key, path)).toContain('Gdańsk');
  });

  it.each([
    ['the carrier’s list', 'GET /loads'],
    ['the carrier’s page of the tender', 'GET /loads/{id}'],
  ])('cities of a route are read in the reader’s language in %s', async (_name, key) => {
    const path = { id: await openTender(app, shipper) };
    const text = await readIn('ru', carrier, key, path);
    expect(text).toContain('Гданьск');
    expect(text).not.toContain('Gdańsk');
  });

  it('the exported list has cities in the reader’s language', async () => {
    await openTender(app, shipper);
    const headers = { authorization: `Bearer ${shipper.token}`, 'accept-language': 'uk' };
    const { body } = await app.server.inject({ url: '/api/shipper/v1/loads/export', headers });
    expect(body).toContain('Гданськ PL – Київ UA');
  });

  it('a street stays as it was typed', async () => {
    const id = await draftTender(app, shipper);
    const [pickup, delivery] = completeLoadBody(app.clock.at).waypoints!;
    const address = { ...pickup!.address!, name: 'Gdańsk, ul. Portowa 5', street: 'ul. Portowa 5' };
    await shipper.done('PUT /loads/{id}', id, { waypoints: [{ ...pickup!, address }, delivery!] });
    expect(await readIn('uk', shipper, 'GET /loads/{id}', { id })).toContain('"name":"Гданськ, ul. Portowa 5"');
  });

  it('cities of twenty loads need as many statements as those of one', async () => {
    const count = async (perPage: number) => {
      const before = app.statements.length;
      await shipper.call('GET /loads', { query: { per_page: perPage, sort: '-created_at' } });
      return app.statements.length - before;
    };
    await count(1);
    expect(await count(20)).toBe(await count(1));
  });

  it('a save by a reader of another language does not change the route', async () => {
    const id = await openTender(app, shipper);
    await bid(carrier, id, 200_000);
    const headers = { 'content-language': 'uk', 'accept-language': 'uk' };
    const read = await shipper.send('GET /loads/{id}/edit', { path: { id }, headers });
    const { waypoints } = (read.body as { data: { waypoints: object[] } }).data;
    const sent = waypoints.map((stop) => ({ ...stop, note: 'Ring twice' }));
    const saved = await shipper.send('PUT /loads/{id}', { path: { id }, headers, body: { waypoints: sent } });
    expect(saved.status).toBe(200);
    expect(JSON.stringify(saved.body)).toContain('Ring twice');
    expect((await carrier.done('GET /loads/{id}', id)).option.state).toBe('active');
    const stored = await app.database.rows<{ city: string }>(
      `select address->>'city' as city from waypoints where load_id = $1 order by position`,
      [id],
    );
    expect(stored.map(({ city }) => city)).toEqual(['Gdańsk', 'Kyiv']);
  });
});

describe('the name of a stop', () => {
  it('the editor shows the name of an address as the name of its stop, and saving it changes nothing', async () => {
    const id = await openTender(app, shipper);
    const [pickup, delivery] = (await shipper.done('GET /loads/{id}/edit', id)).waypoints;
    await shipper.done('PUT /loads/{id}', id, { waypoints: [{ ...pickup!, name: 'Brama 3' }, delivery!] });
    await bid(carrier, id, 200_000);

    const headers = { 'content-language': 'uk', 'accept-language': 'uk' };
    const read = await shipper.send('GET /loads/{id}/edit', { path: { id }, headers });
    const { waypoints } = (read.body as { data: { waypoints: { name: string; address: { name: string } }[] } }).data;
    expect(waypoints.map(({ name, address }) => [name, address.name])).toEqual([
      ['Brama 3', 'Brama 3'],
      [null, 'Київ'],
    ]);
    const renamed = waypoints.map((stop, index) => (index === 0 ? { ...stop, name: 'Brama 4' } : stop));
    const saved = await shipper.send('PUT /loads/{id}', { path: { id }, headers, body: { waypoints: renamed } });
    expect(saved.status).toBe(200);
    // The chosen address stays: without the stop's name it is found as before.
    const unnamed = renamed.map((stop) => ({ ...stop, name: null }));
    await shipper.send('PUT /loads/{id}', { path: { id }, headers, body: { waypoints: unnamed } });
    expect((await shipper.done('GET /loads/{id}/edit', id)).waypoints[0]?.address?.name).toBe('Gdańsk');
  });
});
