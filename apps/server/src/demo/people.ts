import type { ShipperApi } from '@tenderlane/contract';
import type { manualClock } from '../platform/clock';
import { createSecrets } from '../platform/secrets/secrets';
import { carrierCaller, shipperCaller, type DemoCaller, type DemoServer } from './caller';
import { DEMO_CARRIERS, DEMO_LABELS, DEMO_PEOPLE, DEMO_SHIPPER, type DemoCarrier } from './companies';
import { signInDemoPerson, type DemoParts } from './demo-app';
import { findColleagueSalt } from './demo.queries';
import type { DemoBidder } from './market';
import type { Random } from './random';

type Clock = ReturnType<typeof manualClock>;

/** What founding the demo's companies needs. */
export interface Founding extends DemoParts {
  server: DemoServer;
  clock: Clock;
  /** Sessions are as old as they are: what signs people in keeps the real time. */
  sessionClock: Clock;
  random: Random;
}

/** The shipper's company with its people, signed in. */
export async function foundShipper(founding: Founding): Promise<DemoCaller<ShipperApi>[]> {
  const [owner, ...colleagues] = DEMO_PEOPLE;
  const enter = async ({ login, first_name, last_name }: (typeof DEMO_PEOPLE)[number]) => {
    const token = await signInDemoPerson(founding, founding.sessionClock, login, 'shipper');
    const call = shipperCaller(founding.server, token);
    await call('PUT /profile/info', { body: { first_name, last_name } });
    return call;
  };
  const first = await enter(owner);
  await first('PUT /account/brand', { body: DEMO_SHIPPER });
  const secrets = createSecrets(founding.config.appSecret);
  const people = [first];
  for (const colleague of colleagues) {
    if (colleague.role === 'owner') continue;
    const invited = await first('POST /profile/users', { body: { login: colleague.login, role: colleague.role } });
    const { id, salt } = await findColleagueSalt(founding.database, invited.id);
    const call = await enter(colleague);
    const code = secrets.link('brand-invitation', id, salt);
    await call('POST /brands/invitations/{code}/accept', { path: { code } });
    people.push(call);
  }
  return people;
}

/** The carriers, invited with their labels and come; the last few have not answered yet. */
export async function foundCarriers(founding: Founding, owner: DemoCaller<ShipperApi>) {
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
  for (const carrier of DEMO_CARRIERS) {
    const invitation = codes.get(carrier.login);
    if (invitation) bidders.push(await joinNetwork(founding, carrier, invitation));
  }
  return { bidders, labels };
}

async function joinNetwork(founding: Founding, carrier: DemoCarrier, invitation: { id: number; code: string }) {
  const token = await signInDemoPerson(founding, founding.sessionClock, carrier.login, 'carrier');
  const call = carrierCaller(founding.server, token);
  await call('PUT /profile/info', { body: { first_name: 'Office', last_name: carrier.name } });
  const company = { name: carrier.name, country_id: carrier.country_id };
  await call('POST /invitations/{code}/accept', { path: { code: invitation.code }, body: { company } });
  return { call, carrierId: invitation.id, label: carrier.label, cost: founding.random.between(0.86, 1.06) };
}
