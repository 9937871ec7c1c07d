import { afterAll, beforeAll, expect, it } from 'vitest';
import { effectiveRights } from '@tenderlane/domain/core';
import { draftTender, signUpShipper, type Shipper } from '../../test/build';
import { startApp, type TestApp } from '../../test/start-app';
import { callerName, VISITOR, type FindPrincipal, type Member } from './principal';

const KEY = 'key-of-an-integration-0001';

let app: TestApp;
let shipper: Shipper;
let owner: Member;
beforeAll(async () => {
  // A kind of principal that the product does not know: a key with two scopes, of a company, without a session.
  const findKey: FindPrincipal = (token, side) =>
    Promise.resolve(
      token === KEY && side === 'shipper'
        ? {
            ...owner,
            kind: 'key' as Member['kind'],
            rights: effectiveRights(side, 'administrator', {
              signedInBy: 'code',
              scopes: ['loads.read', 'carriers.write'],
            }),
          }
        : undefined,
    );
  app = await startApp({}, undefined, undefined, { findPrincipals: [findKey] });
  shipper = await signUpShipper(app, 'pl', { name: 'Kvarta' });
  const account = (await shipper.call('GET /account')).body.data;
  owner = {
    kind: 'member',
    accountId: account.id,
    session: null,
    side: 'shipper',
    name: 'Kvarta integration',
    locale: 'en',
    rights: new Set(),
    limit: null,
    terms: null,
    companyId: account.company?.id ?? 0,
    companyName: 'Kvarta',
    companyCountryId: 'pl',
    companyCurrency: 'EUR',
    memberId: account.brand_members[0]?.id ?? 0,
    role: 'administrator',
    companyIsClosed: false,
  };
});
afterAll(() => app.close());

it('a new kind of principal has its company, scopes and refusals without a change elsewhere', async () => {
  const id = await draftTender(app, shipper, {});
  const stranger = await signUpShipper(app, 'pl', { name: 'Stranger' });
  const foreign = await draftTender(app, stranger, {});
  const key = app.shipper(KEY);

  expect((await key.call('GET /loads')).body.data.map((load) => load.id)).toEqual([id]);
  expect((await key.done('GET /loads/{id}', id)).list_item.id).toBe(id);
  expect(await key.send('GET /loads/{id}', { path: { id: foreign } })).toMatchObject({ status: 404 });
  expect(await key.send('PUT /loads/{id}/publish', { path: { id } })).toMatchObject({
    status: 403,
    body: { code: 'right.missing', params: { right: 'loads.write' } },
  });
  const invited = await key.call('POST /catalogs/invite/create', {
    body: { invitations: [{ login: 'anna@example.com' }] },
  });
  expect(invited.status).toBe(201);
  expect(await app.carrier(KEY).send('GET /account')).toMatchObject({ status: 401, body: { code: 'session.missing' } });
});

it('a principal without a session repeats a command safely and subscribes to no socket', async () => {
  const key = app.shipper(KEY);
  const label = (name: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/shipper/v1/labels',
      headers: { authorization: `Bearer ${KEY}`, 'idempotency-key': 'label-1' },
      payload: { name },
    });
  const first = await label('Reefer');
  expect(first.json()).toMatchObject({ data: { name: 'Reefer' } });
  expect((await label('Reefer')).json()).toEqual(first.json());
  expect((await label('Tautliner')).json()).toMatchObject({ code: 'idempotency.other-body' });
  const channel = `private-brand.${owner.companyId}`;
  const listen = await key.send('POST /broadcast/auth', { body: { socket_id: '1.2', channel_name: channel } });
  expect(listen).toMatchObject({ status: 404, body: { code: 'record.not-found' } });
});

it('the rate limit counts a caller by session or account, and a visitor by neither', () => {
  const person = { ...owner, session: { id: 7, foundAt: new Date(0) } };
  expect([person, owner, VISITOR].map(callerName)).toEqual(['session 7', `account ${owner.accountId}`, null]);
});
