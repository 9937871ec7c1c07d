import { afterAll, beforeAll, expect, it } from 'vitest';
import { effectiveRights } from '@tenderlane/domain/core';
import { subscriptionUntilPlans, type CapacityKey } from '@tenderlane/domain/plans';
import type { FindPrincipal, Member } from '../../platform/principal';
import { signUpShipper, type Shipper } from '../../../test/build';
import { sendTable } from '../../../test/imports/bring-table';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let owner: Member;
const SMALL_PLAN = 'owner-of-a-small-plan';
const REFUSED: readonly CapacityKey[] = ['carriers', 'announcements', 'custom_fields'];

beforeAll(async () => {
  const findOwner: FindPrincipal = (token) => Promise.resolve(token === SMALL_PLAN ? owner : undefined);
  app = await startApp({}, undefined, undefined, { findPrincipals: [findOwner] });
  shipper = await signUpShipper(app);
  const account = (await shipper.call('GET /account')).body.data;
  const { capacity } = subscriptionUntilPlans({});
  owner = {
    kind: 'member',
    accountId: account.id,
    session: null,
    side: 'shipper',
    name: 'Olena Savchuk',
    locale: 'en',
    rights: effectiveRights('shipper', 'owner', { signedInBy: 'code' }),
    limit: null,
    terms: null,
    companyId: shipper.companyId,
    companyName: 'Kvarta',
    companyCountryId: 'pl',
    companyCurrency: 'EUR',
    memberId: account.brand_members[0]?.id ?? 0,
    role: 'owner',
    companyIsClosed: false,
    capacity: capacity.map((entry) => ({ ...entry, canUse: !REFUSED.includes(entry.key) })),
  };
});
afterAll(() => app.close());

const refusedFor = (capacity: CapacityKey) => ({ status: 403, body: { code: 'plan.limit', params: { capacity } } });

it('invitations, imports, announcements and own fields respect the plan, and reading stays possible', async () => {
  const small = app.shipper(SMALL_PLAN);
  const invitations = [{ login: 'haulier@example.com' }];
  expect(await small.send('POST /catalogs/invite/create', { body: { invitations } })).toMatchObject(
    refusedFor('carriers'),
  );
  expect(await sendTable(app, SMALL_PLAN, 'Company;E-mail\nHaulier;haulier@example.com\n')).toMatchObject(
    refusedFor('carriers'),
  );
  const list = { name: 'Docks', options: [{ name: 'North' }] };
  expect(await small.send('POST /field_lists', { body: list })).toMatchObject(refusedFor('custom_fields'));
  const field = {
    entity: 'load',
    name: 'Dock',
    variable: 'dock',
    type: 'text',
    required: false,
    visible: true,
  } as const;
  expect(await small.send('POST /custom_fields', { body: field })).toMatchObject(refusedFor('custom_fields'));
  const ofCarrier = { ...field, entity: 'carrier' } as const;
  expect(await small.send('POST /custom_fields', { body: ofCarrier })).toMatchObject(refusedFor('custom_fields'));
  const news = { subject: 'Gate 4', message: '<p>It is open</p>', audience: { kind: 'network' as const } };
  expect(await small.send('POST /announcements', { body: news })).toMatchObject(refusedFor('announcements'));
  for (const call of ['POST /carriers/invite_suggested', 'POST /carriers/suggested/invite'] as const) {
    const body = call === 'POST /carriers/invite_suggested' ? { ids: [1] } : { company_ids: [1] };
    expect(await small.send(call, { body } as never)).toMatchObject(refusedFor('carriers'));
  }
  const kept = (await shipper.call('POST /custom_fields', { body: field })).body.data;
  expect((await small.call('GET /custom_fields')).body.data).toEqual([kept]);
  expect((await small.call('GET /announcements')).status).toBe(200);
  expect((await small.call('GET /carriers')).status).toBe(200);
  expect((await small.send('POST /loads', { body: {} })).status).toBe(201);
});
