import type { ShipperApi } from '@tenderlane/contract';
import type { manualClock } from '../platform/clock';
import { assertPresent } from '../platform/errors';
import { createSecrets } from '../platform/secrets/secrets';
import { carrierCaller, shipperCaller, type DemoCaller, type DemoServer } from './caller';
import { capabilitiesOf, DEMO_PACKET, fillPacket, profileOf } from './contents/carrier-data';
import { DEMO_CARRIERS, DEMO_LABELS, DEMO_PEOPLE, DEMO_SHIPPER, type DemoCarrier } from './companies';
import { signInDemoPerson, type DemoParts } from './demo-app';
import { findColleagueSalt } from './demo.queries';
import type { DemoBidder } from './market';
import type { Random } from './random';
import { legalIdFor } from './contents/legal-ids';
import { carrierFieldsOf } from './contents/surroundings';

type Clock = ReturnType<typeof manualClock>;

export interface DemoSetup extends DemoParts {
  server: DemoServer;
  clock: Clock;
  /** Sessions use the real time, not the simulated clock. */
  sessionClock: Clock;
  random: Random;
  onCarrier: (done: number, total: number) => void;
}

export async function createDemoShipper(setup: DemoSetup): Promise<DemoCaller<ShipperApi>[]> {
  const [owner, ...colleagues] = DEMO_PEOPLE;
  const enter = async ({ login, first_name, last_name }: (typeof DEMO_PEOPLE)[number]) => {
    const token = await signInDemoPerson(setup, setup.sessionClock, login, 'shipper');
    const call = shipperCaller(setup.server, token);
    await call('PUT /profile/info', {
      body: { first_name, last_name, country_id: DEMO_SHIPPER.country_id, accepts_terms: true },
    });
    return call;
  };
  const first = await enter(owner);
  await first('PUT /account/brand', { body: DEMO_SHIPPER });
  const secrets = createSecrets(setup.config.appSecret);
  const people = [first];
  for (const colleague of colleagues) {
    if (colleague.role === 'owner') continue;
    const invited = await first('POST /profile/users', { body: { login: colleague.login, role: colleague.role } });
    const { id, salt } = await findColleagueSalt(setup.database, invited.id);
    const call = await enter(colleague);
    const code = secrets.link('brand-invitation', id, salt);
    await call('POST /brands/invitations/{code}/accept', { path: { code } });
    people.push(call);
  }
  return people;
}

export async function createDemoCarriers(setup: DemoSetup, owner: DemoCaller<ShipperApi>) {
  const { version } = await owner('GET /account/packet');
  const draft = await owner('PUT /account/packet', { body: { version, content: DEMO_PACKET } });
  await owner('POST /account/packet/publish', { body: { version: draft.version, ask_again: false } });
  const labels = new Map<string, number>();
  for (const name of DEMO_LABELS) labels.set(name, (await owner('POST /labels', { body: { name } })).id);
  const invitations = DEMO_CARRIERS.map(({ login, name, label }) => ({
    login,
    company_name: name,
    label_ids: [labels.get(label) ?? 0],
  }));
  const sent = await owner('POST /catalogs/invite/create', { body: { invitations } });
  const codes = new Map(sent.map(({ login, id, code }) => [login, { id, code }]));
  const bidders: DemoBidder[] = [];
  for (const [place, carrier] of DEMO_CARRIERS.entries()) {
    const invitation = assertPresent(codes.get(carrier.login), 'an invitation');
    const bidder = await joinNetwork(setup, carrier, invitation, place);
    await describeCarrier(setup, owner, carrier, bidder, place);
    bidders.push(bidder);
    setup.onCarrier(place + 1, DEMO_CARRIERS.length);
  }
  return { bidders, labels };
}

async function joinNetwork(
  setup: DemoSetup,
  carrier: DemoCarrier,
  invitation: { id: number; code: string },
  place: number,
) {
  const token = await signInDemoPerson(setup, setup.sessionClock, carrier.login, 'carrier');
  const call = carrierCaller(setup.server, token);
  const { name, country_id } = carrier;
  await call('PUT /profile/info', { body: { first_name: 'Office', last_name: name, country_id, accepts_terms: true } });
  const company = { name, country_id, legal_id: legalIdFor(country_id, place) };
  await call('POST /invitations/{code}/accept', { path: { code: invitation.code }, body: { company } });
  return { call, carrierId: invitation.id, label: carrier.label, cost: setup.random.between(0.86, 1.06) };
}

async function describeCarrier(
  { sessionClock, database }: DemoSetup,
  owner: DemoCaller<ShipperApi>,
  { name, country_id }: DemoCarrier,
  { call, carrierId }: DemoBidder,
  place: number,
): Promise<void> {
  const now = await sessionClock.now(database);
  await call('PUT /account/company', { body: profileOf(country_id, place, now) });
  await call('PUT /account/capabilities', { body: capabilitiesOf(country_id, place) });
  const path = { id: carrierId };
  await owner('POST /carriers/{id}/packet/ask', { path });
  await fillPacket({ call, manager: owner, carrierId, place, now });
  await owner('PUT /carriers/{id}', { path, body: { custom: carrierFieldsOf(place) } });
  // A few numbers wait for a check.
  if (place % 6 === 5) return;
  const body = { name, country_id, legal_id: legalIdFor(country_id, place) };
  await owner('PUT /carriers/{id}/confirm_legal_id', { path, body });
}
