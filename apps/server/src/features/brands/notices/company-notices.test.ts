import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptColleague,
  bid,
  joinCarrier,
  joinColleague,
  MINUTE_MS,
  newLogin,
  openTender,
  select,
  signIn,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { REQUISITES } from '@tenderlane/contract/brands/examples';
import { addFacility, addPublicFacility } from '../../../../test/facilities/add-facilities';
import { DRIVER, TRAILER, TRUCK } from '@tenderlane/contract/fleet/examples';
import { inviteCarrier } from '../../../../test/network';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;
beforeAll(async () => {
  app = await startApp();
  operator = await signUpShipper(app);
  shipper = await signUpShipper(app);
});
afterAll(() => app.close());

type Person = Pick<Shipper, 'send'> | Pick<Carrier, 'send'>;

async function bell(person: Person) {
  while ((await app.dispatcher.runOnce()) > 0);
  const { body } = await (person as Carrier).send('GET /notifications', { query: {} });
  return (body as unknown as { data: { title: string; description: string; page_name: string; link: string | null }[] })
    .data;
}
const about = async (person: Person, words: RegExp) => (await bell(person)).filter(({ title }) => words.test(title));

const joinOwn = async (carrier: Carrier, role: 'administrator' | 'dispatcher') => {
  const login = newLogin('colleague');
  await carrier.call('POST /profile/users', { body: { login, role } });
  const colleague = await acceptColleague(app, app.carrier(await signIn(app, 'carrier', login)), login);
  return Object.assign(colleague, { login });
};

const GERMAN = { ...REQUISITES, account: 'DE89 3704 0044 0532 0130 00', currency: 'EUR', bank_name: 'Sparkasse' };

describe('new bank details of a carrier', () => {
  let carrier: Carrier;
  let other: Shipper;
  let stranger: Shipper;
  let colleague: Awaited<ReturnType<typeof joinOwn>>;
  let dispatcher: Awaited<ReturnType<typeof joinOwn>>;
  let accountant: Shipper;
  let viewer: Shipper;
  let id: number;
  beforeAll(async () => {
    carrier = await joinCarrier(app, shipper);
    other = await signUpShipper(app);
    stranger = await signUpShipper(app);
    const { code } = await inviteCarrier(other, carrier.login);
    await carrier.call('POST /invitations/{code}/accept', { path: { code: code! }, body: {} });
    // The third shipper invited it, but it is not in that network.
    await inviteCarrier(stranger, carrier.login);
    colleague = await joinOwn(carrier, 'administrator');
    dispatcher = await joinOwn(carrier, 'dispatcher');
    accountant = await joinColleague(app, shipper, 'accountant');
    viewer = await joinColleague(app, shipper, 'viewer');
    await carrier.call('POST /account/requisites', { body: REQUISITES });
    app.clock.at += MINUTE_MS;
    id = (await carrier.call('POST /account/requisites', { body: GERMAN })).body.data.id;
  });

  it('new bank details are sent once to the colleague who can confirm them, and to nobody else', async () => {
    const asked = /new bank details to confirm/;
    expect(await about(colleague, asked)).toMatchObject([
      {
        title: `${carrier.name}: new bank details to confirm`,
        description: expect.stringMatching(/Sparkasse, account …3000/),
        page_name: 'company',
      },
    ]);
    for (const person of [carrier, dispatcher, shipper, accountant, other])
      expect(await about(person, asked)).toEqual([]);
    const mail = await app.lastMessage(colleague.login);
    expect(mail.text).toContain('/carrier/settings/company');
    expect(mail.text).not.toContain('370400440532');
    // The bank's address does not decide where money goes, so nobody must confirm it.
    await carrier.call('PUT /account/requisites/{id}', { path: { id }, body: { bank_address: 'Bonn' } });
    expect(await about(colleague, asked)).toHaveLength(1);
    // The account decides where money goes, so it must be confirmed again.
    await carrier.call('PUT /account/requisites/{id}', { path: { id }, body: { account: 'DE02120300000000202051' } });
    expect((await about(colleague, asked))[0]?.description).toContain('…2051');
  });

  it('deleted bank details cannot be confirmed', async () => {
    const body = { ...GERMAN, account: 'UA213223130000026007233566001', currency: 'UAH' };
    const gone = (await carrier.call('POST /account/requisites', { body })).body.data.id;
    await carrier.call('DELETE /account/requisites/{id}', { path: { id: gone } });
    expect((await bell(colleague)).filter(({ description }) => description.includes('…6001'))).toEqual([]);
  });

  it('confirmed bank details are notified to administrators and to paying shippers, without the number', async () => {
    await colleague.call('PUT /account/requisites/{id}/confirm', { path: { id }, body: {} });
    await colleague.call('PUT /account/requisites/{id}/confirm', { path: { id }, body: {} });
    expect(await about(carrier, /new bank details are confirmed/)).toMatchObject([
      { description: expect.stringContaining('account …2051'), page_name: 'company' },
    ]);
    expect(await about(dispatcher, /bank details/)).toEqual([]);
    const changed = /changed its bank details/;
    for (const [person, login] of [
      [shipper, shipper.login],
      [accountant, accountant.login],
      [other, other.login],
    ] as const) {
      const [told, ...more] = await about(person, changed);
      expect(more).toEqual([]);
      expect(told).toMatchObject({ title: `${carrier.name} changed its bank details`, page_name: 'carriers.show' });
      const mail = await app.lastMessage(login);
      for (const text of [told?.description, mail.text, mail.subject]) expect(text).not.toMatch(/2051|Sparkasse|DE02/);
    }
    expect((await about(shipper, changed))[0]?.link).toBe(String(carrier.carrierId));
    for (const person of [viewer, stranger]) expect(await about(person, changed)).toEqual([]);
    const rows = await app.database.rows<{
      company_id: number;
      params: unknown;
      changes: unknown;
      account_id: unknown;
    }>(
      `select company_id, params, changes, account_id from events where action = 'carrier.requisites_changed' order by company_id`,
    );
    expect(rows).toEqual(
      [shipper, other].map(({ companyId }) => ({ company_id: companyId, params: {}, changes: [], account_id: null })),
    );
  });

  it('a deleted or restored account notifies nobody', async () => {
    await carrier.call('DELETE /account/requisites/{id}', { path: { id } });
    await carrier.call('PUT /account/requisites/{id}/restore', { path: { id } });
    expect(await about(shipper, /changed its bank details/)).toHaveLength(1);
    expect(await about(colleague, /are confirmed/)).toEqual([]);
  });
});

it('new bank details of a shipper are sent to its own colleague and not to its network', async () => {
  const own = await signUpShipper(app);
  const colleague = await joinColleague(app, own, 'administrator');
  const carrier = await joinCarrier(app, own);
  await own.call('POST /account/requisites', { body: REQUISITES });
  app.clock.at += MINUTE_MS;
  const { id } = (await own.call('POST /account/requisites', { body: GERMAN })).body.data;
  expect(await about(colleague, /to confirm/)).toMatchObject([{ page_name: 'companies' }]);
  await colleague.call('PUT /account/requisites/{id}/confirm', { path: { id }, body: {} });
  expect(await about(own, /are confirmed/)).toHaveLength(1);
  expect(await about(carrier, /bank details/)).toEqual([]);
});

describe('the operator’s decision about a proposal', () => {
  it('the decision is sent to the member who made the proposal, with the reason of a refusal', async () => {
    const proposer = await joinColleague(app, shipper, 'dispatcher');
    const { shared } = await addPublicFacility(operator, shipper, { name: 'Shared hub' });
    const propose = async (name: string) => {
      const body = { kind: 'correction' as const, content: { name } };
      return (await proposer.call('POST /facilities/{id}/proposals', { path: { id: shared }, body })).body.data.id;
    };
    const declined = await propose('Wrong hub');
    const path = { id: declined };
    const body = { reason: 'There is no such name' };
    await operator.call('PUT /operator/facility_proposals/{id}/decline', { path, body });
    await operator.call('PUT /operator/facility_proposals/{id}/approve', { path: { id: await propose('Right hub') } });
    const told = await about(proposer, /your request/);
    expect(told).toMatchObject([
      { title: 'The operator accepted your request: Right hub', page_name: 'facility.show', link: String(shared) },
      {
        title: expect.stringContaining('declined'),
        description: expect.stringContaining('Reason: There is no such name'),
      },
    ]);
    expect((await app.messages(proposer.login)).map(({ text }) => text).join()).toContain('There is no such name');
    // Each member is notified about its own proposal.
    expect(await about(shipper, /your request/)).toMatchObject([{ title: expect.stringContaining('accepted') }]);
  });

  it('the decision is not sent to a former member', async () => {
    const proposer = await joinColleague(app, shipper, 'dispatcher');
    const id = await addFacility(proposer, { name: 'Left behind' });
    const body = { kind: 'publication' as const, content: {} };
    const proposal = (await proposer.call('POST /facilities/{id}/proposals', { path: { id }, body })).body.data.id;
    const users = (await shipper.call('GET /profile/users')).body.data;
    const member = users.find(({ login }) => login === proposer.login)!;
    await shipper.call('DELETE /profile/users/{id}', { path: { id: member.id } });
    const before = (await app.messages(proposer.login)).length;
    await operator.call('PUT /operator/facility_proposals/{id}/approve', { path: { id: proposal } });
    while ((await app.dispatcher.runOnce()) > 0);
    expect(await app.messages(proposer.login)).toHaveLength(before);
  });
});

describe('driver and truck of an order', () => {
  it('the manager of the load is notified of the last named driver and truck', async () => {
    const carrier = await joinCarrier(app, shipper);
    const loser = await joinCarrier(app, shipper);
    const load = await openTender(app, shipper);
    await bid(carrier, load, 200_000);
    await bid(loser, load, 190_000);
    app.clock.at += 25 * 3_600_000;
    await app.runDueWork();
    await select(shipper, load, carrier);
    await carrier.done('PUT /loads/{id}/confirm', load, {});
    const driver_id = (await carrier.call('POST /drivers', { body: DRIVER })).body.data.id;
    const truck_id = (await carrier.call('POST /trucks', { body: TRUCK })).body.data.id;
    const trailer_id = (await carrier.call('POST /trailers', { body: TRAILER })).body.data.id;
    const assign = (body: object) =>
      carrier.send('PUT /loads/{id}/vehicle', {
        path: { id: load },
        body: { driver_id: null, truck_id: null, trailer_id: null, ...body },
      });
    await assign({ driver_id, truck_id });
    const named = /Driver or truck named/;
    expect(await about(shipper, named)).toMatchObject([
      {
        description: expect.stringMatching(/: Taras Melnyk, AA 1234 BC\.?$/),
        page_name: 'tenders.show',
        link: String(load),
      },
    ]);
    expect((await app.lastMessage(shipper.login)).text).toContain('Taras Melnyk, AA 1234 BC');
    // A deleted driver stays assigned; a later assignment replaces the entry.
    await carrier.call('DELETE /drivers/{id}', { path: { id: driver_id } });
    await assign({ driver_id, truck_id, trailer_id });
    const told = await about(shipper, named);
    expect(told.map(({ description }) => description.split(': ').at(-1))).toEqual([
      expect.stringMatching(/^Taras Melnyk, AA 1234 BC, AA 5678 XX/),
    ]);
    expect(await about(loser, named)).toEqual([]);
    expect(await about(carrier, named)).toEqual([]);
    const takenBack = /Driver or truck taken back/;
    const said = async () =>
      (await about(shipper, takenBack)).map(({ description }) => description.split(': ').slice(1).join(': '));
    await assign({ truck_id, trailer_id });
    expect(await said()).toEqual(['Taras Melnyk. Named now: AA 1234 BC, AA 5678 XX']);
    await assign({});
    expect(await said()).toHaveLength(2);
    expect(await said()).toContain('AA 1234 BC, AA 5678 XX. Now nobody and nothing is named.');
    expect((await app.lastMessage(shipper.login)).text).toContain('AA 1234 BC, AA 5678 XX. Now nobody');
    expect(await about(shipper, named)).toHaveLength(1);
    expect(await about(loser, takenBack)).toEqual([]);
    expect(await about(carrier, takenBack)).toEqual([]);
  });
});
