import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicApi, shipperApi } from '@tenderlane/contract';
import { createTestDatabase, type TestDatabase } from '../../../test/database';
import { databaseClock } from '../../platform/clock';
import { readConfig } from '../../platform/config/config';
import { openDatabase, type Database } from '../../platform/database/database';
import { answerErrors } from '../../platform/http/error-answer';
import { mountApi, type Host } from '../../platform/http/mount-api';
import { createSecrets } from '../../platform/secrets/secrets';
import { openStorage } from '../../platform/storage/storage';
import { createUnknownCodes } from '../../platform/secrets/unknown-codes';
import { insertPlaces } from './queries';
import { referencePublicRoutes, referenceRoutes } from './routes';

const fail = (error: unknown) => {
  throw error;
};

let test: TestDatabase;
let database: Database;
let server: FastifyInstance;

const place = (id: number, name: string, ukrainian: string, population: number) => ({
  id,
  country_id: 'ua',
  region: null,
  region_key: null,
  seat_id: null,
  lat: 50,
  lon: 30,
  population,
  time_zone: 'Europe/Kyiv',
  name_en: name,
  name_uk: ukrainian,
  name_ru: null,
  name_kk: null,
  search_text: `|${name.toLowerCase()}|`,
});

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 2, onError: fail });
  await insertPlaces(database, [place(1, 'Poltava', 'Полтава', 280_000), place(2, 'Polohi', 'Пологи', 18_000)]);
  const config = readConfig({ APP_SECRET: 'a secret of the tests, 32 bytes long' });
  server = Fastify();
  answerErrors(server);
  const host: Host = {
    database,
    services: {
      clock: databaseClock,
      config,
      secrets: createSecrets(config.appSecret),
      unknownCodes: createUnknownCodes(),
      storage: openStorage(config),
      inTransaction: {},
      attention: [],
      newTransaction: (work) => database.transaction(work),
    },
    findPrincipal: () => Promise.resolve(undefined),
    holderFinders: {},
    runExclusive: (_key, work) => work(),
  };
  const {
    'GET /info/{name}': list,
    'GET /info/sat_settlements': settlements,
    'GET /info/addresses': addresses,
    'GET /info/map_places': mapPlaces,
  } = shipperApi;
  const calls = {
    'GET /info/{name}': list,
    'GET /info/sat_settlements': settlements,
    'GET /info/addresses': addresses,
    'GET /info/map_places': mapPlaces,
  };
  mountApi(server, host, 'shipper', calls, referenceRoutes);
  mountApi(
    server,
    host,
    'public',
    {
      'GET /country': publicApi['GET /country'],
      'GET /installation': publicApi['GET /installation'],
      'GET /legal/{name}': publicApi['GET /legal/{name}'],
    },
    referencePublicRoutes,
  );
});

afterAll(async () => {
  await server.close();
  await database.close();
  await test.drop();
});

async function get(path: string, language = 'uk') {
  const answer = await server.inject({ url: `/api/${path}`, headers: { 'accept-language': language } });
  return { status: answer.statusCode, body: answer.json<{ data: unknown; code?: string }>() };
}

describe('reference lists', () => {
  it('a reference list is answered in the language of the reader', async () => {
    const units = await get('shipper/v1/info/loadSizeNames');
    expect(units.body.data).toContainEqual({ id: 't', name: 'т', group: 'weight' });
    expect((await get('shipper/v1/info/payment_types', 'kk')).body.data).toContainEqual({
      id: 'card',
      name: 'Картаға',
    });
  });

  it('a reference list with an unknown name is not found', async () => {
    expect(await get('shipper/v1/info/passwords')).toMatchObject({ status: 404, body: { code: 'record.not-found' } });
  });
});

describe('settlements', () => {
  const found = (...ids: number[]) => ({ data: ids.map((id) => expect.objectContaining({ id }) as unknown) });

  it('settlements are found by the beginning of their names, the largest first', async () => {
    expect((await get('shipper/v1/info/sat_settlements?search_string=Пол')).body.data).toEqual(found(1, 2));
  });

  it('a settlement is found by its id', async () => {
    const { body } = await get('shipper/v1/info/sat_settlements?search_id=2');
    expect(body.data).toMatchObject({
      data: [{ id: 2, name: 'Пологи', address: { city: 'Пологи', country_id: 'ua' } }],
    });
    expect((await get('shipper/v1/info/sat_settlements?search_id=3')).body.data).toEqual(found());
  });

  it('no settlements are listed for fewer than two letters', async () => {
    expect((await get('shipper/v1/info/sat_settlements?search_string=П')).body.data).toEqual(found());
    expect((await get('shipper/v1/info/sat_settlements')).body.data).toEqual(found());
  });

  it('an invalid id of a settlement is refused', async () => {
    expect((await get('shipper/v1/info/sat_settlements?search_id=all')).status).toBe(422);
  });
});

describe('the place names of a map', () => {
  const part = (west: number, south: number, east: number, north: number) =>
    get(`shipper/v1/info/map_places?west=${west}&south=${south}&east=${east}&north=${north}`);
  const ids = async (...degrees: [number, number, number, number]) =>
    ((await part(...degrees)).body.data as { id: number }[]).map(({ id }) => id);

  it('a map shows the names of its largest places in the language of the reader', async () => {
    const { body } = await part(22, 44, 40, 52);
    expect(body.data).toEqual([
      { id: 1, name: 'Полтава', lat: 50, lon: 30 },
      { id: 2, name: 'Пологи', lat: 50, lon: 30 },
    ]);
    expect((await get('shipper/v1/info/map_places?west=22&south=44&east=40&north=52', 'en')).body.data).toMatchObject([
      { name: 'Poltava' },
      { name: 'Polohi' },
    ]);
  });

  it('a map of a small area shows small places, and none outside of the area', async () => {
    await insertPlaces(database, [place(7, 'Dykanka', 'Диканька', 8_000)]);
    expect(await ids(29, 49, 31, 51)).toEqual([1, 2, 7]);
    expect(await ids(22, 44, 40, 52)).toEqual([1, 2]);
    expect(await ids(35, 49, 37, 51)).toEqual([]);
  });

  it.each<[string, [number, number, number, number]]>([
    ['its corners are swapped', [35, 49, 33, 51]],
    ['it lies outside of the earth', [33, 49, 361, 51]],
  ])('place names are refused when %s', async (_case, degrees) => {
    expect((await part(...degrees)).status).toBe(422);
  });

  it('place names without an area are refused', async () => {
    expect((await get('shipper/v1/info/map_places')).status).toBe(422);
  });
});

it('only signed-in people search addresses', async () => {
  expect((await get('shipper/v1/info/addresses?search=Полтава')).status).toBe(401);
});

it('the country of a visitor is that of the browser’s language', async () => {
  expect((await get('public/v1/country', 'uk-UA,en;q=0.5')).body.data).toEqual({ country_id: 'ua', locale: 'uk' });
  expect((await get('public/v1/country', 'ru')).body.data).toEqual({ country_id: 'kz', locale: 'ru' });
});
