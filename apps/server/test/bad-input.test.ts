import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBases, type EndpointTable } from '@tenderlane/contract';
import { fieldsOf, withValue, type Schema } from './body-fields';
import { bid, gridRow, joinCarrier, newLogin, openTender, signUpShipper } from './build';
import { buildFixture, carrierCalls, driverCalls, shipperCalls, type Call, type Fixture } from './every-call';
import { startApp, type TestApp } from './start-app';

let app: TestApp;
let world: Fixture;
beforeAll(async () => {
  app = await startApp();
  world = await buildFixture(app);
});
afterAll(() => app.close());

const TEXTS_NO_NUMBER_IS = ['1,5', 'NaN', '', {}, []];
const NUMBERS_NO_FIELD_TAKES = [1e308, -1e308];

function wrongValues({ type, properties }: Schema): unknown[] {
  if (type === 'string') return ['x'.repeat(60_000), 5, {}, ['x']];
  if (type === 'number') return [...TEXTS_NO_NUMBER_IS, ...NUMBERS_NO_FIELD_TAKES];
  if (type === 'integer') return [...TEXTS_NO_NUMBER_IS, ...NUMBERS_NO_FIELD_TAKES, 0.001];
  if (type === 'boolean') return ['yes', 1];
  if (type === 'array') return ['x', {}, 5];
  if (properties) return ['x', 5, []];
  return [];
}

const hasFallback = (path: string[]) =>
  ['locale', 'country_id'].includes(path.at(-1) ?? '') && !path.includes('address');

const BASES = ['shipper', 'carrier', 'driver'] as const;
type Base = (typeof BASES)[number];
const calls: Record<Base, Record<string, (world: Fixture) => Call>> = {
  shipper: shipperCalls,
  carrier: carrierCalls,
  driver: driverCalls,
};
const withBody = BASES.flatMap((base) =>
  Object.entries(apiBases[base] as EndpointTable).flatMap(([key, { body, multipart }]) => {
    if (!body) return [];
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
    return [{ base, key, schema, multipart: multipart !== undefined }];
  }),
);
const WRITES = /\b(insert into|update \w+ set|delete from)\b/i;

describe('an invalid value is refused at its field, and nothing is written', () => {
  it.each(withBody)(
    'an invalid value is refused at its field and nothing is saved: $base $key',
    async ({ base, key, schema, multipart }) => {
      const call: Call = calls[base][key]?.(world) ?? {};
      const send = (body: unknown) => world[base].send(key as never, { ...call, body } as never);
      const before = app.statements.length;
      const fields = fieldsOf(schema).filter(({ path }) => path.length > 0);
      // A call with files may take nothing beside them.
      expect(fields.length > 0 || multipart).toBe(true);
      for (const { path, schema: field } of fields) {
        for (const value of wrongValues(field)) {
          // Any unknown language becomes English, and any unknown country of a company the fallback.
          if (hasFallback(path) && typeof value === 'string') continue;
          const { status, body } = await send(withValue(call.body, path, value));
          const where = `${path.join('.')} = ${JSON.stringify(value)?.slice(0, 20)}`;
          expect([where, status, body.code]).toEqual([where, 422, 'input.invalid']);
          const named = Object.keys(body.errors ?? {});
          expect(
            named.some((name) => path.join('.').startsWith(name)),
            `${where}: ${named.join()}`,
          ).toBe(true);
        }
      }
      for (const body of [[], 'text', 5, withValue(call.body, ['unheard_of'], 1)])
        expect((await send(body)).status).toBe(422);
      // The last use of a session is recorded once a minute, for any call.
      expect(
        app.statements.slice(before).filter((text) => WRITES.test(text) && !text.includes('last_seen_at')),
      ).toEqual([]);
    },
  );
});

const lists = BASES.flatMap((base) =>
  Object.entries(apiBases[base] as EndpointTable).flatMap(([key, { query, access }]) =>
    query && access !== 'public' && access !== 'link'
      ? [{ base, key, names: Object.keys((query as z.ZodObject).shape) }]
      : [],
  ),
);
const WRONG_QUESTIONS: Record<string, unknown[]> = {
  page: [0, -1, 1.5, 'x'],
  per_page: [1e9, 0, -1, 'all'],
  sort: ['password', 'id; drop table loads', ''],
  search: ['x'.repeat(10_000)],
  after: ['x'.repeat(10_000)],
};

describe('a list with invalid parameters', () => {
  it.each(lists)('invalid parameters of a list are refused: $base $key', async ({ base, key, names }) => {
    const call: Call = calls[base][key]?.(world) ?? {};
    for (const name of [...names, 'colour']) {
      for (const value of name === 'colour' ? ['red'] : (WRONG_QUESTIONS[name] ?? [])) {
        const query = { ...call.query, [name]: value };
        const { status, body } = await world[base].send(key as never, { ...call, query } as never);
        expect([name, value, status, Object.keys(body.errors ?? {})]).toEqual([name, value, 422, [name]]);
      }
    }
  });
});

it.each(['<script>alert(1)</script>', 'מנהל \u202e شاحنة', '🚚 👩‍🚒 Қазақша'])(
  'a text is read in every field as it was written: %s',
  async (text) => {
    // A name must not contain invisible format characters.
    const name = text.replaceAll(/\p{Cf}/gu, '');
    const shipper = await signUpShipper(app, 'pl', { name });
    const carrier = await joinCarrier(app, shipper, { name });
    const label = await shipper.call('POST /labels', { body: { name: text } });
    const id = await openTender(app, shipper);
    await bid(carrier, id, 240_000, { comment: text, driver_name: name, truck_plate: text });
    await shipper.done('PUT /loads/{id}/extend', id, { minutes: 60, reason: text });
    const [login, body] = [newLogin('invited'), { message: text }];
    await shipper.call('POST /catalogs/invite/create', { body: { ...body, invitations: [{ login }] } });

    expect(label.body.data.name).toBe(text);
    expect(await gridRow(shipper, id, carrier)).toMatchObject({ carrier: { name }, comment: text });
    expect((await carrier.done('GET /loads/{id}', id)).shipper.name).toBe(name);
    expect(JSON.stringify(await shipper.done('GET /loads/{id}/history', id))).toContain(text);
    expect((await app.lastMessage(login)).text).toContain(text);
    const page = (await app.server.inject({ url: '/dev/mailbox', query: { to: login } })).body;
    expect(page).toContain(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    expect(page).not.toContain('<script');
  },
);
