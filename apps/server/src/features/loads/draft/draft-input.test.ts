import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeLoadBody, signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let id: number;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app, 'pl', { currency: 'EUR' });
});
beforeEach(async () => {
  id = (await shipper.call('POST /loads', { body: {} })).body.data.id;
});
afterAll(() => app.close());

const [stop] = completeLoadBody(Date.UTC(2030, 1, 1)).waypoints!;
const address = stop!.address!;
const place = (change: object) => ({ waypoints: [{ ...stop, address: { ...address, ...change } }] });
const money = (amount: unknown, currency = 'EUR') => ({ starting_rate: { amount, currency } });

describe('a draft refuses, with the field it is about, and stays as it was', () => {
  const wrong: [string, 'PUT /loads/{id}' | 'PUT /loads/{id}/auction', object, string][] = [
    ['31 stops', 'PUT /loads/{id}', { waypoints: Array(31).fill(stop) }, 'waypoints'],
    ['21 tags', 'PUT /loads/{id}', { tags: Array(21).fill('x') }, 'tags'],
    ['an empty tag', 'PUT /loads/{id}', { tags: [' '] }, 'tags.0'],
    ['a name of 201 characters', 'PUT /loads/{id}', { name: 'x'.repeat(201) }, 'name'],
    ['a name of 10,000 characters', 'PUT /loads/{id}', { name: 'я'.repeat(10_000) }, 'name'],
    ['a name with a line break', 'PUT /loads/{id}', { name: 'a\nb' }, 'name'],
    ['a note of 5,001 characters', 'PUT /loads/{id}', { note: 'x'.repeat(5_001) }, 'note'],
    ['a note with a NUL', 'PUT /loads/{id}', { note: 'a\u0000b' }, 'note'],
    ['an unknown key', 'PUT /loads/{id}', { price: 1 }, 'price'],
    ['an unknown key deep inside', 'PUT /loads/{id}', place({ planet: 'Mars' }), 'waypoints.0.address.planet'],
    ['a state', 'PUT /loads/{id}', { status_id: 'completed' }, 'status_id'],
    ['a number as a name', 'PUT /loads/{id}', { name: 5 }, 'name'],
    ['a text as tags', 'PUT /loads/{id}', { tags: 'weekly' }, 'tags'],
    ['a negative weight', 'PUT /loads/{id}', { cargo: { weight_kg: -1 } }, 'cargo.weight_kg'],
    ['no weight', 'PUT /loads/{id}', { cargo: { weight_kg: 0 } }, 'cargo.weight_kg'],
    ['half a gram', 'PUT /loads/{id}', { cargo: { weight_kg: 0.0005 } }, 'cargo.weight_kg'],
    ['an endless weight', 'PUT /loads/{id}', { cargo: { weight_kg: 1e308 } }, 'cargo.weight_kg'],
    ['half a pallet', 'PUT /loads/{id}', { cargo: { packages: 0.5 } }, 'cargo.packages'],
    ['an unknown body', 'PUT /loads/{id}', { truck: { body_types: ['rocket'], load_types: [] } }, 'truck.body_types.0'],
    [
      '366 days to pay',
      'PUT /loads/{id}',
      { payment: { type: 'cash', days_to_pay: 366, currency: 'EUR', vat_mode: 'net' } },
      'payment.days_to_pay',
    ],
    [
      'an unknown currency',
      'PUT /loads/{id}',
      { payment: { type: 'cash', days_to_pay: 3, currency: 'QQQ', vat_mode: 'net' } },
      'payment.currency',
    ],
    ['an unknown country', 'PUT /loads/{id}', place({ country_id: 'zz' }), 'waypoints.0.address.country_id'],
    ['a latitude beyond the pole', 'PUT /loads/{id}', place({ lat: 91 }), 'waypoints.0.address.lat'],
    ['an unknown time zone', 'PUT /loads/{id}', place({ time_zone: 'Mars/Base' }), 'waypoints.0.address.time_zone'],
    [
      'a date that does not exist',
      'PUT /loads/{id}',
      { waypoints: [{ ...stop, window: { from: '2030-02-30T00:00:00Z', to: null } }] },
      'waypoints.0.window.from',
    ],
    [
      'a date without a time',
      'PUT /loads/{id}',
      { waypoints: [{ ...stop, window: { from: '2030-02-01', to: null } }] },
      'waypoints.0.window.from',
    ],
    ...['1999-12-31T23:59:59Z', '2101-01-01T00:00:00Z'].map((from): (typeof wrong)[number] => [
      `a pickup at ${from}`,
      'PUT /loads/{id}',
      { waypoints: [{ ...stop, window: { from, to: null } }] },
      'waypoints.0.window.from',
    ]),
    [
      'the year zero',
      'PUT /loads/{id}',
      { waypoints: [{ ...stop, window: { from: '0000-01-01T00:00:00Z', to: null } }] },
      'waypoints.0.window.from',
    ],
    ['a text as a version', 'PUT /loads/{id}', { version: 'new' }, 'version'],
    ['a rate of 0', 'PUT /loads/{id}/auction', money(0), 'starting_rate.amount'],
    ['a rate of −1', 'PUT /loads/{id}/auction', money(-1), 'starting_rate.amount'],
    ['a rate of 1.5', 'PUT /loads/{id}/auction', money(1.5), 'starting_rate.amount'],
    ['a rate of 1e308', 'PUT /loads/{id}/auction', money(1e308), 'starting_rate.amount'],
    ['a rate of 10¹⁵', 'PUT /loads/{id}/auction', money(1e15), 'starting_rate.amount'],
    ['a rate of "1,5"', 'PUT /loads/{id}/auction', money('1,5'), 'starting_rate.amount'],
    ['a rate in another currency', 'PUT /loads/{id}/auction', money(100, 'USD'), 'starting_rate'],
    ['no duration', 'PUT /loads/{id}/auction', { duration_minutes: 0 }, 'duration_minutes'],
    ['31 days of bidding', 'PUT /loads/{id}/auction', { duration_minutes: 31 * 24 * 60 }, 'duration_minutes'],
    ['61 extra minutes', 'PUT /loads/{id}/auction', { extra_minutes: 61 }, 'extra_minutes'],
    [
      'more than a day of extensions',
      'PUT /loads/{id}/auction',
      { max_extra_minutes: 24 * 60 + 1 },
      'max_extra_minutes',
    ],
    ['14 minutes to confirm', 'PUT /loads/{id}/auction', { confirm_minutes: 14 }, 'confirm_minutes'],
    ['8 days to confirm', 'PUT /loads/{id}/auction', { confirm_minutes: 8 * 24 * 60 }, 'confirm_minutes'],
    ['a step of nothing', 'PUT /loads/{id}/auction', { bid_step: { kind: 'percent', value: 0 } }, 'bid_step.value'],
    ['a step without a kind', 'PUT /loads/{id}/auction', { bid_step: { value: 1 } }, 'bid_step.kind'],
    ['an unknown mode', 'PUT /loads/{id}/auction', { mode: 'dutch' }, 'mode'],
    [
      'an audience of invalid ids',
      'PUT /loads/{id}/auction',
      { audience: { kind: 'carriers', carrier_ids: ['1'] } },
      'audience.carrier_ids.0',
    ],
  ];

  it.each(wrong)(
    'a draft with an invalid value is refused at its field and stays unchanged: %s',
    async (_, key, body, field) => {
      const [load, terms] = [
        await shipper.done('GET /loads/{id}/edit', id),
        await shipper.done('GET /loads/{id}/auction', id),
      ];
      const { status, errors } = await shipper.refused(key, id, body);
      expect(status).toBe(422);
      expect(errors[field]).toEqual([expect.stringMatching(/\w/)]);
      expect(await shipper.done('GET /loads/{id}/edit', id)).toEqual(load);
      expect(await shipper.done('GET /loads/{id}/auction', id)).toEqual(terms);
    },
  );
});

describe('a body', () => {
  it('a body of more than a megabyte is too large', async () => {
    expect(await shipper.refused('PUT /loads/{id}', id, { note: 'x'.repeat(1_100_000) })).toMatchObject({
      status: 413,
      code: 'input.too-large',
    });
  });

  it.each([
    ['{"note": NaN}', 'input.unreadable'],
    ['{"note": ', 'input.unreadable'],
    ['note=x', 'input.unreadable'],
    ['{"__proto__": {"admin": true}}', 'input.unreadable'],
    ['[]', 'input.invalid'],
    ['null', 'input.invalid'],
    ['"text"', 'input.invalid'],
  ])('a body of %s is refused', async (body, code) => {
    expect(await shipper.refused('PUT /loads/{id}', id, body)).toMatchObject({ status: 422, code });
  });

  it('a body of another type than JSON is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type };
      const answer = await shipper.send('PUT /loads/{id}', { path: { id }, body: 'note=x', headers });
      expect(answer).toMatchObject({ status: 415, body: { code: 'input.not-json' } });
    }
  });

  it('an empty body changes nothing', async () => {
    const before = await shipper.done('GET /loads/{id}/edit', id);
    await shipper.done('PUT /loads/{id}', id, {});
    const { version: _, updated_at: __, ...rest } = before;
    expect(await shipper.done('GET /loads/{id}/edit', id)).toMatchObject(rest);
  });
});

it.each([
  '<img src=x onerror=alert(1)><script>',
  'שלום ‮ مرحبا',
  '🚛👩‍🚒 ЇїҐґ Қазақша',
  "'; drop table loads; --",
  '{{name}} ${7*7} %s %n',
])('a text is stored as it was written: %s', async (text) => {
  // A saved name must not contain invisible format characters.
  const name = text.replaceAll(/\p{Cf}/gu, '');
  const texts = { name, external_id: text, note: text, tags: [text], cargo: { name: text } };
  const waypoints = [
    {
      ...stop!,
      name: text,
      note: text,
      contact: { name, phone: null },
      address: { ...address, city: text, name: text },
    },
  ];
  await shipper.done('PUT /loads/{id}', id, { ...texts, waypoints });
  const load = await shipper.done('GET /loads/{id}/edit', id);
  expect(load).toMatchObject({ ...texts, waypoints });
  const answer = await app.server.inject({
    url: `/api/shipper/v1/loads/${id}`,
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});
