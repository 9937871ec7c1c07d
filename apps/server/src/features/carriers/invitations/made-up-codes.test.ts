import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinCarrier, newLogin, openTender, signUpCarrier, signUpShipper } from '../../../../test/build';
import { enterCarrier, companyOf, inviteCarrier } from '../../../../test/network';
import { startApp, type TestApp } from '../../../../test/start-app';
import { unscoped } from '../../../platform/database/tenant';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const KINDS = ['GET /invitations/{code}', 'GET /brands/invitations/{code}'] as const;
const open = (key: (typeof KINDS)[number], code: string) => app.visitor().send(key, { path: { code } });
const madeUp = (id: number | string) => `${id}-${'A'.repeat(30)}`;

async function earlierCode(purpose: string, table: string, id: number): Promise<string> {
  const [row] = await app.database.rows<{ salt: Buffer }>(`select salt from ${table} where id = $1`, [id]);
  const hmac = createHmac('sha256', app.config.appSecret);
  for (const part of [purpose, String(id), row!.salt]) hmac.update(part).update('\n');
  return `${id}-${hmac.digest().subarray(0, 16).toString('base64url')}`;
}

it('a made-up invitation code causes no query and gets the same answer for every id', async () => {
  const { code } = await inviteCarrier(await signUpShipper(app));
  const before = app.statements.length;
  for (const key of KINDS) {
    const [known, unknown] = [await open(key, madeUp(code.split('-')[0]!)), await open(key, madeUp(999_999))];
    const masked = ({ status, body }: typeof known) => ({ status, body: { ...body, request_id: '' } });
    expect(known.status).toBe(404);
    expect(masked(known)).toEqual(masked(unknown));
  }
  expect(app.statements.length).toBe(before);
});

it('a visitor who opens sixty made-up codes in an hour must wait, while a real link still opens', async () => {
  const { code } = await inviteCarrier(await signUpShipper(app));
  for (let time = 0; time < 60; time++) expect((await open(KINDS[time % 2]!, madeUp(time + 1))).status).toBe(404);
  const before = app.statements.length;
  const earlier = `${code.split('-')[0]}-${'A'.repeat(22)}`;
  for (const guess of [madeUp(1), madeUp(code.split('-')[0]!), earlier, 'nonsense']) {
    const refused = await open(KINDS[0], guess);
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many-unknown' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  }
  expect(app.statements.length).toBe(before);
  expect((await open(KINDS[0], code)).status).toBe(200);
});

it('a made-up code of a tender for everybody is limited as well', async () => {
  const shipper = await signUpShipper(app);
  const carrier = await signUpCarrier(app);
  const id = await openTender(app, shipper, { audience: { kind: 'link' } });
  const link = (await shipper.done('GET /loads/{id}', id)).public_link!.split('/').at(-1)!;
  const follow = (code: string) => carrier.send('POST /links/{code}/open', { path: { code } });
  expect((await follow(link)).status).toBe(200);
  for (let time = 0; time < 60; time++) expect((await follow(`${link}${time}`)).status).toBe(404);
  const before = app.statements.length;
  expect(await follow('guess')).toMatchObject({ status: 429, body: { code: 'request.too-many-unknown' } });
  expect((await app.carrier().send('GET /links/{code}', { path: { code: 'guess' } })).status).toBe(429);
  expect(app.statements.slice(before).filter((text) => text.includes('link_code'))).toEqual([]);
});

it('a code sent before codes carried their own proof stays valid, and a guess at one looks up no more than a salt', async () => {
  const shipper = await signUpShipper(app);
  const { code, login } = await inviteCarrier(shipper);
  const id = Number(code.split('-')[0]);
  const earlier = await earlierCode('carrier-invitation', 'carrier_invitations', id);
  const before = app.statements.length;
  for (const guess of [`${id}-${'A'.repeat(22)}`, `999999-${'A'.repeat(22)}`]) {
    expect((await open(KINDS[0], guess)).status).toBe(404);
  }
  expect([...new Set(app.statements.slice(before))]).toEqual([
    `select i.salt from carrier_invitations i where i.id = $1 ${unscoped('an invitation is found by its code')}`,
  ]);
  expect((await open(KINDS[0], earlier)).status).toBe(200);
  const carrier = await enterCarrier(app, login);
  const path = { code: earlier };
  expect((await carrier.call('POST /invitations/{code}/accept', { path, body: companyOf('Early') })).status).toBe(200);
});

it('open tenders are counted only where an invitation is shown', async () => {
  const shipper = await signUpShipper(app);
  await joinCarrier(app, shipper);
  const login = newLogin('late');
  const { code } = await inviteCarrier(shipper, login);
  const carrier = await enterCarrier(app, login);
  const before = app.statements.length;
  await carrier.call('POST /invitations/{code}/accept', { path: { code }, body: companyOf('Late') });
  await app.messages(login);
  expect(app.statements.slice(before).filter((text) => text.includes('open_tenders'))).toEqual([]);
});
