import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBases, needsSignIn, type EndpointTable } from '@tenderlane/contract';
import { hasRight } from '@tenderlane/domain/core';
import { newLogin, signIn } from './build';
import { buildFixture, carrierCalls, driverCalls, shipperCalls, type Call, type Fixture } from './every-call';
import { startApp, type Caller, type TestApp } from './start-app';

let app: TestApp;
let world: Fixture;
beforeAll(async () => {
  app = await startApp();
  world = await buildFixture(app);
});
afterAll(() => app.close());

const BASES = ['shipper', 'carrier'] as const;
type Base = (typeof BASES)[number];
type AnyCaller = Pick<Caller<EndpointTable>, 'send'>;

const calls: Record<Base, Record<string, (world: Fixture) => Call>> = { shipper: shipperCalls, carrier: carrierCalls };
const callerOf = (base: Base, token: string | null): AnyCaller =>
  base === 'shipper' ? app.shipper(token) : app.carrier(token);
const owner = (base: Base): AnyCaller => (base === 'shipper' ? world.shipper : world.carrier);
const stranger = (base: Base): AnyCaller => (base === 'shipper' ? world.strangeShipper : world.strangeCarrier);
const guarded = (base: Base) =>
  Object.entries(apiBases[base] as EndpointTable).filter(([, endpoint]) => needsSignIn(endpoint));
const table = BASES.flatMap((base) => guarded(base).map(([key, endpoint]) => ({ base, key, endpoint })));
const ofDrivers = Object.keys(apiBases.driver as EndpointTable).filter((key) =>
  needsSignIn((apiBases.driver as EndpointTable)[key]!),
);
const withId = table.filter(({ key }) => /\{(id|\w+_id)\}/.test(key));
const request = (base: Base, key: string) => calls[base][key]!(world);

it.each(BASES)('the table has a request for every guarded call of the %s base', (base) => {
  const keys = guarded(base).map(([key]) => key);
  expect(keys.length).toBeGreaterThan(25);
  expect(Object.keys(calls[base]).sort()).toEqual(keys.sort());
});

describe('without a session of this base a call is refused', () => {
  it.each(table)('a call without a session of its base is refused: $base $key', async ({ base, key }) => {
    const other = base === 'shipper' ? world.carrier.token : world.shipper.token;
    for (const token of [null, 'x'.repeat(43), other]) {
      const answer = await callerOf(base, token).send(key, request(base, key));
      expect(answer).toMatchObject({ status: 401, body: { code: 'session.missing' } });
    }
  });
});

describe('without the token of a phone that opened the trip a call is refused', () => {
  it('has a request for every such call', () => {
    expect(Object.keys(driverCalls).sort()).toEqual([...ofDrivers].sort());
  });

  it.each(ofDrivers)('driver %s', async (key) => {
    for (const token of [null, 'x'.repeat(43), world.shipper.token, world.carrier.token]) {
      const call: Call = driverCalls[key as keyof typeof driverCalls](world);
      const answer = await (app.driver(token) as AnyCaller).send(key, call);
      expect(answer).toMatchObject({ status: 401, body: { code: 'session.missing' } });
    }
  });

  it('the token opens no other base', async () => {
    for (const base of BASES) {
      expect((await callerOf(base, world.driver.token).send('GET /account')).status).toBe(401);
    }
  });
});

describe('a record of another company is not found', () => {
  it.each(withId)('a record of another company is not found: $base $key', async ({ base, key }) => {
    const answer = await stranger(base).send(key, request(base, key));
    expect(answer).toMatchObject({ status: 404, body: { code: 'record.not-found', params: {} } });
  });

  it.each(withId)('a record that does not exist is not found: $base $key', async ({ base, key }) => {
    const { path, ...rest } = request(base, key);
    for (const id of [999_999_999, 0, -1, '1.5', 'x', '9'.repeat(30)]) {
      const answer = await owner(base).send(key, { ...rest, path: { ...path, id } });
      expect(answer.status).toBe(404);
    }
  });

  it('a person without a brand finds nothing', async () => {
    for (const base of BASES) {
      const newcomer = callerOf(base, await signIn(app, base, newLogin('newcomer')));
      for (const [key] of guarded(base).filter(([, { access }]) => access === 'brand')) {
        const answer = await newcomer.send(key, request(base, key));
        expect([key, answer.status, answer.body.code]).toEqual([key, 403, 'session.no-brand']);
      }
    }
  });
});

describe('changes by a colleague who may only read', () => {
  const forbidden = table.filter(({ base, endpoint }) => endpoint.right && !hasRight(base, 'viewer', endpoint.right));

  it.each(forbidden)('a colleague who may only read is refused: $base $key', async ({ base, key, endpoint }) => {
    const viewer: AnyCaller = base === 'shipper' ? world.viewer : world.carrierViewer;
    const answer = await viewer.send(key, request(base, key));
    expect(answer).toMatchObject({ status: 403, body: { code: 'right.missing', params: { right: endpoint.right } } });
  });

  it('every call that changes a record of the company needs a right', () => {
    const open = table.filter(({ key, endpoint }) => !key.startsWith('GET') && !endpoint.right);
    // Calls about the person; an import checks the right of its kind; a change of the brand is checked once it is known to be
    // one; calls of the operator do not exist for others, so they check the right themselves after that.
    expect([...new Set(open.map(({ key }) => key))].sort()).toEqual([
      'DELETE /account/sessions/{id}',
      'DELETE /profile/telegram',
      'DELETE /push/subscriptions',
      'POST /account/access_requests',
      'POST /account/brand',
      'POST /account/brand/contest',
      'POST /account/brand/join',
      'POST /auth/logout',
      'POST /auth/token',
      'POST /brands/invitations/{code}/accept',
      'POST /broadcast/auth',
      'POST /imports',
      'POST /imports/{id}/run',
      'POST /invitations/{code}/accept',
      'POST /notifications',
      'POST /profile/telegram',
      'POST /push/subscriptions',
      'PUT /account/brand',
      'PUT /account/{id}/change',
      'PUT /imports/{id}',
      'PUT /jobs/{id}/cancel',
      'PUT /loads/{id}/watch',
      'PUT /operator/companies/{id}/manager',
      'PUT /operator/contests/{id}/settle',
      'PUT /operator/facility_proposals/{id}/approve',
      'PUT /operator/facility_proposals/{id}/decline',
      'PUT /operator/matches/{kind}/{id}/review',
      'PUT /operator/parked/retry',
      'PUT /operator/parked/{id}/retry',
      'PUT /operator/profile',
      'PUT /profile/info',
      'PUT /profile/notifications',
    ]);
  });
});

describe('fractions of money', () => {
  const reads = table.filter(({ key, endpoint }) => key.startsWith('GET') && !endpoint.file);

  it.each(reads)('a fraction of the smallest unit of money is refused: $base $key', async ({ base, key }) => {
    const { status, body } = await owner(base).send(key, request(base, key));
    expect(status).toBe(200);
    const amounts = numbersUnder(body, /amount|_bp$|price|rate$|comparable/);
    expect(amounts.filter((value) => !Number.isSafeInteger(value))).toEqual([]);
  });
});

function numbersUnder(value: unknown, keys: RegExp, isMoney = false): number[] {
  if (typeof value === 'number') return isMoney ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => numbersUnder(member, keys, keys.test(key)));
}
