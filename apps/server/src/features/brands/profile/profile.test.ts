import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinCarrier, joinColleague, signUpCarrier, signUpShipper, type Shipper } from '../../../../test/build';
import { PROFILE, REQUISITES, SIGNEE } from '@tenderlane/contract/brands/examples';
import { linkSecret, pressLink } from '../../../../test/personal-link';
import { openTender } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const errorsOf = (answer: { body: unknown }) => (answer.body as { errors: Record<string, string[]> }).errors;
const historyOf = async (shipper: Shipper) =>
  (await shipper.call('GET /account/company/history', { query: {} })).body.data;

describe.each(['shipper', 'carrier'] as const)('the company of a %s', (side) => {
  const signUp = () => (side === 'shipper' ? signUpShipper(app) : signUpCarrier(app)) as Promise<Shipper>;

  it('a company stores its data and their author', async () => {
    const company = await signUp();
    const { data } = (await company.call('PUT /account/company', { body: PROFILE })).body;
    expect(data).toMatchObject({ ...PROFILE, legal_id: null, legal_id_kind: null });
    expect((await company.call('GET /account/company')).body.data).toEqual(data);
    // Fields that are not sent stay; null deletes.
    const changed = await company.call('PUT /account/company', {
      body: { address: { city: 'Gdynia' }, licence: { until: null }, website: null },
    });
    expect(changed.body.data).toMatchObject({
      tax_id: PROFILE.tax_id,
      address: { ...PROFILE.address, city: 'Gdynia' },
      licence: { ...PROFILE.licence, until: null },
      website: null,
    });
    await company.call('PUT /account/company', { body: { address: { city: 'Gdynia' } } });
    const [last, before] = await historyOf(company);
    expect(last).toMatchObject({
      action: 'company.changed',
      changes: [
        { field: 'address_city', old: 'Gdańsk', new: 'Gdynia' },
        { field: 'licence_until', old: '2034-01-01', new: null },
        { field: 'website', old: 'https://kvarta.example', new: null },
      ],
    });
    expect(last?.editor).toMatch(/Savchuk|Nowak/);
    expect(before?.changes).toHaveLength(16);
  });

  it('invalid data of a company are refused at their fields', async () => {
    const company = await signUp();
    const refused = async (body: object) => {
      const answer = await company.send('PUT /account/company', { body });
      expect(answer.status).toBe(422);
      return Object.keys(errorsOf(answer));
    };
    expect(await refused({ website: 'http://kvarta.example' })).toEqual(['website']);
    expect(await refused({ licence: { from: '2026-02-30' } })).toEqual(['licence.from']);
    expect(await refused({ licence: { from: '2026-02-02', until: '2026-02-01' } })).toEqual(['licence.until']);
    expect(await refused({ registered_on: '2999-01-01' })).toEqual(['registered_on']);
    expect(await refused({ legal_form: 'llc' })).toEqual(['legal_form']);
    expect(await refused({ organization_size: '12' })).toEqual(['organization_size']);
    expect(await refused({ tax_id: 'x'.repeat(51) })).toEqual(['tax_id']);
    expect(await refused({ address: { city: 'a\u0000b' } })).toEqual(['address.city']);
    expect(await refused({ capital: 1 })).toEqual(['capital']);
  });

  it('a company has signees and one default', async () => {
    const company = await signUp();
    const first = (await company.call('POST /account/signees', { body: { ...SIGNEE, phone: '00380 44 123-45-67' } }))
      .body.data;
    expect(first).toMatchObject({ ...SIGNEE, is_default: true });
    const second = (
      await company.call('POST /account/signees', { body: { first_name: 'Ihor', last_name: 'Bondar', phone: '' } })
    ).body.data;
    expect(second).toMatchObject({ is_default: false, phone: null, basis: null });
    const names = async () =>
      (await company.call('GET /account/signees')).body.data.map((one) => [one.first_name, one.is_default]);
    await company.call('PUT /account/signees/{id}', { path: { id: second.id }, body: { is_default: true } });
    expect(await names()).toEqual([
      ['Ihor', true],
      ['Olena', false],
    ]);
    // A signee cannot merely cease to be the default.
    await company.call('PUT /account/signees/{id}', { path: { id: second.id }, body: { is_default: false } });
    expect((await names())[0]).toEqual(['Ihor', true]);
    const path = { id: second.id };
    expect((await company.call('DELETE /account/signees/{id}', { path })).status).toBe(204);
    expect((await company.call('DELETE /account/signees/{id}', { path })).status).toBe(204);
    expect(await names()).toEqual([['Olena', true]]);
    expect((await company.call('PUT /account/signees/{id}', { path, body: { basis: 'x' } })).status).toBe(404);
    await company.call('PUT /account/signees/{id}/restore', { path });
    await company.call('PUT /account/signees/{id}/restore', { path });
    expect(await names()).toEqual([
      ['Ihor', true],
      ['Olena', false],
    ]);
    expect((await historyOf(company)).filter(({ action }) => action === 'company.signees_changed')).toHaveLength(5);
  });

  it('a signee without a name or a contact is refused', async () => {
    const company = await signUp();
    const refused = async (body: object) =>
      Object.keys(errorsOf(await company.send('POST /account/signees', { body }))).sort();
    expect(await refused({ first_name: ' ', last_name: '' })).toEqual(['first_name', 'last_name']);
    expect(await refused({ ...SIGNEE, phone: '12', email: 'nobody' })).toEqual(['email', 'phone']);
    for (let count = 0; count < 50; count += 1) await company.call('POST /account/signees', { body: SIGNEE });
    expect((await company.send('POST /account/signees', { body: SIGNEE })).body.code).toBe('signee.too-many');
  });
});

it('the company card has the confirmed accounts for members who may see them', async () => {
  const shipper = await signUpShipper(app, 'pl', { legal_id: '5260250995' });
  await shipper.call('PUT /account/company', { body: PROFILE });
  await shipper.call('POST /account/signees', { body: { ...SIGNEE, position: '=cmd()' } });
  await shipper.call('POST /account/requisites', { body: REQUISITES });
  const cardOf = async (token: string | null) => {
    const url = '/api/shipper/v1/account/company/export';
    return (
      await app.server.inject({ url, headers: { authorization: `Bearer ${token ?? ''}`, 'accept-language': 'en' } })
    ).body;
  };
  const card = await cardOf(shipper.token);
  for (const line of [
    'Company data;Legal ID;5260250995',
    'Company data;Type of legal ID;NIP',
    'Company data;Valid until;01.01.2034',
    'Bank details;Account number or IBAN;PL61 1090 1014 0000 0712 1981 2874',
    'Bank details;Main;yes',
  ])
    expect(card.replaceAll('"', '')).toContain(line);
  expect(card).not.toMatch(/;"?=cmd/);
  const viewer = await joinColleague(app, shipper, 'viewer');
  expect(await cardOf(viewer.token)).not.toContain('Bank details');
});

describe('who may see and change a company’s data', () => {
  it('every member sees the data, and only members who may change settings change it', async () => {
    const shipper = await signUpShipper(app);
    await shipper.call('PUT /account/company', { body: PROFILE });
    const { id } = (await shipper.call('POST /account/signees', { body: SIGNEE })).body.data;
    for (const role of ['viewer', 'dispatcher', 'accountant', 'manager'] as const) {
      const colleague = await joinColleague(app, shipper, role);
      expect((await colleague.call('GET /account/company')).body.data.website).toBe(PROFILE.website);
      expect((await colleague.call('GET /account/signees')).body.data).toHaveLength(1);
      const answer = await colleague.send('PUT /account/signees/{id}', { path: { id }, body: { basis: 'x' } });
      expect(answer.body).toMatchObject({ code: 'right.missing', params: { right: 'settings.write' } });
      const money = await colleague.send('GET /account/requisites');
      expect(money.status).toBe(role === 'manager' || role === 'accountant' ? 200 : 403);
    }
    const stranger = await signUpShipper(app);
    expect((await stranger.send('PUT /account/signees/{id}', { path: { id }, body: {} })).status).toBe(404);
    expect((await stranger.call('GET /account/company')).body.data.website).toBeNull();
  });

  it('a session of a link neither sees nor changes the data', async () => {
    const shipper = await signUpShipper(app);
    const carrier = await joinCarrier(app, shipper);
    await openTender(app, shipper);
    const byLink = await pressLink(app, await linkSecret(app, carrier.login));
    for (const key of ['GET /account/company', 'GET /account/requisites', 'GET /account/signees'] as const) {
      expect((await byLink.send(key)).body.code).toBe('session.code-needed');
    }
  });
});

describe('a legal id that is typed', () => {
  it('a legal ID is checked by the form of its country in every place', async () => {
    const shipper = await signUpShipper(app, 'ua');
    const brand = { name: 'Kvarta', country_id: 'ua' };
    const wrong = await shipper.send('PUT /account/brand', { body: { ...brand, legal_id: '32855962' } });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'legal-id.check-digit' } });
    expect(errorsOf(wrong)['legal_id']?.[0]).toContain('EDRPOU');
    const short = await shipper.send('POST /account/brand', { body: { ...brand, legal_id: '123' } });
    expect(errorsOf(short)['legal_id']?.[0]).toMatch(/EDRPOU \/ RNOKPP.*32855961/);
    const invited = await shipper.send('POST /catalogs/invite/create', {
      body: {
        invitations: [
          { login: 'one@example.com' },
          { login: 'two@example.com', legal_id: '5260250996', country_id: 'pl' },
        ],
      },
    });
    expect(Object.keys(errorsOf(invited))).toEqual(['invitations.1.legal_id']);
    expect(
      (await shipper.call('PUT /account/brand', { body: { ...brand, legal_id: 'UA 3285-5961' } })).body.data,
    ).toMatchObject({ legal_id: '32855961' });
    expect((await shipper.call('GET /account/company')).body.data).toMatchObject({ legal_id_kind: 'edrpou' });
  });

  it('an invalid legal ID is refused in the company of an invitation', async () => {
    const shipper = await signUpShipper(app);
    const [invitation] = (
      await shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login: 'number@example.com' }] } })
    ).body.data;
    const guest = app.carrier((await signUpCarrier(app)).token);
    await guest.call('POST /account/brand', { body: { name: 'Second', country_id: 'pl' } });
    const fresh = app.carrier(
      await (await import('../../../../test/build')).signIn(app, 'carrier', 'number@example.com'),
    );
    const answer = await fresh.send('POST /invitations/{code}/accept', {
      path: { code: invitation!.code },
      body: { company: { name: 'Trans', country_id: 'pl', legal_id: '5260250996' } },
    });
    expect(Object.keys(errorsOf(answer))).toEqual(['company.legal_id']);
  });

  it('an older legal ID with a wrong form stays', async () => {
    const shipper = await signUpShipper(app);
    await app.database.run(`update companies set legal_id = 'OLD1' where id = $1`, [shipper.companyId]);
    const body = { name: 'Renamed', country_id: 'pl', legal_id: 'old-1' };
    expect((await shipper.call('PUT /account/brand', { body })).body.data).toMatchObject({
      name: 'Renamed',
      legal_id: 'OLD1',
    });
    const moved = await shipper.send('PUT /account/brand', { body: { name: 'Renamed', country_id: 'ua' } });
    expect(moved.body.code).toBe('legal-id.format');
  });
});
