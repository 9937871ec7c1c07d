import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiBases, type EndpointTable } from '@tenderlane/contract';
import { fieldsOf, withValue, type Schema } from './body-fields';
import { buildFixture, carrierCalls, driverCalls, shipperCalls, type Call, type Fixture } from './every-call';
import { startApp, type TestApp } from './start-app';

let app: TestApp;
let world: Fixture;
beforeAll(async () => {
  app = await startApp();
  world = await buildFixture(app);
});
afterAll(() => app.close());

/** Names that every object inherits; a careless look-up of a sent key finds them. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);
const BROKEN_TEXTS = ['\ud800', 'half \udc00 way', 'a\u0000b'];

const BASES = ['shipper', 'carrier', 'driver', 'public'] as const;
type Base = (typeof BASES)[number];
const calls: Record<Base, Map<string, (world: Fixture) => Call>> = {
  shipper: new Map(Object.entries(shipperCalls)),
  carrier: new Map(Object.entries(carrierCalls)),
  driver: new Map(Object.entries(driverCalls)),
  public: new Map(),
};
const table = BASES.flatMap((base) =>
  Object.entries(apiBases[base] as EndpointTable).map(([key, endpoint]) => ({ base, key, endpoint })),
);

async function send(base: Base, key: string, sent: Call & { headers?: Record<string, string> }) {
  const caller = base === 'public' ? app.visitor() : world[base];
  return caller.send(key as never, sent as never);
}
/** Required input of visitors' calls; those of signed-in people are in every-call.ts. */
const OF_VISITORS = new Map<string, Call>([
  ['GET /info/map_places', { query: { west: 22, south: 44, east: 40, north: 52 } }],
]);
const callOf = (base: Base, key: string): Call => calls[base].get(key)?.(world) ?? OF_VISITORS.get(key) ?? {};

describe('the name of an inherited property as a key', () => {
  const withBody = table.filter(({ key }) => !key.startsWith('GET '));

  it.each(withBody)(
    'an inherited name in the body of $base $key is an unknown field',
    async ({ base, key, endpoint }) => {
      const call = callOf(base, key);
      const schema = endpoint.body
        ? (z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Schema)
        : { properties: {} };
      const objects = fieldsOf(schema).filter(({ schema: { properties } }) => properties);
      expect(objects.length).toBeGreaterThan(0);
      for (const name of NAMES) {
        for (const { path } of objects) {
          const { status, body } = await send(base, key, { ...call, body: withValue(call.body, [...path, name], 'x') });
          expect([name, path, status]).toEqual([name, path, 422]);
          // A __proto__ is refused with the whole body, before any schema.
          if (name !== '__proto__') expect(Object.keys(body.errors ?? {})).toContain([...path, name].join('.'));
        }
      }
    },
  );

  it.each(table.filter(({ endpoint }) => endpoint.query))(
    'an inherited name in the query of $base $key is an unknown parameter',
    async ({ base, key }) => {
      const call = callOf(base, key);
      for (const name of NAMES) {
        const query = Object.fromEntries([...Object.entries(call.query ?? {}), [name, 'x']]);
        const { status, body } = await send(base, key, { ...call, query });
        expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, [name]]);
      }
    },
  );
});

describe('the name of an inherited property as a value', () => {
  it.each(table.filter(({ endpoint }) => endpoint.query))(
    'an inherited name as a value in the query of $base $key causes no server error',
    async ({ base, key, endpoint }) => {
      const call = callOf(base, key);
      for (const field of Object.keys((endpoint.query as z.ZodObject).shape)) {
        for (const name of NAMES) {
          const { status } = await send(base, key, { ...call, query: { ...call.query, [field]: name } });
          expect([field, name, [200, 422].includes(status)]).toEqual([field, name, true]);
        }
      }
    },
  );

  it.each(table.filter(({ key }) => key.includes('{')))(
    'an inherited name as a value in the path of $base $key causes no server error',
    async ({ base, key }) => {
      const call = callOf(base, key);
      for (const [, parameter = ''] of key.matchAll(/\{(\w+)\}/g)) {
        for (const name of [...NAMES, '%00', '\u0000']) {
          const { status } = await send(base, key, { ...call, path: { ...call.path, [parameter]: name } });
          // Many forged codes from one network are answered with a waiting time.
          const expected = parameter === 'code' && status === 429 ? 429 : 404;
          expect([parameter, name, status]).toEqual([parameter, name, expected]);
        }
      }
    },
  );

  it('an inherited name as language, browser, key or session causes no server error', async () => {
    for (const name of NAMES) {
      for (const header of ['accept-language', 'content-language', 'x-workspace', 'user-agent', 'idempotency-key']) {
        const { status } = await send('shipper', 'POST /loads', { body: {}, headers: { [header]: name } });
        expect([header, name, status]).toEqual([header, name, 201]);
      }
      const headers = { authorization: `Bearer ${name.padEnd(30, 'x')}` };
      expect((await send('shipper', 'GET /account', { headers })).status).toBe(401);
    }
  });
});

describe('text that the database cannot store', () => {
  it.each(table.filter(({ endpoint }) => endpoint.body))(
    'text that cannot be stored is refused at its field of $base $key',
    async ({ base, key, endpoint }) => {
      const call = callOf(base, key);
      const schema = z.toJSONSchema(endpoint.body!, { io: 'input', unrepresentable: 'any' }) as Schema;
      const before = app.statements.length;
      for (const { path } of fieldsOf(schema).filter(({ schema: { type } }) => type === 'string')) {
        for (const text of BROKEN_TEXTS) {
          const { status, body } = await send(base, key, { ...call, body: withValue(call.body, path, text) });
          expect([path, status, body.code]).toEqual([path, 422, body.code]);
          expect(['input.invalid', 'login.invalid']).toContain(body.code);
        }
      }
      // The last use of a session is recorded once a minute, for any call.
      const written = app.statements
        .slice(before)
        .filter((text) => /\b(insert into|update \w+ set)\b/i.test(text) && !text.includes('last_seen_at'));
      expect(written).toEqual([]);
    },
  );

  it.each(table.filter(({ endpoint }) => endpoint.query))(
    'text that cannot be stored is refused in the query of $base $key',
    async ({ base, key, endpoint }) => {
      const call = callOf(base, key);
      for (const field of Object.keys((endpoint.query as z.ZodObject).shape)) {
        const { status } = await send(base, key, { ...call, query: { ...call.query, [field]: 'a\u0000b' } });
        expect([field, status]).toEqual([field, 422]);
      }
    },
  );
});
