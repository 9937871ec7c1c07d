import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS, newLogin, signUpShipper } from '../../../../test/build';
import { companyOf, enterCarrier, inviteCarrier, showCarrier } from '../../../../test/network';
import { linkSecret } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
});
afterAll(() => app.close());

it('an invitation ends after fourteen days and can be sent again with a new link', async () => {
  const shipper = await signUpShipper(app);
  const { id, code, login } = await inviteCarrier(shipper);
  const carrier = await enterCarrier(app, login);
  app.clock.at += 14 * DAY_MS;
  const accept = (link: string) =>
    carrier.call('POST /invitations/{code}/accept', { path: { code: link }, body: companyOf('Late') });
  expect((await accept(code)).body.code).toBe('invitation.expired');
  expect((await app.visitor().call('GET /invitations/{code}', { path: { code } })).body.data.state).toBe('expired');

  const again = await shipper.call('PUT /carriers/{id}/resend', { path: { id } });
  expect(again.body.data).toMatchObject({ id, login });
  expect((await accept(code)).body.code).toBe('invitation.revoked');
  const opened = await app.carrier().call('POST /links/show', { body: { secret: await linkSecret(app, login) } });
  expect(opened.body.data.invitation?.code).toBe(again.body.data.code);
  expect((await accept(again.body.data.code)).status).toBe(200);
  expect(await shipper.call('PUT /carriers/{id}/resend', { path: { id } })).toMatchObject({
    status: 409,
    body: { code: 'carrier.wrong-relation', params: { state: 'verified' } },
  });
});

it('inviting the same login renews an expired invitation', async () => {
  const shipper = await signUpShipper(app);
  const { id, login } = await inviteCarrier(shipper);
  app.clock.at += 14 * DAY_MS;
  expect((await inviteCarrier(shipper, login)).id).toBe(id);
  expect(await showCarrier(shipper, id)).toMatchObject({
    state: 'invited',
    invitation_expires_at: new Date(app.clock.at + 14 * DAY_MS).toISOString(),
  });
});

it('a revoked invitation stays revoked, and its login may be invited again', async () => {
  const shipper = await signUpShipper(app);
  const { id, code, login } = await inviteCarrier(shipper);
  expect((await shipper.call('PUT /carriers/{id}/revoke', { path: { id } })).body.data.state).toBe('removed');
  const carrier = await enterCarrier(app, login);
  const accept = (link: string) =>
    carrier.call('POST /invitations/{code}/accept', { path: { code: link }, body: companyOf('Revoked') });
  expect((await accept(code)).body.code).toBe('invitation.revoked');
  app.clock.at += HOUR_MS;
  expect((await accept((await inviteCarrier(shipper, login)).code)).status).toBe(200);
});

it('two logins of a declined carrier get one invitation', async () => {
  const shipper = await signUpShipper(app);
  const { id, code, login } = await inviteCarrier(shipper);
  const other = newLogin('other');
  const carrier = await enterCarrier(app, other);
  await carrier.call('POST /invitations/{code}/accept', { path: { code }, body: companyOf('Declined') });
  const declined = await shipper.call('PUT /carriers/{id}/decline', {
    path: { id },
    body: { reason: 'Unknown to us' },
  });
  expect(declined.body.data.state).toBe('removed');
  expect((await app.lastMessage(other)).text).toContain('Unknown to us');

  app.clock.at += HOUR_MS;
  const label = (await shipper.call('POST /labels', { body: { name: 'Again' } })).body.data;
  const { body } = await shipper.call('POST /catalogs/invite/create', {
    body: { invitations: [login, other].map((entry) => ({ login: entry, label_ids: [label.id] })) },
  });
  expect(body.data.map((sent) => [sent.id, sent.login])).toEqual([[id, login]]);
  expect(body.meta.already).toEqual([{ login: other, carrier_id: id, state: 'invited' }]);
});

it('a guessed code of an invitation is not found', async () => {
  const shipper = await signUpShipper(app);
  const { code } = await inviteCarrier(shipper);
  const [id, ...secret] = code.split('-');
  for (const guess of [`${id}-${'A'.repeat(22)}`, `${Number(id) + 1}-${secret.join('-')}`, '1', '../1', `${id}-`]) {
    expect((await app.visitor().call('GET /invitations/{code}', { path: { code: guess } })).status).toBe(404);
  }
});
