import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftTender, joinCarrier, newLogin, signIn, signUpShipper, type Carrier, type Shipper } from '../build';
import { bringTable } from '../imports/bring-table';
import { inviteCarrier } from '../network';
import { startApp, type TestApp } from '../start-app';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let founder: Shipper;
let draft: number;
beforeAll(async () => {
  app = await startApp();
  founder = await signUpShipper(app);
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  draft = await draftTender(app, shipper);
});
afterAll(() => app.close());

interface Answer {
  status: number;
  body: { errors?: Record<string, string[]> };
}
const ofCompany = { country_id: 'pl' };
const invite = (name: string) =>
  shipper.send('POST /catalogs/invite/create', {
    body: { invitations: [{ login: newLogin('x'), company_name: name }] },
  });

const COMPANIES: [string, string, (name: string) => Promise<Answer>][] = [
  ['a shipper', 'name', (name) => shipper.send('PUT /account/brand', { body: { ...ofCompany, name } })],
  ['a further brand', 'name', (name) => founder.send('POST /account/brand', { body: { ...ofCompany, name } })],
  ['a carrier', 'name', (name) => carrier.send('PUT /account/brand', { body: { ...ofCompany, name } })],
  ['an invited carrier', 'invitations.0.company_name', invite],
  [
    'a carrier named by its shipper',
    'name',
    async (name) => {
      const { id } = await inviteCarrier(shipper);
      return shipper.send('PUT /carriers/{id}/company', { path: { id }, body: { name } });
    },
  ],
  [
    'a carrier that accepts',
    'company.name',
    async (name) => {
      const { code, login } = await inviteCarrier(shipper);
      const guest = app.carrier(await signIn(app, 'carrier', login));
      await guest.call('PUT /profile/info', { body: { first_name: 'Piotr', last_name: 'Nowak', accepts_terms: true } });
      return guest.send('POST /invitations/{code}/accept', {
        path: { code },
        body: { company: { ...ofCompany, name } },
      });
    },
  ],
];

const OTHERS: typeof COMPANIES = [
  [
    'a person',
    'first_name',
    (name) => shipper.send('PUT /profile/info', { body: { first_name: name, last_name: 'B' } }),
  ],
  ['a load', 'name', (name) => shipper.send('PUT /loads/{id}', { path: { id: draft }, body: { name } })],
  ['a driver', 'name', (name) => carrier.send('POST /drivers', { body: { name } })],
  [
    'a contact',
    'first_name',
    (name) => carrier.send('POST /contacts', { body: { first_name: name, phone: '+48601234567' } }),
  ],
];

const BAD = ['\u200B\u200B', 'Kvarta \u202Egpj', 'Kvarta – evil.com', '***'];
const NOT_OF_COMPANIES = ['Теndеrlаnе Suрроrt'];

describe.each([...COMPANIES, ...OTHERS])('%s', (_who, field, name) => {
  it.each(BAD)('the name %j is refused', async (bad) => {
    const { status, body } = await name(bad);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('a name of combined signs is accepted', async () => {
    expect((await name('Žilina Cafe\u0301 24')).status).toBeLessThan(300);
  });
});

it.each(COMPANIES)('a name like that of the product is refused for %s', async (_who, field, name) => {
  for (const bad of NOT_OF_COMPANIES) {
    const { status, body } = await name(bad);
    expect([status, body.errors?.[field]?.[0]]).toEqual([
      422,
      'The name looks like that of this product. Choose another.',
    ]);
  }
});

it('names are stored in one form of Unicode', async () => {
  await carrier.call('PUT /account/brand', { body: { ...ofCompany, name: 'Cafe\u0301 Trans' } });
  const row = await app.database.one<{ name: string }>('select name from companies where id = $1', [carrier.companyId]);
  expect(row.name).toBe('Café Trans');
});

it('deceptive names in a file are refused', async () => {
  const lines = [...BAD, ...NOT_OF_COMPANIES].map((name, n) => `${name};file${n}@example.com;Ivan`);
  const table = ['Company;E-mail;Contact person', ...lines, 'Good Trans;good@example.com;see evil.com'].join('\n');
  const { id } = await bringTable(app, shipper, `${table}\n`);
  await shipper.done('POST /imports/{id}/run', id, { dry_run: false });
  await app.runLongJobs();
  const { data } = (await shipper.call('GET /imports/{id}/refused', { path: { id } })).body;
  expect(data.map(({ problems }) => problems.map(({ code, field }) => `${field} ${code}`))).toEqual([
    ['name control-characters'],
    ['name control-characters'],
    ['name web-address'],
    ['name no-letters'],
    ['name product-name'],
    ['contact_name web-address'],
  ]);
});

it('older names are shown unchanged', async () => {
  await app.database.run(`update companies set name = 'www.kvarta.pl' where id = $1`, [shipper.companyId]);
  expect((await shipper.call('GET /account')).body.data.brand_members[0]?.name).toBe('www.kvarta.pl');
});
