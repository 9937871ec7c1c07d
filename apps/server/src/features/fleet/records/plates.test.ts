import { plateKey } from '@tenderlane/domain/fleet';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinCarrier, signUpShipper, type Carrier } from '../../../../test/build';
import { TRAILER, TRUCK } from '@tenderlane/contract/fleet/examples';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  carrier = await joinCarrier(app, await signUpShipper(app));
});

const SPELLINGS = ['AA1234BC', 'aa-1234-bc', 'AA 1234-BC', ' aA–1234 bc '];
const kinds = [
  ['/trucks', TRUCK],
  ['/trailers', TRAILER],
] as const;
const add = (list: '/trucks' | '/trailers', plate: string) =>
  carrier.send(`POST ${list}`, { body: { ...(list === '/trucks' ? TRUCK : TRAILER), plate } });

describe.each(kinds)('a plate in %s', (list) => {
  const found = async (search: string) =>
    (await carrier.call(`GET ${list}`, { query: { search } })).body.data.map(({ plate }) => plate);
  const addOne = async (plate: string) => {
    const { status, body } = await add(list, plate);
    expect(status).toBe(201);
    return (body['data'] as { id: number }).id;
  };

  it.each(SPELLINGS)('a second vehicle with the plate "%s" is refused with the plate that exists', async (plate) => {
    await addOne('AA 1234 BC');
    expect(await add(list, plate)).toMatchObject({
      status: 409,
      body: { code: 'vehicle.plate-taken', params: { plate: 'AA 1234 BC' }, errors: { plate: [expect.any(String)] } },
    });
    const other = await addOne('AA 1234 BX');
    const body = { ...(list === '/trucks' ? TRUCK : TRAILER), plate };
    expect((await carrier.send(`PUT ${list}/{id}`, { path: { id: other }, body })).status).toBe(409);
  });

  it.each([...SPELLINGS, 'aa1234', '1234bc'])(
    'a vehicle is found by "%s" and shown with the plate that was typed',
    async (search) => {
      await addOne('AA 1234-BC');
      await addOne('BB 4321 CC');
      expect(await found(search)).toEqual(['AA 1234-BC']);
    },
  );

  it('a plate with another letter is another plate, and a part of its number finds nothing', async () => {
    await addOne('AA1234BC');
    await addOne('AA1234BX');
    expect(await found('aa 1234 bx')).toEqual(['AA1234BX']);
    expect(await found('123')).toEqual([]);
  });

  it('a vehicle with a plate that existed twice in an earlier release can be changed', async () => {
    await addOne('AA 1234 BC');
    const double = await addOne('AA 9999 BC');
    const table = list.slice(1);
    await app.database.run(
      `update ${table} set plate = 'AA1234BC' where id = $1 /*tenant: none, a double of before*/`,
      [double],
    );
    const body = { ...(list === '/trucks' ? TRUCK : TRAILER), plate: 'AA1234BC', make: 'Renault' };
    expect((await carrier.send(`PUT ${list}/{id}`, { path: { id: double }, body })).status).toBe(200);
  });

  it('one of several simultaneous vehicles with one plate is added', async () => {
    const answers = await Promise.all(['AA1234BC', 'AA 1234 BC', 'aa-1234-bc'].map((plate) => add(list, plate)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

it('the database and the rule compare plates in the same way', async () => {
  for (const plate of [...SPELLINGS, 'КА 0001-АВ', '', '‒ ― 1']) {
    const [row] = await app.database.rows<{ key: string }>('select plate_key($1) as key', [plate]);
    expect(row?.key).toBe(plateKey(plate));
  }
});
