import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joinCarrier,
  joinColleague,
  newLogin,
  signUpCarrier,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { PROFILE, REQUISITES, SIGNEE } from '@tenderlane/contract/brands/examples';
import { inviteCarrier } from '../../../../test/network';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let operator: Shipper;
beforeAll(async () => {
  app = await startApp();
  // The first brand of an installation is the operator's.
  operator = await signUpShipper(app, 'pl', { name: 'Operator' });
});
afterAll(() => app.close());

let numbers = 500;
const newNumber = () => validLegalId('pl', (numbers += 1));
const show = async (shipper: Shipper, id: number) =>
  (await shipper.call('GET /carriers/{id}/company', { path: { id } })).body.data;

describe('a carrier’s company, as its shipper sees it', () => {
  it('a shipper sees the data of the carrier with the confirmed accounts', async () => {
    const shipper = await signUpShipper(app);
    const carrier = await joinCarrier(app, shipper, { legal_id: newNumber() });
    await carrier.call('PUT /account/company', { body: PROFILE });
    await carrier.call('POST /account/signees', { body: SIGNEE });
    await carrier.call('POST /account/requisites', { body: REQUISITES });
    expect(await show(shipper, carrier.carrierId)).toMatchObject({
      ...PROFILE,
      source: 'company',
      name: carrier.name,
      legal_id_kind: 'nip',
      signee: { first_name: 'Olena', last_name: 'Savchuk', position: 'Director' },
      requisites: [{ ...REQUISITES, is_main: true }],
      has_pending_requisites: false,
      warnings: [],
    });
    expect(JSON.stringify(await show(shipper, carrier.carrierId))).not.toMatch(/director@|441234567/);
    // New bank details are announced, not shown.
    await carrier.call('POST /account/requisites', {
      body: { ...REQUISITES, account: 'DE89370400440532013000', currency: 'EUR' },
    });
    const after = await show(shipper, carrier.carrierId);
    expect(after).toMatchObject({ has_pending_requisites: true, requisites: [{ account: REQUISITES.account }] });
    expect(after.requisites).toHaveLength(1);
  });

  it('a shipper sees accounts only with the right to see money and a verified relation', async () => {
    const shipper = await signUpShipper(app);
    const carrier = await joinCarrier(app, shipper);
    await carrier.call('POST /account/requisites', { body: REQUISITES });
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await show(viewer, carrier.carrierId)).requisites).toBeNull();
    await shipper.call('PUT /carriers/{id}/suspend', { path: { id: carrier.carrierId }, body: { reason: 'x' } });
    expect((await show(shipper, carrier.carrierId)).requisites).toBeNull();
    const stranger = await signUpShipper(app);
    const answer = await stranger.send('GET /carriers/{id}/company', { path: { id: carrier.carrierId } });
    expect(answer.status).toBe(404);
  });

  it('only the shipper sees the data that it typed for a carrier without a company', async () => {
    const [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
    const login = newLogin('typed');
    const { id } = await inviteCarrier(shipper, login, { company_name: 'Typed Trans' });
    const path = { id };
    const legal_id = newNumber();
    const typed = await shipper.call('PUT /carriers/{id}/company', {
      path,
      body: { ...PROFILE, name: 'Typed Trans 2', legal_id: `PL ${legal_id}` },
    });
    expect(typed.body.data).toMatchObject({ ...PROFILE, source: 'typed', name: 'Typed Trans 2', legal_id });
    expect((await shipper.call('GET /carriers/{id}', { path })).body.data).toMatchObject({
      name: 'Typed Trans 2',
      legal_id,
    });
    const wrong = await shipper.send('PUT /carriers/{id}/company', { path, body: { legal_id: '5260250996' } });
    expect(wrong.body.code).toBe('legal-id.check-digit');
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await viewer.send('PUT /carriers/{id}/company', { path, body: {} })).status).toBe(403);
    const elsewhere = await inviteCarrier(other, login);
    expect((await show(other, elsewhere.id)).tax_id).toBeNull();
    const carrier = await joinCarrier(app, shipper);
    const own = await shipper.send('PUT /carriers/{id}/company', { path: { id: carrier.carrierId }, body: PROFILE });
    expect(own).toMatchObject({ status: 409, body: { code: 'carrier.has-company' } });
  });
});

describe('the same bank account or phone under two legal ids', () => {
  const REVIEW = 'PUT /operator/matches/{kind}/{id}/review';

  it('a shipper is warned of the same account within its network only', async () => {
    const [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
    const real = await joinCarrier(app, shipper, { legal_id: newNumber() });
    const false_ = await joinCarrier(app, shipper, { legal_id: newNumber() });
    const far = await joinCarrier(app, other, { legal_id: newNumber() });
    const body = { ...REQUISITES, account: 'UA213223130000026007233566001', currency: 'UAH' };
    for (const carrier of [real, false_, far]) {
      await carrier.call('POST /account/requisites', { body });
      await carrier.call('POST /account/signees', { body: { ...SIGNEE, phone: '+380671112233' } });
    }
    const here = [{ id: false_.carrierId, name: false_.name }];
    expect((await show(shipper, real.carrierId)).warnings).toMatchObject([
      { kind: 'account', hint: '…6001', carriers: here },
      { kind: 'phone', hint: '+380•••33', carriers: here },
    ]);
    expect((await show(shipper, real.carrierId)).warnings.flatMap(({ carriers }) => carriers)).toHaveLength(2);
    expect((await show(other, far.carrierId)).warnings).toEqual([]);
    // One number is one company.
    const legal_id = (await real.call('GET /account')).body.data.company!.legal_id!;
    await false_.call('PUT /account/brand', { body: { name: false_.name, country_id: 'pl', legal_id } });
    expect((await show(shipper, real.carrierId)).warnings).toEqual([]);
  });

  it('a shipper is warned of the same phone of contacts, also of those that it noted', async () => {
    const [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
    const real = await joinCarrier(app, shipper, { legal_id: newNumber() });
    const false_ = await joinCarrier(app, shipper, { legal_id: newNumber() });
    const far = await joinCarrier(app, other, { legal_id: newNumber() });
    const warnings = async (by: Shipper, id: number) => (await show(by, id)).warnings;
    const keep = async (by: typeof real, phone: string, more: object = {}) => {
      const body = { first_name: 'Taras', phone, email: newLogin('contact'), ...more };
      return (await by.call('POST /contacts', { body })).body.data.id;
    };
    await real.call('POST /account/signees', { body: { ...SIGNEE, phone: '+380671112244' } });
    // Contacts that a carrier does not share cause no warning.
    const hidden = await keep(false_, '+380 67 111 22 44', { is_shared: false });
    expect(await warnings(shipper, real.carrierId)).toEqual([]);
    await false_.done('PUT /contacts/{id}', hidden, { first_name: 'Taras', phone: '+380671112244', is_shared: true });
    await keep(far, '+380671112244');
    expect(await warnings(shipper, real.carrierId)).toEqual([
      {
        kind: 'phone',
        hint: '+380•••44',
        carriers: [{ id: false_.carrierId, name: false_.name, legal_id: expect.any(String) }],
      },
    ]);
    expect(await warnings(shipper, false_.carrierId)).toMatchObject([{ carriers: [{ id: real.carrierId }] }]);
    expect(await warnings(other, far.carrierId)).toEqual([]);
    await false_.call('DELETE /contacts/{id}', { path: { id: hidden } });
    expect(await warnings(shipper, real.carrierId)).toEqual([]);

    // Two contacts; one is the shipper's own note. The other shipper's notes are not read.
    await keep(real, '+380671112255');
    const note = { first_name: 'Ihor', phone: '+380671112255' };
    const noted = { path: { id: false_.carrierId }, body: note };
    await other.call('POST /carriers/{id}/contacts', { path: { id: far.carrierId }, body: note });
    expect(await warnings(shipper, real.carrierId)).toEqual([]);
    await shipper.call('POST /carriers/{id}/contacts', noted);
    expect(await warnings(shipper, real.carrierId)).toMatchObject([
      { hint: '+380•••55', carriers: [{ id: false_.carrierId }] },
    ]);
    expect(await warnings(other, far.carrierId)).toEqual([]);
  });

  it('the operator is warned of the same phone of shared contacts, and not of private or noted ones', async () => {
    const found = async (hint: string) =>
      (await operator.call('GET /operator/matches')).body.data.find((match) => match.hint === hint);
    const shipper = await signUpShipper(app);
    const [first, second, third] = [
      await joinCarrier(app, shipper, { legal_id: newNumber() }),
      await signUpCarrier(app, { legal_id: newNumber() }),
      await signUpCarrier(app, { legal_id: newNumber() }),
    ];
    const keep = (by: Pick<typeof second, 'call'>, is_shared: boolean) => {
      const body = { first_name: 'Taras', phone: '+77011234577', email: newLogin('contact'), is_shared };
      return by.call('POST /contacts', { body });
    };
    await keep(first, true);
    await keep(second, false);
    await shipper.call('POST /carriers/{id}/contacts', {
      path: { id: first.carrierId },
      body: { first_name: 'Ihor', phone: '+77011234577' },
    });
    expect(await found('+770•••77')).toBeUndefined();
    await third.call('POST /account/signees', { body: { ...SIGNEE, phone: '+77011234577' } });
    const match = await found('+770•••77');
    expect(match?.companies.map(({ id }) => id).sort()).toEqual([first.companyId, third.companyId].sort());
    const path = { kind: 'phone', id: match!.id };
    expect((await operator.call(REVIEW, { path, body: { note: 'One family' } })).status).toBe(204);
    expect(await found('+770•••77')).toBeUndefined();
    await keep(second, true);
    expect((await found('+770•••77'))?.companies).toHaveLength(3);
  });

  it('the operator is warned of matches in all networks until they are reviewed', async () => {
    const body = { ...REQUISITES, account: 'KZ86125KZT5004100100', currency: 'KZT' };
    const add = async () => {
      const carrier = await signUpCarrier(app, { legal_id: newNumber() });
      await carrier.call('POST /account/requisites', { body });
      return carrier;
    };
    const found = async () =>
      (await operator.call('GET /operator/matches')).body.data.find(({ hint }) => hint === '…0100');
    const [first, second] = [await add(), await add()];
    const match = await found();
    expect(match).toMatchObject({ kind: 'account' });
    expect(match?.companies.map(({ id }) => id).sort()).toEqual([first.companyId, second.companyId].sort());
    expect(JSON.stringify(match)).not.toContain('125KZT');
    const stranger = await signUpShipper(app);
    expect((await stranger.send('GET /operator/matches')).status).toBe(404);
    const path = { kind: 'account', id: match!.id };
    expect((await stranger.send(REVIEW, { path, body: { note: 'x' } })).status).toBe(404);
    const viewer = await joinColleague(app, operator, 'viewer');
    expect((await viewer.send(REVIEW, { path, body: { note: 'x' } })).status).toBe(403);
    expect((await operator.send(REVIEW, { path, body: { note: ' ' } })).status).toBe(422);
    expect((await operator.send(REVIEW, { path: { kind: 'name', id: 1 }, body: { note: 'x' } })).status).toBe(404);
    expect((await operator.call(REVIEW, { path, body: { note: 'One owner' } })).status).toBe(204);
    expect(await found()).toBeUndefined();
    const closed = await add();
    const { data: closing } = (await closed.call('PUT /account/company/close')).body;
    const marks = (await found())!.companies.map(({ id, closed_at: at }) => [id, at]);
    expect(marks).toEqual([
      [first.companyId, null],
      [second.companyId, null],
      [closed.companyId, closing.closed_at],
    ]);
  });
});

it('a contested number is settled on the operator’s page, with or without its confirmation', async () => {
  const legal_id = newNumber();
  const real = await signUpCarrier(app, { legal_id });
  await app.database.run('update companies set legal_id_confirmed_at = now() where id = $1', [real.companyId]);
  const guest = await signUpCarrier(app);
  const document = { name: '../extract.pdf', content: Buffer.from('%PDF-1.7 extract').toString('base64') };
  const contest = { country_id: 'pl', legal_id, name: 'Moroz', message: 'Ours', document };
  expect((await guest.call('POST /account/brand/contest', { body: contest })).status).toBe(204);
  const [open] = (await operator.call('GET /operator/contests')).body.data;
  expect(open).toMatchObject({
    legal_id,
    company_name: 'Moroz',
    login: guest.login,
    confirmed_for: { id: real.companyId, name: real.name, is_confirmed: true, closed_at: null },
  });
  const { data: closing } = (await real.call('PUT /account/company/close')).body;
  const [ofClosed] = (await operator.call('GET /operator/contests')).body.data;
  expect(ofClosed?.confirmed_for.closed_at).toBe(closing.closed_at);
  await real.send('PUT /account/company/reopen', {});
  const path = { id: open!.id };
  const file = await app.server.inject({
    url: `/api/shipper/v1/operator/contests/${open!.id}/document`,
    headers: { authorization: `Bearer ${operator.token}` },
  });
  expect(file.body).toBe('%PDF-1.7 extract');
  expect(file.headers['content-disposition']).toContain(`contest-${open!.id}.pdf`);
  expect((await real.send('GET /account')).status).toBe(200);
  const stranger = await signUpShipper(app);
  expect((await stranger.send('GET /operator/contests/{id}/document', { path })).status).toBe(404);
  expect((await stranger.send('PUT /operator/contests/{id}/settle', { path, body: { unconfirm: true } })).status).toBe(
    404,
  );
  for (let times = 0; times < 2; times += 1) {
    expect(
      (await operator.call('PUT /operator/contests/{id}/settle', { path, body: { unconfirm: true } })).status,
    ).toBe(204);
  }
  expect((await operator.call('GET /operator/contests')).body.data).toEqual([]);
  const events = await app.database.rows<{ action: string }>(
    `select action from events where entity = 'company' and entity_id = $1 and action = 'company.legal_id_unconfirmed'`,
    [real.companyId],
  );
  expect(events).toHaveLength(1);
});
