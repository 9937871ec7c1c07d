import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '@tenderlane/contract';
import { completeLoad, euro, joinCarrier, openTender, signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { loadPlaces } from '../reference';
import { cityOfStop, routeOf } from './tender-facts';
import { listTenderFacts } from './tender-facts.queries';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await startApp();
  await loadPlaces(app.database);
  shipper = await signUpShipper(app);
  await joinCarrier(app, shipper);
}, 60_000);
afterAll(() => app.close());

const factsOf = async (id: number) => (await listTenderFacts(app.database, [id]))[0]!;

describe('the facts of a tender', () => {
  it('name the route in the language of each reader', async () => {
    const facts = await factsOf(await openTender(app, shipper));
    expect(LOCALES.map((locale) => routeOf(facts, locale))).toEqual([
      'Gdańsk – Kyiv',
      'Гданськ – Київ',
      'Гданьск – Киев',
      'Гданьск – Киев',
    ]);
  });

  it('keep a city as it was typed where no place of that name is near', async () => {
    const id = await openTender(app, shipper);
    const [pickup, delivery] = completeLoad(app.clock.at).waypoints!;
    const typed = { ...pickup!, address: { ...pickup!.address!, city: 'Basen 7, brama B', name: 'Basen 7, brama B' } };
    const far = { ...delivery!, address: { ...delivery!.address!, lat: 46.48 } };
    await shipper.done('PUT /loads/{id}', id, { waypoints: [typed, far], confirm_material: true });
    const facts = await factsOf(id);
    expect(LOCALES.map((locale) => cityOfStop(facts.pickup, locale))).toEqual(Array(4).fill('Basen 7, brama B'));
    expect(cityOfStop(facts.delivery, 'uk')).toBe('Kyiv');
  });

  it('tell neither the target nor whom one meets at a stop', async () => {
    const id = await openTender(app, shipper, { target_rate: euro(199_321) });
    const waypoints = completeLoad(app.clock.at).waypoints!.map((stop) => ({
      ...stop,
      contact: { name: 'Zenobia Kwiatek', phone: '+48555123123' },
      note: 'Gate code 9911',
    }));
    await shipper.done('PUT /loads/{id}', id, { waypoints, confirm_material: true });
    const text = JSON.stringify(await factsOf(id));
    for (const secret of ['199321', 'Zenobia', '555123123', '9911']) expect(text).not.toContain(secret);
    expect(await factsOf(id)).toMatchObject({ starting_rate: 250_000, book_now_price: null, mode: 'open' });
  });
});
