import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { insertPlaces, markPlacesLoaded } from '../queries';

let app: TestApp;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
});
afterAll(() => app.close());

const LVIV = {
  ...{ id: 1, country_id: 'ua', region: null, region_key: null, seat_id: null, time_zone: 'Europe/Kyiv' },
  ...{ lat: 49.8, lon: 24, population: 720_000, search_text: '|lviv|' },
  ...{ name_en: 'Lviv', name_uk: 'Львів', name_ru: 'Львов', name_kk: null },
};

async function find(search: string) {
  const { data, meta } = (await shipper.call('GET /info/addresses', { query: { search } })).body;
  return { found: data.map(({ city }) => city), isLoading: meta.places_loading };
}

async function showMap() {
  const query = { west: 22, south: 48, east: 26, north: 51 };
  const { data, meta } = (await shipper.call('GET /info/map_places', { query })).body;
  return { found: data.map(({ name }) => name), isLoading: meta.places_loading };
}

it('a search or a map without results says that places are still being loaded', async () => {
  expect(await find('lviv')).toEqual({ found: [], isLoading: true });
  expect(await showMap()).toEqual({ found: [], isLoading: true });
  // A single letter is never searched.
  expect(await find('l')).toEqual({ found: [], isLoading: false });
  await insertPlaces(app.database, [LVIV]);
  await markPlacesLoaded(app.database, 'of these places');
  expect(await find('lviv')).toEqual({ found: ['Lviv'], isLoading: false });
  expect(await showMap()).toEqual({ found: ['Lviv'], isLoading: false });
  expect(await find('nowhere')).toEqual({ found: [], isLoading: false });
});
