import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  draftTender,
  joinCarrier,
  numberOf,
  openTender,
  select,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { loadPlaces } from '../../reference';
import { searchKeys } from '../../reference/places/place-key';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let id: number;
let other: number;

beforeAll(async () => {
  app = await startApp();
  await loadPlaces(app.database);
  shipper = await signUpShipper(app, 'pl', { name: 'Żubr Papier' });
  carrier = await joinCarrier(app, shipper, { name: 'Łódź Spedycja' });
  for (let more = 0; more < 11; more++) await shipper.call('POST /loads', { body: { country_id: 'pl' } });
  id = await draftTender(app, shipper);
  await shipper.done('PUT /loads/{id}', id, { name: 'Осінній рейс', external_id: 'PO-7781/К' });
  await shipper.done('PUT /loads/{id}/publish', id);
  other = (await shipper.call('POST /loads', { body: { country_id: 'pl' } })).body.data.id;
});
afterAll(() => app.close());

const found = async (caller: Shipper | Carrier, search: string) => {
  const { status, body } = await (caller as Shipper).call('GET /loads', { query: { search, per_page: 100 } });
  expect(status).toBe(200);
  return body.data.map((load) => load.id);
};

describe('searching the list', () => {
  it.each([
    'Gdansk',
    'gdańsk',
    'Гданськ',
    'Danzig',
    'Київ',
    'Киев',
    'Kijów',
    'gdańsk kyiv',
    'Київ Гданськ',
    'paper ROLLS',
    'osinnii',
    'Осінній',
    'PO-7781',
    '7781',
    'PO-7781/К',
  ])('a search finds the tender by %s', async (search) => expect(await found(shipper, search)).toEqual([id]));

  it('a number finds only its tender', async () => {
    const digits = (await numberOf(shipper, id)).slice(3);
    for (const search of [`TL-${digits}`, `tl ${digits}`, digits]) expect(await found(shipper, search)).toEqual([id]);
    const [first] = await found(shipper, '1');
    expect(await numberOf(shipper, first!)).toBe('TL-1');
  });

  it('a search with one unknown word finds nothing', async () => {
    expect(await found(shipper, 'Gdansk Lviv')).toEqual([]);
    expect(await found(shipper, await numberOf(shipper, other))).toEqual([other]);
  });

  it('the name of a carrier finds its awards for the shipper and not for other carriers', async () => {
    const loser = await joinCarrier(app, shipper, { name: 'Druga Firma' });
    const tender = await openTender(app, shipper);
    await bid(carrier, tender, 200_000);
    expect(await found(shipper, 'lodz spedycja')).toEqual([]);
    await select(shipper, tender, carrier);
    for (const search of ['lodz spedycja', 'Łódź', 'ЛОДЗЬ']) expect(await found(shipper, search)).toEqual([tender]);
    const { body } = await loser.call('GET /loads', { query: { search: 'spedycja', tab: 'history' } });
    expect(body.data).toEqual([]);
  });

  it('a carrier finds by cities, number and shipper, and not by data of the shipper alone', async () => {
    for (const search of ['Киев', 'gdansk kyiv', await numberOf(shipper, id), 'zubr', 'Żubr Gdańsk'])
      expect(await found(carrier, search)).toContain(id);
    for (const search of ['7781', 'PO-7781']) expect(await found(carrier, search)).toEqual([]);
  });

  it('the search for carriers ignores accents and alphabets', async () => {
    for (const search of ['lodz', 'ЛОДЗЬ', 'Łódź spedycja', 'spedycja lodz']) {
      const { body } = await shipper.call('GET /carriers', { query: { search } });
      expect(body.data.map(({ id: carrierId }) => carrierId)).toEqual([carrier.carrierId]);
    }
  });
});

it('the database makes the same search keys for loads as for places', async () => {
  const words = [
    'Łódź',
    'Київ',
    "Кам'янець-Подільський",
    'Щорс',
    'Юр’ївка',
    'Әлем Қостанай Өскемен',
    'São Tomé',
    'Großheim Æro',
    'ЖЁЛТЫЕ Воды',
    'TL-12',
    'ÑANDÚ',
    'Xəzər',
    'Миллерово',
    'Гродно',
    'Ґанна Їжак Євген',
  ];
  const rows = await app.database.rows<{ key: string }>(
    `select search_key(w) as key from unnest($1::text[]) with ordinality as t(w, n) order by n`,
    [words],
  );
  expect(rows.map(({ key }) => key)).toEqual(words.map((word) => searchKeys(word)[0]));
});
