import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  gridRow,
  joinCarrier,
  newLogin,
  openTender,
  signUpCarrier,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { companyOf, enterCarrier, inviteCarrier, showCarrier } from '../../../../test/network';
import { startApp, type TestApp } from '../../../../test/start-app';
import { runLegalIdCommand, readLegalIdCommand } from './run-legal-id-command';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

let numbers = 0;
const newNumber = () => validLegalId('pl', (numbers += 1));

type Seen = Partial<{ name: string; country_id: string; legal_id: string }>;
const confirm = (shipper: Shipper, { carrierId, name }: Carrier, legal_id: string, seen: Seen = {}) =>
  shipper.call('PUT /carriers/{id}/confirm_legal_id', {
    path: { id: carrierId },
    body: { name, country_id: 'pl', legal_id, ...seen },
  });
const unconfirm = ({ call }: Shipper, { carrierId }: Carrier) =>
  call('PUT /carriers/{id}/unconfirm_legal_id', { path: { id: carrierId } });
const checkOf = async (shipper: Shipper, { carrierId }: Carrier) =>
  (await showCarrier(shipper, carrierId)).legal_id_check;
const operate = (...words: string[]) => runLegalIdCommand(app, readLegalIdCommand(words));
const eventsOf = async (entity: string, id: number) =>
  (
    await app.database.rows<{ action: string }>(
      `select action from events where entity = $1 and entity_id = $2 and action like '%legal_id%' order by id`,
      [entity, id],
    )
  ).map(({ action }) => action);

const CLAIMED = { confirmed_by: null, confirmed_at: null, is_claimed_by_others: false };

describe('a number that several companies typed', () => {
  it('several companies may claim one number, and their shippers see the other claim', async () => {
    const [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
    const legal_id = newNumber();
    const real = await joinCarrier(app, shipper, { legal_id });
    expect(await checkOf(shipper, real)).toEqual(CLAIMED);
    // The second carrier is in another network and spells the number differently.
    const second = await joinCarrier(app, other, { legal_id: `${legal_id.slice(0, 4)} ${legal_id.slice(4)}` });
    expect(await checkOf(shipper, real)).toEqual({ ...CLAIMED, is_claimed_by_others: true });
    expect(await checkOf(other, second)).toEqual({ ...CLAIMED, is_claimed_by_others: true });
    const id = await openTender(app, shipper);
    await bid(real, id, 240_000);
    expect((await gridRow(shipper, id, real)).carrier.legal_id_check.is_claimed_by_others).toBe(true);
    expect(JSON.stringify((await shipper.call('GET /carriers')).body)).not.toContain(second.name);
    await second.call('PUT /account/brand', { body: { name: second.name, country_id: 'pl', legal_id: null } });
    expect(await checkOf(shipper, real)).toEqual(CLAIMED);
  });

  it('an invited newcomer may claim a number of another company without its relation', async () => {
    const shipper = await signUpShipper(app);
    const legal_id = newNumber();
    const [first, second] = [await inviteCarrier(shipper), await inviteCarrier(shipper)];
    for (const { code, login } of [first, second]) {
      const carrier = await enterCarrier(app, login);
      const body = companyOf(`Reg ${login.split('@')[0]}`, legal_id);
      const accepted = await carrier.call('POST /invitations/{code}/accept', { path: { code }, body });
      expect(accepted).toMatchObject({ status: 200, body: { data: { relation: 'verified' } } });
    }
    expect((await shipper.call('GET /carriers')).body.meta.total).toBe(2);
  });

  it('a claimed number does not make an invited carrier a known one', async () => {
    const shipper = await signUpShipper(app);
    const legal_id = newNumber();
    const fresh = await inviteCarrier(shipper, newLogin('fresh'), { legal_id });
    expect(fresh.legal_id_is_claimed_by_others).toBe(false);
    const again = await inviteCarrier(shipper, newLogin('again'), { legal_id });
    expect(again.id).not.toBe(fresh.id);
    expect(again.legal_id_is_claimed_by_others).toBe(true);
    const carrier = await joinCarrier(app, await signUpShipper(app), { legal_id: newNumber() });
    const taken = (await carrier.call('GET /account')).body.data.company!.legal_id!;
    const late = await inviteCarrier(shipper, newLogin('late'), { legal_id: taken });
    expect(late.legal_id_is_claimed_by_others).toBe(true);
    const { body } = await shipper.call('POST /company/search', { body: { legal_id: taken, country_id: 'pl' } });
    expect(body.data.map(({ legal_id_check }) => legal_id_check.is_claimed_by_others)).toEqual([true]);
  });
});

describe('a shipper that checked the papers', () => {
  it('a shipper confirms a number once for its network and may undo it', async () => {
    const [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
    const legal_id = newNumber();
    const carrier = await joinCarrier(app, shipper, { legal_id });
    const { code } = await inviteCarrier(other, carrier.login);
    await carrier.call('POST /invitations/{code}/accept', { path: { code }, body: {} });
    const confirmed = await confirm(shipper, carrier, `pl${legal_id}`.slice(2));
    const at = new Date(app.clock.at).toISOString();
    const check = { confirmed_by: 'network', confirmed_at: at, is_claimed_by_others: false };
    expect(confirmed).toMatchObject({ status: 200, body: { data: { legal_id_check: check } } });
    app.clock.at += 1000;
    expect((await confirm(shipper, carrier, legal_id)).body.data.legal_id_check).toEqual(check);
    expect((await other.call('GET /carriers')).body.data.map((row) => row.legal_id_check)).toEqual([CLAIMED]);
    expect((await unconfirm(shipper, carrier)).body.data.legal_id_check).toEqual(CLAIMED);
    expect((await unconfirm(shipper, carrier)).status).toBe(200);
    expect(await eventsOf('carrier', carrier.carrierId)).toEqual([
      'carrier.legal_id_confirmed',
      'carrier.legal_id_unconfirmed',
    ]);
  });

  it('a confirmed number identifies the carrier', async () => {
    const shipper = await signUpShipper(app);
    const legal_id = newNumber();
    const carrier = await joinCarrier(app, shipper, { legal_id });
    await confirm(shipper, carrier, legal_id);
    const invitations = [{ login: newLogin('same'), legal_id }];
    const { body } = await shipper.call('POST /catalogs/invite/create', { body: { invitations } });
    expect(body.data).toEqual([]);
    expect(body.meta.already.map(({ carrier_id }) => carrier_id)).toEqual([carrier.carrierId]);
  });

  it('a number cannot be confirmed for a second carrier, whose name the refusal has', async () => {
    const shipper = await signUpShipper(app);
    const legal_id = newNumber();
    const [real, false_] = [
      await joinCarrier(app, shipper, { legal_id, name: 'Real Trans' }),
      await joinCarrier(app, shipper, { legal_id, name: 'Reel Trans' }),
    ];
    const answers = await Promise.all([confirm(shipper, real, legal_id), confirm(shipper, false_, legal_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    const winner = answers[0].status === 200 ? real : false_;
    expect(refused.body).toMatchObject({
      code: 'number.confirmed-here',
      params: { carrier: winner.name, carrier_id: winner.carrierId },
    });
    await unconfirm(shipper, winner);
    expect((await confirm(shipper, winner === real ? false_ : real, legal_id)).status).toBe(200);
  });

  it('only the number that was seen is confirmed, and only of a carrier with a company', async () => {
    const shipper = await signUpShipper(app);
    const legal_id = newNumber();
    const carrier = await joinCarrier(app, shipper, { legal_id });
    for (const seen of [{ legal_id: newNumber() }, { name: 'Another' }, { country_id: 'ua' }]) {
      expect((await confirm(shipper, carrier, legal_id, seen)).body).toMatchObject({ code: 'number.changed' });
    }
    const bare = await joinCarrier(app, shipper);
    expect((await confirm(shipper, bare, legal_id)).body.code).toBe('number.missing');
    const invited = await inviteCarrier(shipper, newLogin('invited'), { legal_id: newNumber() });
    const early = await shipper.call('PUT /carriers/{id}/confirm_legal_id', {
      path: { id: invited.id },
      body: { name: 'X', country_id: 'pl', legal_id },
    });
    expect(early.body.code).toBe('carrier.wrong-relation');
    for (const body of [{}, { name: '', country_id: 'pl', legal_id }, { name: 'A', country_id: 'pl', legal_id: 7 }]) {
      const path = { id: carrier.carrierId };
      expect((await shipper.send('PUT /carriers/{id}/confirm_legal_id', { path, body })).status).toBe(422);
    }
  });

  it.each([
    ['name', { name: 'Another name' }],
    ['number', { legal_id: validLegalId('pl', 9_000) }],
    // Ten digits are a number there too, of a kind without a check digit.
    ['country', { country_id: 'bg' }],
  ])('a confirmation ends when the carrier changes its %s', async (_what, change) => {
    const shipper = await signUpShipper(app);
    const legal_id = newNumber();
    const carrier = await joinCarrier(app, shipper, { legal_id });
    await confirm(shipper, carrier, legal_id);
    const own = { name: carrier.name, country_id: 'pl', legal_id };
    await carrier.call('PUT /account/brand', { body: { ...own, currency: 'EUR' } });
    expect((await checkOf(shipper, carrier)).confirmed_by).toBe('network');
    await carrier.call('PUT /account/brand', { body: { ...own, ...change } });
    expect((await checkOf(shipper, carrier)).confirmed_by).toBeNull();
    expect((await eventsOf('carrier', carrier.carrierId)).at(-1)).toBe('carrier.legal_id_unconfirmed');
    await carrier.call('PUT /account/brand', { body: own });
    expect((await checkOf(shipper, carrier)).confirmed_by).toBeNull();
  });

  it('a declined request for access ends the confirmation of its number', async () => {
    const shipper = await signUpShipper(app);
    const legal_id = newNumber();
    const id = await openTender(app, shipper, { audience: { kind: 'link' } });
    const code = (await shipper.done('GET /loads/{id}', id)).public_link!.split('/').at(-1)!;
    const guest = await signUpCarrier(app, { legal_id });
    await guest.call('POST /links/{code}/open', { path: { code } });
    const [row] = (await shipper.call('GET /carriers', { query: { state: 'requested' } })).body.data;
    const carrier = Object.assign(guest, { carrierId: row!.id });
    expect((await confirm(shipper, carrier, legal_id)).status).toBe(200);
    await shipper.done('PUT /carriers/{id}/decline', row!.id, { reason: 'No' });
    const next = await joinCarrier(app, shipper, { legal_id });
    expect((await confirm(shipper, next, legal_id)).status).toBe(200);
  });
});

describe('a number that the operator confirmed', () => {
  it('a number that the operator confirmed refuses new claims without naming its company', async () => {
    const shipper = await signUpShipper(app);
    const legal_id = newNumber();
    const early = await joinCarrier(app, shipper, { legal_id });
    const real = await joinCarrier(app, shipper, { legal_id, name: 'Real Trans' });
    const [line] = await operate('confirm', String(real.companyId));
    expect(line).toContain('confirmed');
    expect(await operate('show', 'PL', ` ${legal_id.slice(0, 3)} ${legal_id.slice(3)}`)).toHaveLength(2);
    expect(await checkOf(shipper, real)).toMatchObject({ confirmed_by: 'operator', is_claimed_by_others: true });
    expect(await checkOf(shipper, early)).toMatchObject({ confirmed_by: null, is_claimed_by_others: true });

    const body = { name: 'Fake', country_id: 'pl', legal_id: `${legal_id.slice(0, 5)}-${legal_id.slice(5)}` };
    const guests = [await enterCarrier(app, newLogin('guest')), await signUpCarrier(app), await signUpShipper(app)];
    for (const guest of guests) {
      const refused = await guest.send('PUT /account/brand', { body });
      expect(refused).toMatchObject({ status: 409, body: { code: 'brand.exists', params: {} } });
      expect(Object.keys(refused.body['errors'] as object)).toEqual(['legal_id']);
      expect(JSON.stringify(refused.body)).not.toContain('Real Trans');
    }
    expect((await guests[0]!.send('PUT /account/brand', { body: { ...body, country_id: 'ua' } })).status).toBe(200);
    // Earlier claims stay, and their administrators may open a brand in the other application.
    expect((await early.call('PUT /account/brand', { body: { ...body, name: 'Early again' } })).status).toBe(200);
    expect((await confirm(shipper, { ...early, name: 'Early again' }, legal_id)).body.code).toBe(
      'number.confirmed-here',
    );

    await real.call('PUT /account/brand', { body: { name: 'Renamed', country_id: 'pl', legal_id } });
    expect((await checkOf(shipper, real)).confirmed_by).toBeNull();
    expect(await eventsOf('company', real.companyId)).toEqual([
      'company.legal_id_confirmed',
      'company.legal_id_unconfirmed',
    ]);
    expect((await guests[1]!.send('PUT /account/brand', { body })).status).toBe(200);
  });

  it('administrators may use the confirmed number for another brand', async () => {
    const legal_id = newNumber();
    const real = await signUpCarrier(app, { legal_id });
    await operate('confirm', String(real.companyId));
    const second = await real.call('POST /account/brand', { body: { name: 'Second', country_id: 'pl', legal_id } });
    expect(second.status).toBe(201);
  });

  it('a confirmation of the operator ends those of shippers and can be undone', async () => {
    const [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
    const legal_id = newNumber();
    const fake = await joinCarrier(app, shipper, { legal_id });
    await confirm(shipper, fake, legal_id);
    const real = await joinCarrier(app, other, { legal_id });
    await operate('confirm', String(real.companyId));
    expect((await checkOf(shipper, fake)).confirmed_by).toBeNull();
    expect((await confirm(shipper, fake, legal_id)).body).toMatchObject({
      code: 'number.confirmed-elsewhere',
      params: {},
    });
    await expect(operate('confirm', String(fake.companyId))).rejects.toThrow('confirmed already');
    await operate('confirm', String(real.companyId));
    await operate('unconfirm', String(real.companyId));
    expect((await confirm(shipper, fake, legal_id)).status).toBe(200);
    expect(await eventsOf('company', real.companyId)).toHaveLength(2);
  });

  it('a command confirms a number and explains its usage', async () => {
    const bare = await signUpCarrier(app);
    for (const words of [
      [],
      ['show', 'pl'],
      ['show', 'poland', '1'],
      ['confirm', 'x'],
      ['unconfirm'],
      ['other', '1'],
    ]) {
      expect(() => readLegalIdCommand(words)).toThrow('npm run legal-id');
    }
    await expect(operate('confirm', '999999999')).rejects.toThrow('no company');
    await expect(operate('confirm', String(bare.companyId))).rejects.toThrow('no legal id');
    expect(await operate('show', 'pl', '0')).toEqual(['No company claims this number.']);
  });
});
