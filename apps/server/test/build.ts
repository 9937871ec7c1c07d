import type { CarrierApi, EditableLoad, Auction, Money, ShipperApi } from '@tenderlane/contract';
import type { Caller, TestApp } from './start-app';

const HOUR_MS = 3_600_000;
let counter = 0;

/** A login nobody else of this test run has. */
export const newLogin = (name: string) => `${name}.${process.pid}.${++counter}@example.com`;

/** Signs a person in by the code that was sent. */
export async function signIn(app: TestApp, base: 'shipper' | 'carrier', login: string): Promise<string> {
  const visitor = base === 'shipper' ? app.shipper() : app.carrier();
  await visitor.send('POST /auth/code', { body: { login } });
  const { text } = await app.lastMessage(login);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  const answer = await visitor.send('POST /auth/login', { body: { login, code } });
  const token = (answer.body as { data?: { token: string } }).data?.token;
  if (!token) throw new Error(`no sign-in for ${login}: ${JSON.stringify(answer.body)}`);
  return token;
}

export type Shipper = Caller<ShipperApi> & { login: string; companyId: number };
export type Carrier = Caller<CarrierApi> & { login: string; companyId: number; carrierId: number };

/** A shipper company with its owner signed in. */
export async function signUpShipper(app: TestApp, countryId = 'pl'): Promise<Shipper> {
  const login = newLogin('shipper');
  const caller = app.shipper(await signIn(app, 'shipper', login));
  await caller.call('PUT /profile/info', { body: { first_name: 'Olena', last_name: 'Savchuk' } });
  const { body } = await caller.call('PUT /account/brand', {
    body: { name: `Kvarta ${counter}`, country_id: countryId },
  });
  return Object.assign(caller, { login, companyId: body.data.id });
}

/** A carrier company in the shipper's network, its owner signed in. */
export async function joinCarrier(app: TestApp, shipper: Shipper): Promise<Carrier> {
  const login = newLogin('carrier');
  const invited = await shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login }] } });
  const [invitation] = invited.body.data;
  const caller = app.carrier(await signIn(app, 'carrier', login));
  const accepted = await caller.call('POST /invitations/{code}/accept', {
    path: { code: invitation!.code },
    body: { company: { name: `Carrier ${counter}`, country_id: 'pl' } },
  });
  return Object.assign(caller, { login, companyId: accepted.body.data.company_id, carrierId: invitation!.id });
}

export const euro = (amount: number): Money => ({ amount, currency: 'EUR' });

/** A load that lacks nothing, five days ahead. */
export function completeLoad(now: number): Partial<EditableLoad> {
  const at = (hours: number) => new Date(now + hours * HOUR_MS).toISOString();
  const place = (city: string, country: string, lat: number, lon: number, zone: string) => ({
    name: city,
    country_id: country,
    city,
    lat,
    lon,
    time_zone: zone,
  });
  return {
    tender_type: 'ftl',
    cargo: { name: 'Paper rolls', weight_kg: 22_000 },
    truck: { body_types: ['tent'], load_types: ['rear'] },
    waypoints: [
      {
        kind: 'pickup',
        address: place('Gdańsk', 'pl', 54.35, 18.65, 'Europe/Warsaw'),
        window: { from: at(120), to: at(124) },
      },
      {
        kind: 'delivery',
        address: place('Kyiv', 'ua', 50.45, 30.52, 'Europe/Kyiv'),
        window: { from: at(168), to: at(176) },
      },
    ],
    payment: { type: 'bank_transfer', days_to_pay: 30, currency: 'EUR', vat_mode: 'net' },
  };
}

/** A complete draft with some terms. */
export async function draftTender(app: TestApp, shipper: Shipper, terms: Partial<Auction> = {}): Promise<number> {
  const created = await shipper.call('POST /loads', { body: { country_id: 'pl' } });
  const { id } = created.body.data;
  const saved = await shipper.call('PUT /loads/{id}', { path: { id }, body: completeLoad(app.clock.at) });
  if (saved.status !== 200) throw new Error(`draft: ${JSON.stringify(saved.body)}`);
  const auction = await shipper.call('PUT /loads/{id}/auction', {
    path: { id },
    body: { duration_minutes: 120, starting_rate: euro(250_000), bid_step: { kind: 'percent', value: 100 }, ...terms },
  });
  if (auction.status !== 200) throw new Error(`terms: ${JSON.stringify(auction.body)}`);
  return id;
}

/** A published tender. */
export async function openTender(app: TestApp, shipper: Shipper, terms: Partial<Auction> = {}): Promise<number> {
  const id = await draftTender(app, shipper, terms);
  const published = await shipper.call('PUT /loads/{id}/publish', { path: { id }, body: {} as never });
  if (published.status !== 200) throw new Error(`publish: ${JSON.stringify(published.body)}`);
  return id;
}

/** A carrier's bid; throws when it is refused. */
export async function bid(carrier: Carrier, id: number, amount: number) {
  const answer = await carrier.call('POST /loads/{id}/bids', { path: { id }, body: { price: euro(amount) } });
  if (answer.status !== 201) throw new Error(`bid: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
