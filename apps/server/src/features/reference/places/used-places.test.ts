import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeLoadBody, signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { insertPlaces } from '../queries';

let app: TestApp;

const NAMES = ['Lipa', 'Lipno', 'Lipsk', 'Lipin', 'Lipnik', 'Lipsko'];
const place = (name: string, index: number) => ({
  ...{ id: index + 1, country_id: 'pl', region: null, region_key: null, seat_id: null, time_zone: 'Europe/Warsaw' },
  ...{
    lat: 50 + index,
    lon: 20,
    population: 100_000 - index * 10_000,
    name_en: name,
    search_text: `|${name.toLowerCase()}|`,
  },
  ...{ name_uk: null, name_ru: null, name_kk: null },
});

beforeAll(async () => {
  app = await startApp();
  await insertPlaces(app.database, NAMES.map(place));
});
afterAll(() => app.close());

const find = async (who: Shipper, search = 'lip') =>
  (await who.call('GET /info/addresses', { query: { search } })).body.data.map(({ city }) => city);

async function ship(who: Shipper, from: number, to: number): Promise<number> {
  const { id } = (await who.call('POST /loads', { body: {} })).body.data;
  const [pickup, delivery] = completeLoadBody(app.clock.at).waypoints!;
  const at = (index: number) => ({
    ...pickup!.address!,
    name: NAMES[index]!,
    city: NAMES[index]!,
    lat: 50 + index,
    lon: 20,
  });
  const waypoints = [
    { ...pickup!, address: at(from) },
    { ...delivery!, address: at(to) },
  ];
  await who.done('PUT /loads/{id}', id, { waypoints });
  // Saving again, as an editor does, still counts as one load.
  await who.done('PUT /loads/{id}', id, { waypoints });
  return id;
}

it('places of the company’s own loads are found first, the most frequent before the others', async () => {
  const own = await signUpShipper(app, 'pl');
  const neutral = await find(own);
  expect(neutral).toEqual(NAMES);
  await ship(own, 4, 5);
  await ship(own, 5, 3);
  await ship(own, 5, 3);
  expect(await find(own)).toEqual(['Lipsko', 'Lipin', 'Lipnik', 'Lipa', 'Lipno', 'Lipsk']);
});

it('the order of places depends on the company, and a stranger gets the common order', async () => {
  const [first, second, stranger] = await Promise.all([signUpShipper(app), signUpShipper(app), signUpShipper(app)]);
  const before = await find(stranger);
  for (let round = 0; round < 4; round += 1) {
    const [from, to] = [2 + (round % 2), 4 + (round % 2)];
    await ship(first, from, to);
    await ship(second, to, round === 3 ? 2 : to === 4 ? 5 : 4);
    expect(await find(stranger)).toEqual(before);
    expect((await find(first)).toSorted()).toEqual(NAMES.toSorted());
  }
  expect(await find(first)).not.toEqual(await find(second));
  expect(await find(stranger)).toEqual(before);
});

it('a load counts each of its places once, however often its route is saved', async () => {
  const own = await signUpShipper(app);
  await ship(own, 1, 2);
  const rows = await app.database.rows<{ place_id: number; uses: number }>(
    'select place_id, uses from used_places where company_id = $1 order by place_id /*tenant: none, a test*/',
    [own.companyId],
  );
  expect(rows).toEqual([
    { place_id: 2, uses: 1 },
    { place_id: 3, uses: 1 },
  ]);
});

it('a place that the company uses is found by a misspelled name', async () => {
  const own = await signUpShipper(app);
  await ship(own, 5, 5);
  expect((await find(own, 'lipkso'))[0]).toBe('Lipsko');
});
