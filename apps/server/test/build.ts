import type { Role } from '@tenderlane/domain/core';
import type { Auction, BidBody, CarrierApi, Money, ShipperApi } from '@tenderlane/contract';
import { completeLoadBody } from '@tenderlane/contract/loads/examples';
import type { Caller } from './caller';
import type { TestApp } from './start-app';

export { completeLoadBody } from '@tenderlane/contract/loads/examples';

export const HOUR_MS = 3_600_000;
let counter = 0;

export const newLogin = (name: string) => `${name}.${process.pid}.${++counter}@example.com`;

let addresses = 0;
export const newAddress = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;

export async function signIn(app: TestApp, base: 'shipper' | 'carrier', login: string): Promise<string> {
  const visitor = base === 'shipper' ? app.shipper() : app.carrier();
  const address = newAddress();
  const asked = await visitor.send('POST /auth/code', { body: { login }, address });
  const { request } = (asked.body as { data?: { request?: string } }).data ?? {};
  const { text } = await app.lastMessage(login);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  const answer = await visitor.send('POST /auth/login', { body: { login, request, code }, address });
  const token = (answer.body as { data?: { token: string } }).data?.token;
  if (!token) throw new Error(`no sign-in for ${login}: ${JSON.stringify(answer.body)}`);
  return token;
}

export type Shipper = Caller<ShipperApi> & { login: string; companyId: number };
export type Carrier = Caller<CarrierApi> & { login: string; companyId: number; carrierId: number; name: string };

type Company = { name?: string; country_id?: string; legal_id?: string; currency?: string };

export async function signUpShipper(app: TestApp, countryId = 'pl', company: Company = {}): Promise<Shipper> {
  const login = newLogin('shipper');
  const caller = app.shipper(await signIn(app, 'shipper', login));
  await caller.call('PUT /profile/info', { body: { first_name: 'Olena', last_name: 'Savchuk', accepts_terms: true } });
  const { body } = await caller.call('PUT /account/brand', {
    body: { name: `Kvarta ${counter}`, country_id: countryId, ...company },
  });
  return Object.assign(caller, { login, companyId: body.data.id });
}

export async function joinColleague(
  app: TestApp,
  shipper: Shipper,
  role: Exclude<Role, 'owner'>,
  login = newLogin(role),
): Promise<Shipper & { memberId: number }> {
  const invited = await shipper.call('POST /profile/users', { body: { login, role } });
  const caller = app.shipper(await signIn(app, 'shipper', login));
  await caller.call('PUT /profile/info', { body: { first_name: 'Ihor', last_name: 'Bondar', accepts_terms: true } });
  await acceptColleague(app, caller, login);
  return Object.assign(caller, { login, companyId: shipper.companyId, memberId: invited.body.data.id });
}

export async function acceptColleague<Guest extends Pick<Caller<ShipperApi> | Caller<CarrierApi>, 'send'>>(
  app: TestApp,
  guest: Guest,
  login: string,
): Promise<Guest> {
  const messages = await app.messages(login);
  const code = messages.map(({ text }) => /\/brand\/([\w-]+)/.exec(text)?.[1]).find(Boolean);
  const accepted = await guest.send('POST /brands/invitations/{code}/accept', { path: { code } });
  if (accepted.status !== 200) throw new Error(`not joined: ${JSON.stringify(accepted.body)}`);
  return guest;
}

export async function signUpCarrier(app: TestApp, company: Company = {}): Promise<Omit<Carrier, 'carrierId'>> {
  const login = newLogin('carrier');
  const caller = app.carrier(await signIn(app, 'carrier', login));
  const name = company.name ?? `Haulier ${counter}`;
  await caller.call('PUT /profile/info', { body: { first_name: 'Piotr', last_name: 'Nowak', accepts_terms: true } });
  const { body } = await caller.call('PUT /account/brand', { body: { country_id: 'pl', ...company, name } });
  return Object.assign(caller, { login, companyId: body.data.id, name });
}

export async function joinCarrier(app: TestApp, shipper: Shipper, company: Company = {}): Promise<Carrier> {
  const login = newLogin('carrier');
  const invited = await shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login }] } });
  const [invitation] = invited.body.data;
  const caller = app.carrier(await signIn(app, 'carrier', login));
  const name = company.name ?? `Haulier ${counter}`;
  const accepted = await caller.call('POST /invitations/{code}/accept', {
    path: { code: invitation!.code },
    body: { company: { country_id: 'pl', ...company, name } },
  });
  return Object.assign(caller, { login, companyId: accepted.body.data.company_id, carrierId: invitation!.id, name });
}

export async function openMarket(app: TestApp, company: Company = {}) {
  const shipper = await signUpShipper(app, 'pl', company);
  const [anna, borys, celina] = [
    await joinCarrier(app, shipper, { name: 'Anna Trans' }),
    await joinCarrier(app, shipper, { name: 'Borys Spedycja' }),
    await joinCarrier(app, shipper, { name: 'Celina Logistyka' }),
  ];
  return { shipper, anna, borys, celina };
}

export const euro = (amount: number): Money => ({ amount, currency: 'EUR' });

export async function draftTender(app: TestApp, shipper: Shipper, terms: Partial<Auction> = {}): Promise<number> {
  const { id } = (await shipper.call('POST /loads', { body: { country_id: 'pl' } })).body.data;
  await shipper.done('PUT /loads/{id}', id, completeLoadBody(app.clock.at));
  await shipper.done('PUT /loads/{id}/auction', id, {
    duration_minutes: 120,
    starting_rate: euro(250_000),
    bid_step: { kind: 'percent', value: 100 },
    ...terms,
  });
  return id;
}

export async function openTender(app: TestApp, shipper: Shipper, terms: Partial<Auction> = {}): Promise<number> {
  const id = await draftTender(app, shipper, terms);
  await shipper.done('PUT /loads/{id}/publish', id);
  return id;
}

export function bid(carrier: Caller<CarrierApi>, id: number, amount: number, more: Partial<BidBody> = {}) {
  return carrier.done('POST /loads/{id}/bids', id, { price: euro(amount), ...more });
}

export function refusedBid(carrier: Caller<CarrierApi>, id: number, amount: number, more: Partial<BidBody> = {}) {
  return carrier.refused('POST /loads/{id}/bids', id, { price: euro(amount), ...more });
}

export async function gridRow(shipper: Shipper, id: number, carrier: Pick<Carrier, 'name'>) {
  const grid = await shipper.done('GET /loads/{id}/options', id);
  const row = grid.find((option) => option.carrier.name === carrier.name);
  if (!row) throw new Error(`${carrier.name} has no option of load ${id}`);
  return row;
}

export async function bidByPhone(shipper: Shipper, id: number, carrier: Pick<Carrier, 'name'>, amount: number) {
  const option = await gridRow(shipper, id, carrier);
  const path = { id, option_id: option.id };
  return shipper.call('POST /loads/{id}/options/{option_id}/bids', { path, body: { price: euro(amount) } });
}

export async function select(shipper: Shipper, id: number, carrier: Carrier) {
  const option = await gridRow(shipper, id, carrier);
  return shipper.done('PUT /loads/{id}/select_option', id, { option_id: option.id });
}

export async function numberOf(shipper: Shipper, id: number): Promise<string> {
  return (await shipper.done('GET /loads/{id}', id)).list_item.number;
}

export async function stateOf(shipper: Shipper, id: number) {
  return (await shipper.done('GET /loads/{id}', id)).list_item.status_id;
}

export async function endBidding(app: TestApp, shipper: Shipper, id: number): Promise<void> {
  const { bidding } = await shipper.done('GET /loads/{id}', id);
  app.clock.at = Date.parse(bidding!.effective_end_at);
  await app.runDueWork();
}

export const MINUTE_MS = 60_000;
