import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Locale } from '@tenderlane/contract';
import { createTestDatabase, type TestDatabase } from '../../../../test/database';
import { openDatabase, type Database } from '../../../platform/database/database';
import { findPlaces, toAddress } from './find-places';
import { createGeocoder } from '../geocoder/geocoder';
import { loadPlaces } from './load-places';

let test: TestDatabase;
let database: Database;

const fail = (error: unknown) => {
  throw error;
};

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2, onError: fail });
  await loadPlaces(database);
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

const first = async (text: string, countryId?: string) =>
  (await findPlaces(database, { text, countryId, limit: 8 }))[0]?.name_en;

it.each([
  ['Kyi', 'Kyiv'],
  ['Ode', 'Odesa'],
  ['Kie', 'Kyiv'],
  ['Lwów', 'Lviv'],
  ['Lwow', 'Lviv'],
  ['Lemberg', 'Lviv'],
  ['Charków', 'Kharkiv'],
  ['Wilno', 'Vilnius'],
  ['Kijów', 'Kyiv'],
  ['Kiev', 'Kyiv'],
  ['Киев', 'Kyiv'],
  ['Київ', 'Kyiv'],
  ['Варшава', 'Warsaw'],
  ['Warschau', 'Warsaw'],
  ['Danzig', 'Gdańsk'],
  ['Gdansk', 'Gdańsk'],
  ['Алматы', 'Almaty'],
  ['Алма-Ата', 'Almaty'],
])('typing %s finds %s first for companies of every country', async (text, name) => {
  for (const country of ['ua', 'kz', 'ro', undefined]) expect(await first(text, country)).toBe(name);
});

it.each([
  ['Kyi', 'Kyiv'],
  ['Ode', 'Odesa'],
  ['Lwów', 'Lviv'],
  ['Charków', 'Kharkiv'],
  ['Wilno', 'Vilnius'],
])('typing %s finds %s first for a Polish company too', async (text, name) =>
  expect(await first(text, 'pl')).toBe(name),
);

it.each<[Locale, string, string]>([
  ['en', 'Gdańsk, Pomeranian Voivodeship', 'Lviv, Lviv Oblast'],
  ['uk', 'Гданськ, Поморське воєводство', 'Львів, Львівська область'],
  ['ru', 'Гданьск, Поморское воеводство', 'Львов, Львовская область'],
])('a found place has the name of its region in %s', async (locale, gdansk, lviv) => {
  const names = await Promise.all(
    ['Gdansk', 'Lviv'].map(
      async (text) => (await createGeocoder(undefined, database, fail).search({ text, locale, limit: 1 }))[0]!.name,
    ),
  );
  expect(names).toEqual([gdansk, lviv]);
});

it('the name of a city that is its own region is not repeated', async () => {
  const [kyiv] = await createGeocoder(undefined, database, fail).search({ text: 'Kyiv', locale: 'uk', limit: 1 });
  expect(kyiv!.name).toBe('Київ');
});

it.each([
  ['Київ', 'Kyiv'],
  ['Киев', 'Kyiv'],
  ['kyiv', 'Kyiv'],
  ['Kiev', 'Kyiv'],
  ['Одес', 'Odesa'],
  ['Qarağandı', 'Karagandy'],
  ['караганды', 'Karagandy'],
  ['Алматы', 'Almaty'],
  ['Нур-Султан', 'Astana'],
  ['Шымк', 'Shymkent'],
  ['Запоріж', 'Zaporizhzhia'],
  ['Львов', 'Lviv'],
  ['warszawa', 'Warsaw'],
  ['lodz', 'Łódź'],
  ['München', 'Munich'],
  ['Мюнхен', 'Munich'],
  ['Чоп', 'Chop'],
])('typing %s finds %s first', async (text, name) => {
  expect(await first(text)).toBe(name);
});

it.each([
  ['Дніпропетровск', 'Dnipro'],
  ['Миколаев', 'Mykolaiv'],
  ['Warsav', 'Warsaw'],
  ['Харьковв', 'Kharkiv'],
  ['Берлиин', 'Berlin'],
])('the misspelled name %s finds %s', async (text, name) => {
  expect(await first(text)).toBe(name);
});

it('places of the company’s country are found first, and others follow', async () => {
  const names = async (countryId: string) =>
    (await findPlaces(database, { text: 'Bar', countryId, limit: 8 })).map(
      ({ name_en, country_id }) => `${name_en} ${country_id}`,
    );
  expect((await names('ua'))[0]).toBe('Bar ua');
  expect((await names('es'))[0]).toBe('Barcelona es');
  expect(await names('ua')).toContain('Barcelona es');
});

it('a search of punctuation finds nothing and is no pattern', async () => {
  for (const text of ['%%%', '___', '|', "';", '北京'])
    expect(await findPlaces(database, { text, limit: 8 })).toEqual([]);
});

it('a place has its name in the language of the reader, or else in English', async () => {
  const addressOf = async (text: string, locale: Locale) => {
    const [place] = await findPlaces(database, { text, limit: 1 });
    return place && toAddress(place, locale);
  };
  expect((await addressOf('Karagandy', 'kk'))?.city).toBe('Қарағанды');
  expect((await addressOf('Kyiv', 'ru'))?.city).toBe('Киев');
  expect((await addressOf('Nowa Wieś Wielka', 'uk'))?.city).toBe('Nowa Wieś Wielka');
  expect(await addressOf('Kyiv', 'uk')).toMatchObject({ name: 'Київ', country_id: 'ua', time_zone: 'Europe/Kyiv' });
});

it('places with the same name are found with their regions', async () => {
  const labels = async (text: string, countryId: string) =>
    (await findPlaces(database, { text, countryId, limit: 8 })).map((place) => toAddress(place, 'uk').name);
  expect((await labels('Миколаїв', 'ua')).slice(0, 2)).toEqual([
    'Миколаїв, Миколаївська область',
    'Миколаїв, Львівська область',
  ]);
  expect((await labels('Springfield IL', 'us'))[0]).toBe('Спрингфілд, IL');
});

it('a found address keeps the typed street', async () => {
  const geocoder = createGeocoder(undefined, database, fail);
  const search = (text: string) => geocoder.search({ text, locale: 'uk', countryId: 'ua', limit: 8 });
  expect((await search('Миколаїв, вул. Індустріальна, 4'))[0]).toMatchObject({
    name: 'Миколаїв, вул. Індустріальна, 4',
    city: 'Миколаїв',
    street: 'вул. Індустріальна, 4',
    country_id: 'ua',
  });
  expect((await search('Modlińska 22, 03-216 Warszawa'))[0]).toMatchObject({
    city: 'Варшава',
    street: 'Modlińska 22',
    postal_code: '03-216',
  });
  expect(await search('xq zzqx, 5')).toEqual([]);
});

it('the file of places is loaded once', async () => {
  expect(await loadPlaces(database)).toBe(false);
  await database.run(`update reference_sources set digest = 'older'`);
  await database.run(`delete from places where country_id <> 'pl'`);
  expect(await Promise.all([loadPlaces(database), loadPlaces(database)])).toContain(true);
  expect(await first('Київ')).toBe('Kyiv');
  const count = await database.first<{ count: number }>('select count(*) from places');
  expect(count?.count).toBeGreaterThan(130_000);
});

it('an aborted load leaves the places unchanged', async () => {
  await database.run(`update reference_sources set digest = 'older'`);
  await expect(loadPlaces(database, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await first('Київ')).toBe('Kyiv');
  expect(await database.first('select digest from reference_sources')).toEqual({ digest: 'older' });
});
