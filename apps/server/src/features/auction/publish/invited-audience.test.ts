import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  bidByPhone,
  draftTender,
  HOUR_MS,
  joinCarrier,
  endBidding,
  MINUTE_MS,
  newLogin,
  openTender,
  signUpCarrier,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { companyOf, enterCarrier, inviteCarrier } from '../../../../test/network';
import { linkedTender, linkSecret } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';
import { saveOptOut } from '../../messages';

const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const audienceOf = async (shipper: Shipper, id: number) => {
  const { body } = await shipper.call('GET /loads/{id}/edit', { path: { id } });
  return { count: body.meta.audience_count, invited: body.meta.audience_invited };
};

async function acceptAs(login: string, code: string) {
  const carrier = await enterCarrier(app, login);
  const path = { code };
  const accepted = await carrier.call('POST /invitations/{code}/accept', {
    path,
    body: companyOf(`Haulier ${login.split('@')[0]}`),
  });
  expect(accepted.body.data).toMatchObject({ relation: 'verified' });
  return carrier;
}

const textsTo = async (login: string) => (await app.messages(login)).map(({ subject, text }) => `${subject}\n${text}`);

describe('carriers that are invited before the publication', () => {
  it('an invited carrier gets one message with invitation and tender, and accepting opens the tender', async () => {
    const shipper = await signUpShipper(app);
    const invited = [await inviteCarrier(shipper), await inviteCarrier(shipper), await inviteCarrier(shipper)];
    const id = await draftTender(app, shipper);
    expect(await audienceOf(shipper, id)).toEqual({ count: 3, invited: 3 });
    await shipper.done('PUT /loads/{id}/publish', id);
    for (const { login, code } of invited) {
      const [message, ...others] = await textsTo(login);
      expect(others).toEqual([]);
      expect(message).toMatch(/Gda.sk/);
      expect(message).not.toContain(code);
      const shown = await app.carrier().call('POST /links/show', { body: { secret: await linkSecret(app, login) } });
      expect(shown.body.data).toMatchObject({ load_id: id, invitation: { code } });
    }
    const counts = async () => (await shipper.done('GET /loads/{id}', id)).audience;
    expect(await counts()).toEqual({ invited: 3, opened: 0, accepted: 0 });
    const [first, second] = invited;
    for (const { code } of [first!, second!])
      await app.carrier().call('POST /invitations/{code}/opened', { path: { code } });
    expect(await counts()).toEqual({ invited: 3, opened: 2, accepted: 0 });
    const carrier = await acceptAs(first!.login, first!.code);
    expect((await carrier.done('GET /loads/{id}', id)).id).toBe(id);
    expect(await counts()).toEqual({ invited: 3, opened: 2, accepted: 1 });
    expect((await bid(carrier, id, 240_000)).rank).toBe(1);
    const about = (await textsTo(first!.login)).filter((text) => /Gda.sk/.test(text));
    expect(about).toHaveLength(1);
    // A bid by the link of a message does not require a view of the tender's page.
    const bidder = await acceptAs(second!.login, second!.code);
    await bid(bidder, id, 230_000);
    expect(await counts()).toEqual({ invited: 3, opened: 2, accepted: 2 });
    // A bid by phone does not count as a view of the tender.
    const { login, code } = invited[2]!;
    await acceptAs(login, code);
    const called = await bidByPhone(shipper, id, { name: `Haulier ${login.split('@')[0]}` }, 220_000);
    expect(called.status).toBe(201);
    expect(await counts()).toEqual({ invited: 3, opened: 2, accepted: 3 });
  });

  it('a tender is sent with invitations of the last hour, and a day later with older ones', async () => {
    const shipper = await signUpShipper(app);
    const early = await inviteCarrier(shipper);
    await app.messages(early.login);
    app.clock.at += 2 * HOUR_MS;
    const fresh = await inviteCarrier(shipper);
    await app.messages(fresh.login);
    app.clock.at += 50 * MINUTE_MS;
    const id = await openTender(app, shipper, { duration_minutes: 2 * 24 * 60 });
    const count = async (login: string) => (await textsTo(login)).filter((text) => /Gda.sk/.test(text)).length;
    expect([await count(early.login), await count(fresh.login)]).toEqual([0, 1]);
    const { data } = (await shipper.call('GET /carriers', { query: { search: early.login } })).body;
    expect(data[0]?.message_sends_at).toBe(new Date(app.clock.at - 170 * MINUTE_MS + DAY_MS).toISOString());
    await openTender(app, shipper, { duration_minutes: 60 });
    expect(await count(fresh.login)).toBe(1);
    app.clock.at += DAY_MS - 170 * MINUTE_MS;
    await app.runDueWork();
    expect(await count(early.login)).toBe(1);
    const carrier = await acceptAs(early.login, early.code);
    expect((await carrier.call('GET /loads/{id}', { path: { id } })).status).toBe(200);
  });

  it('invited carriers are chosen one by one or by label', async () => {
    const shipper = await signUpShipper(app);
    const label = (await shipper.call('POST /labels', { body: { name: 'Reefer' } })).body.data;
    const [labelled, other] = [await inviteCarrier(shipper), await inviteCarrier(shipper)];
    await shipper.done('PUT /carriers/{id}', labelled.id, { label_ids: [label.id] });
    const byLabel = await openTender(app, shipper, { audience: { kind: 'labels', label_ids: [label.id] } });
    const chosen = await openTender(app, shipper, { audience: { kind: 'carriers', carrier_ids: [other.id] } });
    const sees = async ({ login, code }: typeof other) => {
      const carrier = await acceptAs(login, code);
      const statuses = [];
      for (const id of [byLabel, chosen]) {
        statuses.push((await carrier.call('GET /loads/{id}', { path: { id } })).status);
      }
      return statuses;
    };
    expect(await sees(labelled)).toEqual([200, 404]);
    expect(await sees(other)).toEqual([404, 200]);
  });

  it('carriers with a revoked or expired invitation or an opt-out are not reached', async () => {
    const shipper = await signUpShipper(app);
    const [revoked, optedOut, expired] = [
      await inviteCarrier(shipper),
      await inviteCarrier(shipper),
      await inviteCarrier(shipper),
    ];
    await shipper.call('PUT /carriers/{id}/revoke', { path: { id: revoked.id } });
    await saveOptOut(app.database, { companyId: shipper.companyId, login: optedOut.login, at: app.clock.at });
    const id = await draftTender(app, shipper);
    expect(await audienceOf(shipper, id)).toEqual({ count: 1, invited: 1 });
    await app.database.run(`update carrier_invitations set expires_at = $2 where carrier_id = $1`, [
      expired.id,
      new Date(app.clock.at),
    ]);
    expect(await shipper.refused('PUT /loads/{id}/publish', id)).toMatchObject({
      status: 422,
      errors: { 'auction.audience': [expect.any(String)] },
    });
  });

  it('no message is sent about a tender that ended before the scheduled day', async () => {
    const shipper = await signUpShipper(app);
    const { login } = await inviteCarrier(shipper);
    await app.messages(login);
    app.clock.at += 2 * HOUR_MS;
    const id = await openTender(app, shipper, { duration_minutes: 2 * 24 * 60 });
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Not needed' });
    app.clock.at += DAY_MS;
    await app.runDueWork();
    expect(await app.messages(login)).toHaveLength(1);
  });

  it('a chosen carrier that accepts with a known company gets the tender', async () => {
    const shipper = await signUpShipper(app);
    const known = await joinCarrier(app, shipper);
    const second = newLogin('second');
    await known.call('POST /profile/users', { body: { login: second, role: 'manager' } });
    const { id: invitedId, code } = await inviteCarrier(shipper, second);
    const id = await openTender(app, shipper, { audience: { kind: 'carriers', carrier_ids: [invitedId] } });
    expect((await known.call('GET /loads/{id}', { path: { id } })).status).toBe(404);
    const accepted = await known.call('POST /invitations/{code}/accept', { path: { code }, body: {} });
    expect(accepted.body).toMatchObject({ data: { relation: 'verified' } });
    expect((await known.call('GET /loads/{id}', { path: { id } })).status).toBe(200);
  });
});

it('a republished tender with a public link reaches its earlier visitors, and the old link leads to it', async () => {
  const shipper = await signUpShipper(app);
  const id = await openTender(app, shipper, { audience: { kind: 'link' } });
  const code = (await shipper.done('GET /loads/{id}', id)).public_link!.split('/').at(-1)!;
  const open = (carrier: Awaited<ReturnType<typeof signUpCarrier>>) =>
    carrier.call('POST /links/{code}/open', { path: { code } });
  const comer = await signUpCarrier(app);
  expect((await open(comer)).body.data.load_id).toBe(id);
  await endBidding(app, shipper, id);
  const again = await shipper.done('PUT /loads/{id}/raise_price', id, { percent_bp: 0 });
  expect(again.id).not.toBe(id);
  expect((await comer.call('GET /loads/{id}', { path: { id: again.id } })).status).toBe(200);
  expect(await linkedTender(app, comer.login)).toBe(again.id);
  const visited = await app.carrier().call('GET /links/{code}', { path: { code } });
  expect(visited.body.data.tender.id).toBe(again.id);
  const late = await signUpCarrier(app);
  expect((await open(late)).body.data.load_id).toBe(again.id);
  expect((await open(comer)).body.data.load_id).toBe(again.id);
  expect(await bid(late, again.id, 240_000)).toMatchObject({ provisional: true });
});
