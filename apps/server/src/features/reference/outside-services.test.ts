import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Sql } from '../../platform/database/database';
import { createGeocoder } from './geocoder/geocoder';
import { searchNominatim } from './geocoder/nominatim';
import { searchPhoton } from './geocoder/photon';
import { createRouter } from './road/router';
import { countryOfVisitor } from './visitor-country';

const servers: Server[] = [];

const fail = (error: unknown) => {
  throw error;
};

async function fakeService(answer: unknown, status = 200): Promise<{ url: string; calls: string[] }> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      calls.push(`${request.method} ${decodeURIComponent(request.url ?? '')} ${body}`.trim());
      if (answer === 'silence') return;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const question = { text: 'Modlińska 22, Warszawa', locale: 'uk', countryId: 'pl', limit: 8 } as const;
const kyiv = { lat: 50.45, lon: 30.52 };
const lviv = { lat: 49.84, lon: 24.02 };

describe('geocoding', () => {
  it('Photon finds addresses, towns and named places, those of the country first', async () => {
    const at = (lon: number, lat: number) => ({ geometry: { coordinates: [lon, lat] } });
    const { url, calls } = await fakeService({
      features: [
        { ...at(-87.6, 41.9), properties: { countrycode: 'US', type: 'city', name: 'Warsaw' } },
        {
          ...at(20.98, 52.31),
          properties: {
            countrycode: 'PL',
            type: 'house',
            city: 'Warszawa',
            street: 'Modlińska',
            housenumber: '22',
            postcode: '03-216',
          },
        },
        {
          ...at(20.9, 52.3),
          properties: { countrycode: 'PL', type: 'house', city: 'Warszawa', name: 'Mroźnia Żerań' },
        },
        { ...at(20.9, 52.3), properties: { type: 'sea', name: 'nowhere' } },
      ],
    });
    const found = await searchPhoton(url, question);
    expect(calls).toEqual(['GET /api?q=Modlińska+22,+Warszawa&lang=default&limit=8']);
    expect(found.map(({ name, country_id }) => `${name} ${country_id}`)).toEqual([
      'Warszawa, Modlińska 22 pl',
      'Warszawa, Mroźnia Żerań pl',
      'Warsaw us',
    ]);
    expect(found[0]).toMatchObject({
      street: 'Modlińska 22',
      postal_code: '03-216',
      time_zone: 'Europe/Warsaw',
      lat: 52.31,
    });
  });

  it('Nominatim finds addresses in the language of the reader', async () => {
    const address = { country_code: 'ua', city: 'Київ', road: 'вулиця Хрещатик', house_number: '1', postcode: '01001' };
    const { url, calls } = await fakeService([{ lat: '50.45', lon: '30.52', addresstype: 'house_number', address }]);
    expect(await searchNominatim(`${url}/nominatim`, { ...question, text: 'Хрещатик 1' })).toEqual([
      {
        name: 'Київ, вулиця Хрещатик 1',
        country_id: 'ua',
        city: 'Київ',
        street: 'вулиця Хрещатик 1',
        postal_code: '01001',
        ...kyiv,
        time_zone: 'Europe/Kyiv',
      },
    ]);
    expect(calls[0]).toContain(
      '/nominatim/search?q=Хрещатик+1&format=jsonv2&addressdetails=1&limit=8&accept-language=uk,en',
    );
  });

  it('a service that hangs is skipped for a minute, and one that fails is not', async () => {
    const sql = { rows: async () => [] } as unknown as Sql;
    let now = 0;
    const search = (url: string) =>
      createGeocoder(
        { kind: 'photon', url },
        sql,
        () => undefined,
        () => now,
      ).search({ ...question, text: 'Warszawa' });
    const hanging = await fakeService('silence');
    await search(hanging.url);
    for (now of [1, 59_999]) await search(hanging.url);
    expect(hanging.calls).toHaveLength(1);
    now = 60_000;
    await search(hanging.url);
    expect(hanging.calls).toHaveLength(2);
    const failing = await fakeService({}, 500);
    await search(failing.url);
    await search(failing.url);
    expect(failing.calls).toHaveLength(2);
  });

  it('an answer of an unknown form is an error', async () => {
    const { url } = await fakeService({ error: 'quota' });
    await expect(searchPhoton(url, question)).rejects.toThrow();
    await expect(searchNominatim(url, question)).rejects.toThrow();
  });
});

const osrmRoute = {
  distance: 541_499,
  duration: 23_400,
  legs: [{ distance: 541_499, duration: 23_400, summary: '', steps: [] }],
  geometry: {
    type: 'LineString',
    coordinates: [
      [30.52, 50.45],
      [28, 50.3],
      [24.02, 49.84],
    ],
  },
};

describe('the route by road', () => {
  it('the distance is an estimate with one leg between two stops when there is no service', async () => {
    const router = createRouter(undefined, fail);
    expect(await router.measure([kyiv, lviv, kyiv])).toEqual({
      distanceKm: expect.closeTo(1103, -1) as number,
      durationMinutes: expect.closeTo(1018, -1) as number,
      source: 'estimate',
      legs: [
        { distanceKm: expect.closeTo(552, -1) as number, durationMinutes: expect.closeTo(509, -1) as number },
        { distanceKm: expect.closeTo(552, -1) as number, durationMinutes: expect.closeTo(509, -1) as number },
      ],
      line: null,
    });
    expect(await router.measure([kyiv])).toBeNull();
  });

  it('OSRM gives the route', async () => {
    const { url, calls } = await fakeService({ code: 'Ok', routes: [osrmRoute], waypoints: [] });
    expect(await createRouter({ kind: 'osrm', url }, fail).measure([kyiv, lviv])).toEqual({
      distanceKm: 541,
      durationMinutes: 390,
      source: 'osrm',
      legs: [{ distanceKm: 541, durationMinutes: 390 }],
      line: osrmRoute.geometry.coordinates,
    });
    expect(calls).toEqual(['GET /route/v1/driving/30.52,50.45;24.02,49.84?overview=full&geometries=geojson']);
  });

  it('Valhalla gives the route for trucks', async () => {
    const summary = { length: 543.7, time: 27_000.4 };
    // Google's own example of an encoded line, with one decimal more.
    const leg = { summary, shape: '_izlhA~rlgdF_{geC~ywl@_kwzCn`{nI' };
    const { url, calls } = await fakeService({ trip: { summary, legs: [leg], status: 0, units: 'kilometers' } });
    const router = createRouter({ kind: 'valhalla', url }, fail);
    expect(await router.measure([kyiv, lviv])).toEqual({
      distanceKm: 544,
      durationMinutes: 450,
      source: 'valhalla',
      legs: [{ distanceKm: 544, durationMinutes: 450 }],
      line: [
        [-120.2, 38.5],
        [-120.95, 40.7],
        [-126.453, 43.252],
      ],
    });
    expect(calls[0]).toMatch(/^POST \/route .*"costing":"truck"/);
  });

  it.each([
    ['refuses', 500, {}],
    ['finds no route', 200, { code: 'NoRoute', routes: [] }],
    ['omits a leg', 200, { code: 'Ok', routes: [{ ...osrmRoute, legs: [] }] }],
    ['answers something else', 200, ['a', 'list']],
    ['does not answer', 200, 'silence'],
  ])('the distance is an estimate when the service %s', async (_case, status, answer) => {
    const { url } = await fakeService(answer, status);
    const warnings: unknown[] = [];
    const router = createRouter({ kind: 'osrm', url }, (error) => warnings.push(error));
    expect(await router.measure([kyiv, lviv])).toMatchObject({ source: 'estimate', line: null });
    expect(warnings).toHaveLength(1);
  });
});

describe('the country of a visitor', () => {
  const visitor = { address: '203.0.113.7', acceptLanguage: 'ru,en;q=0.8' };

  it('a service gives the country of a network address', async () => {
    const { url, calls } = await fakeService({ country_code: 'PL' });
    expect(await countryOfVisitor(`${url}/{ip}/json`, visitor, fail)).toBe('pl');
    expect(calls).toEqual(['GET /203.0.113.7/json']);
  });

  it('an unknown country is the United States', async () => {
    const { url } = await fakeService({ countryCode: 'JP' });
    expect(await countryOfVisitor(url, visitor, fail)).toBe('us');
  });

  it('the country follows the language of the browser without a working service', async () => {
    const { url } = await fakeService({}, 503);
    expect(await countryOfVisitor(undefined, visitor, fail)).toBe('kz');
    expect(await countryOfVisitor(url, { ...visitor, acceptLanguage: 'uk-UA' }, () => undefined)).toBe('ua');
    expect(await countryOfVisitor(undefined, { ...visitor, acceptLanguage: '' }, fail)).toBe('us');
  });

  it('the country follows the time zone of the browser when its language has no region', async () => {
    const inWarsaw = { ...visitor, acceptLanguage: 'en', timeZone: 'Europe/Warsaw' };
    expect(await countryOfVisitor(undefined, inWarsaw, fail)).toBe('pl');
    expect(await countryOfVisitor(undefined, { ...inWarsaw, acceptLanguage: 'en,uk-UA;q=0.5' }, fail)).toBe('ua');
    const { url } = await fakeService({ country_code: 'LV' });
    expect(await countryOfVisitor(url, inWarsaw, fail)).toBe('lv');
    const { url: silent } = await fakeService('silence');
    expect(await countryOfVisitor(silent, inWarsaw, () => undefined)).toBe('pl');
  });
});
