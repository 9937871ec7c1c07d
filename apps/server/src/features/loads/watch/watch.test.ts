import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptColleague,
  bid,
  joinCarrier,
  joinColleague,
  MINUTE_MS,
  newLogin,
  openTender,
  signIn,
  signUpCarrier,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { tellLostLeads } from '../../../../test/notifications/lost-leads';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(() => app.close());

const subjects = async ({ login }: { login: string }) => (await app.messages(login)).map(({ subject }) => subject);
const titles = async (person: Shipper | Carrier) =>
  (await (person as Carrier).call('GET /notifications')).body.data.map(({ title }) => title);

async function letEnd(): Promise<void> {
  app.clock.at += 121 * MINUTE_MS;
  await app.runDueWork();
}

describe('a load that somebody watches', () => {
  it('followers of a load get the notifications of its manager', async () => {
    const colleague = await joinColleague(app, shipper, 'viewer');
    const id = await openTender(app, shipper);
    expect(await colleague.done('GET /loads/{id}/watch', id)).toEqual({ state: null, remind_at: null });
    expect(await colleague.done('PUT /loads/{id}/watch', id, { state: 'follow' })).toMatchObject({ state: 'follow' });
    await letEnd();
    for (const person of [shipper, colleague])
      expect((await subjects(person))[0]).toMatch(/: the tender did not take place$/);
    expect((await titles(colleague))[0]).toBe('The tender did not take place');

    const other = await openTender(app, shipper);
    await colleague.done('PUT /loads/{id}/watch', other, { state: 'follow' });
    await colleague.done('PUT /loads/{id}/watch', other, { state: null });
    const before = (await subjects(colleague)).length;
    await letEnd();
    expect(await subjects(colleague)).toHaveLength(before);
  });

  it('a colleague of a carrier who follows a load is notified without the right to bid', async () => {
    const login = newLogin('viewer');
    await carrier.call('POST /profile/users', { body: { login, role: 'viewer' } });
    const viewer = await acceptColleague(app, app.carrier(await signIn(app, 'carrier', login)), login);
    const [followed, other] = [await openTender(app, shipper), await openTender(app, shipper)];
    await viewer.done('PUT /loads/{id}/watch', followed, { state: 'follow' });
    const before = (await subjects({ login })).length;
    for (const id of [followed, other]) await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Rain' });
    expect(await subjects({ login })).toHaveLength(before + 1);
    expect((await subjects({ login }))[0]).toMatch(/: canceled$/);
  });

  it('a member who muted a load gets only mandatory notifications', async () => {
    const id = await openTender(app, shipper);
    const rival = await joinCarrier(app, shipper);
    await carrier.done('PUT /loads/{id}/watch', id, { state: 'mute' });
    await bid(carrier, id, 240_000);
    await bid(rival, id, 230_000);
    await tellLostLeads(app);
    const seen = await subjects(carrier);
    expect(seen[0]).not.toMatch(/outbid/);
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Rain' });
    expect((await subjects(carrier))[0]).toMatch(/: canceled$/);
    expect((await titles(carrier)).slice(0, 2)).not.toContain('You were outbid');
  });

  it('a reminder is sent once, at the chosen time, to the person alone', async () => {
    const id = await openTender(app, shipper);
    const remind_at = new Date(app.clock.at + 30 * MINUTE_MS).toISOString();
    const watch = await carrier.done('PUT /loads/{id}/watch', id, { state: null, remind_at });
    expect(watch).toEqual({ state: null, remind_at });
    // Fields that are not sent stay.
    await carrier.done('PUT /loads/{id}/watch', id, { state: 'follow' });
    await shipper.done('PUT /loads/{id}/watch', id, { state: null, remind_at });
    await app.runDueWork();
    expect((await subjects(carrier))[0]).toMatch(/: new tender$/);
    app.clock.at += 30 * MINUTE_MS;
    await app.runDueWork();
    await app.runDueWork();
    for (const person of [carrier, shipper]) {
      expect((await subjects(person)).filter((subject) => subject.endsWith(': your reminder'))).toHaveLength(1);
      expect((await titles(person)).filter((title) => title === 'Your reminder')).toHaveLength(1);
    }
    expect(await carrier.done('GET /loads/{id}/watch', id)).toEqual({ state: 'follow', remind_at: null });
  });

  it('a reminder in the past is refused', async () => {
    const id = await openTender(app, shipper);
    const remind_at = new Date(app.clock.at - 1).toISOString();
    const { status, code } = await carrier.refused('PUT /loads/{id}/watch', id, { state: null, remind_at });
    expect([status, code]).toEqual([422, 'reminder.in-the-past']);
    expect((await carrier.refused('PUT /loads/{id}/watch', id, { state: 'stare' })).status).toBe(422);
  });

  it('a load of others cannot be followed', async () => {
    const id = await openTender(app, shipper);
    for (const stranger of [await signUpShipper(app), await signUpCarrier(app)]) {
      const asked = stranger as Shipper;
      expect((await asked.refused('GET /loads/{id}/watch', id)).status).toBe(404);
      expect((await asked.refused('PUT /loads/{id}/watch', id, { state: 'follow' })).status).toBe(404);
    }
  });
});
