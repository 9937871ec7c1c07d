import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHAIN_KINDS, OPTION_STATES } from '@tenderlane/domain/terms';
import { ACTIVE_RELATIONS, RELATION_STATES } from '@tenderlane/domain/carriers';
import { LOAD_STATES } from '@tenderlane/domain/loads';
import { own } from '../src/platform/database/tenant';
import { bid, bidByPhone, draftTender, gridRow, joinCarrier, endBidding, MINUTE_MS, openTender, select } from './build';
import { buildFixture, carrierCalls, shipperCalls } from './every-call';
import { linkSecret, orderSecret, pressLink } from './personal-link';
import { startApp, type TestApp } from './start-app';
import { findTenantTables, guardTenants, isTagged } from './tenant-guard';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function useEverything() {
  const world = await buildFixture(app);
  const { shipper, carrier } = world;
  const late = await joinCarrier(app, shipper);
  const id = await openTender(app, shipper, { duration_minutes: 30, republish_if_failed: true });
  await bid(carrier, id, 240_000);
  const secret = await linkSecret(app, carrier.login);
  const byLink = await pressLink(app, secret);
  const phoned = await bidByPhone(shipper, id, late, 230_000);
  await late.done('PUT /loads/{id}/accept_bid', id, { bid_id: phoned.body.data.id });
  await shipper.done('PUT /carriers/{id}/suspend', late.carrierId, { reason: 'x' });
  await shipper.done('PUT /carriers/{id}/resume', late.carrierId);
  await endBidding(app, shipper, id);
  await select(shipper, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
  await gridRow(shipper, id, carrier);
  const linked = await openTender(app, shipper, { audience: { kind: 'link' } });
  const code = (await shipper.done('GET /loads/{id}', linked)).public_link!.split('/').at(-1)!;
  await world.strangeCarrier.call('POST /links/{code}/open', { path: { code } });
  await world.strangeCarrier.call('GET /links/{code}', { path: { code } });
  const ofOrder = await pressLink(app, await orderSecret(app, carrier.login, id));
  await ofOrder.done('GET /loads/{id}/trip', id);
  await carrier.call('POST /links/show', { body: { secret } });
  await bid(byLink, await openTender(app, shipper), 240_000);
  const publish_at = new Date(app.clock.at + MINUTE_MS).toISOString();
  await shipper.done('PUT /loads/{id}/publish', await draftTender(app, shipper, { publish_at }));
  const empty = await openTender(app, shipper, { duration_minutes: 1, republish_if_failed: true });
  app.clock.at += MINUTE_MS;
  await app.runDueWork();
  await shipper.done('GET /loads/{id}', empty);
  await app.lastMessage(carrier.login);
  const mutes = /logout|sessions\/\{id\}|\/account\/brand|\/change/;
  for (const [key, call] of Object.entries(shipperCalls)) {
    if (!mutes.test(key)) await shipper.send(key as keyof typeof shipperCalls, call(world));
  }
  for (const [key, call] of Object.entries(carrierCalls)) {
    if (!mutes.test(key)) await carrier.send(key as keyof typeof carrierCalls, call(world));
  }
}

it('every statement on records of companies names the company', async () => {
  await useEverything();
  const namesTenantTable = await findTenantTables(app.database);
  const statements = [...new Set(app.statements)].filter(namesTenantTable);
  expect(statements.length).toBeGreaterThan(60);
  expect(statements.filter((text) => !isTagged(text))).toEqual([]);
});

it('a statement without a company is refused', async () => {
  const refused: string[] = [];
  const database = await guardTenants(app.database, (text) => refused.push(text));
  const plain = 'select id from loads where company_id = $1';
  await expect(database.rows(plain, [1])).rejects.toThrow('whose');
  await expect(database.reader().first(plain, [1])).rejects.toThrow('whose');
  await expect(database.transaction((sql) => sql.run(plain, [1]))).rejects.toThrow('whose');
  expect(refused).toEqual([plain, plain, plain]);
  await expect(database.rows(`select id from loads where ${own()}`, [0])).resolves.toEqual([]);
  await expect(database.rows('select id from places limit 0')).resolves.toEqual([]);
});

it.each([
  ['loads', 'state', LOAD_STATES],
  ['options', 'state', OPTION_STATES],
  ['chain_entries', 'kind', CHAIN_KINDS],
  ['carriers', 'state', RELATION_STATES],
])('the database allows the same values of %s.%s as the rules', async (table, column, known) => {
  const [row] = await app.database.rows<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = $1::regclass and contype = 'c' and conkey = array(
        select attnum from pg_attribute where attrelid = $1::regclass and attname = $2)`,
    [table, column],
  );
  const allowed = [...row!.definition.matchAll(/'(\w+)'/g)].map(([, value]) => value);
  expect(allowed.sort()).toEqual([...known].sort());
});

it('the network in SQL is the same as the active audience of the rules', async () => {
  const [row] = await app.database.rows<{ source: string }>(
    `select prosrc as source from pg_proc where proname = 'audience_carriers'`,
  );
  const [, listed = ''] = /c\.state in \(([^)]*)\)/.exec(row!.source) ?? [];
  expect(listed.match(/\w+/g)).toEqual([...ACTIVE_RELATIONS]);
});
