import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';
import {
  bid,
  joinCarrier,
  joinColleague,
  MINUTE_MS,
  newLogin,
  openTender,
  select,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(() => app.close());

async function alertsOf(person: Shipper | Carrier, locale = 'en') {
  const { body } = await (person as Carrier).send('GET /account', { headers: { 'accept-language': locale } });
  return (body as unknown as Awaited<ReturnType<typeof readAccount>>).data.notifications;
}
const readAccount = async () => (await carrier.call('GET /account')).body;

it('an alert about a confirmation is shown to the carrier at once and to the shipper in the last hour', async () => {
  const id = await openTender(app, shipper, { confirm_minutes: 120 });
  await bid(carrier, id, 240_000);
  expect(await alertsOf(carrier)).toEqual([]);
  await select(shipper, id, carrier);
  const [alert] = await alertsOf(carrier, 'uk');
  expect(alert).toMatchObject({ type: 'warning', routeName: 'load', link: String(id), color: 'yellow' });
  // The application fills in the time, because it knows the reader's time zone.
  expect(alert!.text).toMatch(/^TL-\d+ \(.+\): підтвердьте до \{\{at\}\}\.$/);
  const until = alert!.at;
  expect(Date.parse(until!) - app.clock.at).toBe(120 * MINUTE_MS);
  expect((await alertsOf(carrier))[0]!.key).toBe(alert!.key);
  expect(await alertsOf(shipper)).toEqual([]);
  app.clock.at += 61 * MINUTE_MS;
  expect((await alertsOf(shipper))[0]).toMatchObject({ type: 'warning', routeName: 'tenders.show', link: String(id) });
  const stranger = await signUpShipper(app);
  expect(await alertsOf(stranger)).toEqual([]);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
  expect([await alertsOf(carrier), await alertsOf(shipper)]).toEqual([[], []]);
});

it('an alert tells members who may invite how many invitations expired within a week', async () => {
  const owner = await signUpShipper(app);
  const invitations = [newLogin('late'), newLogin('later')].map((login) => ({ login }));
  await owner.call('POST /catalogs/invite/create', { body: { invitations } });
  const viewer = await joinColleague(app, owner, 'viewer');
  expect(await alertsOf(owner)).toEqual([]);
  const start = app.clock.at;
  app.clock.at += 14 * DAY_MS + HOUR_MS;
  expect(await alertsOf(owner)).toMatchObject([
    { type: 'info', routeName: 'carriers', text: 'Carrier invitations that expired this week: 2.' },
  ]);
  expect(await alertsOf(viewer)).toEqual([]);
  app.clock.at += 7 * DAY_MS;
  expect(await alertsOf(owner)).toEqual([]);
  app.clock.at = start;
});

it('an alert announces a maintenance to everybody a day before', async () => {
  const at = new Date(Math.floor(Date.now() / 1000) * 1000 + 2 * DAY_MS).toISOString();
  const announcing = await startApp({ MAINTENANCE_AT: at });
  const reader = await signUpShipper(announcing);
  const alerts = async () => (await reader.call('GET /account')).body.data.notifications;
  expect(await alerts()).toEqual([]);
  announcing.clock.at += DAY_MS + MINUTE_MS;
  const text = 'Maintenance begins {{at}}. The service will be away for some minutes.';
  expect(await alerts()).toMatchObject([{ key: `maintenance.${Date.parse(at)}`, text, at }]);
  announcing.clock.at += 2 * DAY_MS;
  expect(await alerts()).toEqual([]);
  await announcing.close();
});
