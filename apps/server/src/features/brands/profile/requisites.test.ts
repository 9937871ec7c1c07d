import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, joinColleague, MINUTE_MS, newLogin, signUpShipper, type Shipper } from '../../../../test/build';
import { REQUISITES, SIGNEE } from '@tenderlane/contract/brands/examples';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const OTHER = { ...REQUISITES, account: 'DE89 3704 0044 0532 0130 00', currency: 'EUR', bank_name: 'Sparkasse' };
const GERMAN = 'DE89370400440532013000';

const add = async (shipper: Shipper, body = REQUISITES) =>
  (await shipper.call('POST /account/requisites', { body })).body.data;
const list = async (shipper: Shipper) => (await shipper.call('GET /account/requisites')).body.data;
const accounts = async (shipper: Shipper) =>
  (await list(shipper)).map(({ account, is_main, state }) => [account.replaceAll(' ', ''), is_main, state]);
const actions = async (shipper: Shipper) =>
  (await shipper.call('GET /account/company/history', { query: {} })).body.data.flatMap(({ action }) =>
    action.includes('requisites') ? [action] : [],
  );
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

describe('bank details', () => {
  it('the first bank details of a company are valid at once', async () => {
    const shipper = await signUpShipper(app);
    const first = await add(shipper);
    expect(first).toMatchObject({ ...REQUISITES, is_main: true, state: 'confirmed', contact_hint: null });
    expect(await actions(shipper)).toEqual(['company.requisites_changed']);
  });

  it('new bank details wait for a colleague who joined before', async () => {
    const shipper = await signUpShipper(app);
    await add(shipper);
    const colleague = await joinColleague(app, shipper, 'administrator');
    app.clock.at += MINUTE_MS;
    const second = await add(shipper, { ...OTHER, is_main: true });
    expect(second).toMatchObject({
      state: 'pending',
      is_main: true,
      refusals: { confirm: { code: 'requisites.own-confirmation' } },
    });
    expect(await accounts(shipper)).toEqual([
      ['PL61109010140000071219812874', true, 'confirmed'],
      [GERMAN, true, 'pending'],
    ]);
    const path = { id: second.id };
    const own = await shipper.send('PUT /account/requisites/{id}/confirm', { path, body: {} });
    expect(own).toMatchObject({ status: 409, body: { code: 'requisites.own-confirmation' } });
    const late = await joinColleague(app, shipper, 'administrator');
    expect((await late.send('PUT /account/requisites/{id}/confirm', { path, body: {} })).body.code).toBe(
      'requisites.joined-later',
    );
    expect((await colleague.call('GET /account/requisites')).body.data[1]?.refusals).toEqual({});
    const confirmed = await colleague.call('PUT /account/requisites/{id}/confirm', { path, body: {} });
    expect(confirmed.body.data).toMatchObject({ state: 'confirmed', is_main: true, confirmed_by: 'Ihor Bondar' });
    expect((await colleague.call('PUT /account/requisites/{id}/confirm', { path, body: {} })).status).toBe(200);
    expect(await accounts(shipper)).toEqual([
      [GERMAN, true, 'confirmed'],
      ['PL61109010140000071219812874', false, 'confirmed'],
    ]);
    expect(await actions(shipper)).toEqual([
      'company.requisites_changed',
      'company.requisites_proposed',
      'company.requisites_changed',
    ]);
  });

  it('changed bank details replace the old ones once they are confirmed', async () => {
    const shipper = await signUpShipper(app);
    const { id } = await add(shipper);
    const colleague = await joinColleague(app, shipper, 'administrator');
    app.clock.at += MINUTE_MS;
    const path = { id };
    const inPlace = await shipper.call('PUT /account/requisites/{id}', { path, body: { bank_address: 'Kraków' } });
    expect(inPlace.body.data).toMatchObject({ id, state: 'confirmed', bank_address: 'Kraków' });
    const proposed = (await shipper.call('PUT /account/requisites/{id}', { path, body: { account: GERMAN } })).body
      .data;
    expect(proposed).toMatchObject({ state: 'pending', replaces_id: id, is_main: true });
    const again = await shipper.send('PUT /account/requisites/{id}', {
      path,
      body: { account: 'UA213223130000026007233566001' },
    });
    expect(again.body.code).toBe('requisites.pending');
    // Pending details may be corrected by anybody, who then counts as their author.
    const corrected = await colleague.call('PUT /account/requisites/{id}', {
      path: { id: proposed.id },
      body: { account: 'UA21 3223 1300 0002 6007 2335 6600 1' },
    });
    expect(corrected.body.data.refusals).toMatchObject({ confirm: { code: 'requisites.own-confirmation' } });
    await shipper.call('PUT /account/requisites/{id}/confirm', { path: { id: proposed.id }, body: {} });
    expect(await accounts(shipper)).toEqual([['UA213223130000026007233566001', true, 'confirmed']]);
    const [event] = (await shipper.call('GET /account/company/history', { query: {} })).body.data;
    expect(event?.changes).toEqual([{ field: 'account', old: '…2874', new: '…6001' }]);
    expect(
      JSON.stringify(
        await app.database.rows(`select changes, params from events where entity_id = $1`, [shipper.companyId]),
      ),
    ).not.toContain('7233566');
  });

  it('the history shows the accounts only to members who may see them', async () => {
    const shipper = await signUpShipper(app);
    const { id } = await add(shipper);
    await shipper.call('PUT /account/requisites/{id}', { path: { id }, body: { bank_address: 'Kraków' } });
    const read = async (reader: Shipper) =>
      (await reader.call('GET /account/company/history', { query: {} })).body.data.filter(({ action }) =>
        action.includes('requisites'),
      );
    const [viewer, accountant] = [
      await joinColleague(app, shipper, 'viewer'),
      await joinColleague(app, shipper, 'accountant'),
    ];
    const seen = await read(shipper);
    expect(seen.flatMap(({ changes }) => changes.map(({ field }) => field))).toContain('bank_name');
    expect(await read(accountant)).toEqual(seen);
    expect(await read(viewer)).toEqual(seen.map((entry) => ({ ...entry, changes: [] })));
  });

  it('deleted bank details are restored unchanged', async () => {
    const shipper = await signUpShipper(app);
    const first = await add(shipper);
    const colleague = await joinColleague(app, shipper, 'administrator');
    app.clock.at += MINUTE_MS;
    const second = await add(shipper, OTHER);
    await colleague.call('PUT /account/requisites/{id}/confirm', { path: { id: second.id }, body: {} });
    const path = { id: first.id };
    await shipper.call('DELETE /account/requisites/{id}', { path });
    await shipper.call('DELETE /account/requisites/{id}', { path });
    expect(await accounts(shipper)).toEqual([[GERMAN, true, 'confirmed']]);
    await shipper.call('PUT /account/requisites/{id}/restore', { path });
    expect(await accounts(shipper)).toEqual([
      ['PL61109010140000071219812874', true, 'confirmed'],
      [GERMAN, false, 'confirmed'],
    ]);
    await shipper.call('DELETE /account/requisites/{id}', { path });
    app.clock.at += 25 * HOUR_MS;
    expect((await shipper.call('PUT /account/requisites/{id}/restore', { path })).status).toBe(404);
    // Deleting all accounts first does not avoid the confirmation of new ones.
    await shipper.call('DELETE /account/requisites/{id}', { path: { id: second.id } });
    expect((await add(shipper)).state).toBe('pending');
  });

  it('invalid and duplicate bank details are refused at their field', async () => {
    const shipper = await signUpShipper(app);
    await add(shipper);
    const refused = async (body: object) => {
      const answer = await shipper.send('POST /account/requisites', { body: { ...REQUISITES, ...body } });
      return [answer.body.code, ...Object.keys((answer.body as unknown as { errors: object }).errors)];
    };
    expect(await refused({})).toEqual(['requisites.same-account', 'account']);
    expect(await refused({ account: 'pl61-1090-1014-0000-0712-1981-2874' })).toEqual([
      'requisites.same-account',
      'account',
    ]);
    expect(await refused({ account: 'PL61109010140000071219812875' })).toEqual(['account.check-digits', 'account']);
    expect(await refused({ account: '?' })).toEqual(['account.format', 'account']);
    expect(await refused({ currency: 'ZZZ' })).toEqual(['input.invalid', 'currency']);
    expect(await refused({ type: 'loan' })).toEqual(['input.invalid', 'type']);
    expect(await refused({ bank_name: '' })).toEqual(['input.invalid', 'bank_name']);
  });
});

describe('a code about new bank details', () => {
  async function withPending() {
    const shipper = await signUpShipper(app);
    const known = newLogin('known');
    await shipper.call('POST /account/signees', { body: { ...SIGNEE, email: known } });
    await add(shipper);
    const [signee] = (await shipper.call('GET /account/signees')).body.data;
    // An attacker with the account changes the contact first; the code goes to the contact known before.
    await shipper.call('PUT /account/signees/{id}', { path: signee!, body: { email: newLogin('thief') } });
    const { id } = await add(shipper, OTHER);
    return { shipper, known, path: { id } };
  }

  it('a code to a known contact confirms bank details once', async () => {
    const { shipper, known, path } = await withPending();
    const sent = await shipper.call('POST /account/requisites/{id}/code', { path });
    expect(sent.body.data).toMatchObject({ contact_hint: 'k•••@example.com', resend_after_s: 60, expires_in_s: 600 });
    const message = await app.lastMessage(known);
    expect(message.text).toContain('…3000');
    expect(message.text).not.toContain('0044');
    const code = codeIn(message.text);
    const wrong = await shipper.send('PUT /account/requisites/{id}/confirm', { path, body: { code: '000000' } });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'session.code-wrong' } });
    const confirmed = await shipper.call('PUT /account/requisites/{id}/confirm', { path, body: { code } });
    expect(confirmed.body.data).toMatchObject({ state: 'confirmed', confirmed_by: 'Olena Savchuk' });
    expect((await shipper.send('POST /account/requisites/{id}/code', { path })).body.code).toBe(
      'requisites.not-pending',
    );
  });

  it('a code about bank details expires after five tries, ten minutes or a change', async () => {
    const { shipper, known, path } = await withPending();
    const ask = async () => {
      app.clock.at += 2 * MINUTE_MS;
      await shipper.call('POST /account/requisites/{id}/code', { path });
      return codeIn((await app.lastMessage(known)).text);
    };
    const statusOf = async (code: string) =>
      (await shipper.send('PUT /account/requisites/{id}/confirm', { path, body: { code } })).status;
    const first = await ask();
    const wrong = first === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) expect(await statusOf(wrong)).toBe(422);
    expect(await statusOf(first)).toBe(422);
    const second = await ask();
    app.clock.at += 11 * MINUTE_MS;
    expect(await statusOf(second)).toBe(422);
    const third = await ask();
    await shipper.call('PUT /account/requisites/{id}', { path, body: { account: 'UA213223130000026007233566001' } });
    expect(await statusOf(third)).toBe(422);
    expect(await statusOf(await ask())).toBe(200);
  });

  it('a code about bank details has the limits of sign-in codes', async () => {
    const { shipper, path } = await withPending();
    const ask = () => shipper.send('POST /account/requisites/{id}/code', { path });
    expect((await ask()).status).toBe(200);
    expect((await ask()).body.code).toBe('session.code-too-soon');
    for (let sent = 1; sent < 5; sent += 1) {
      app.clock.at += 2 * MINUTE_MS;
      expect((await ask()).status).toBe(200);
    }
    app.clock.at += 2 * MINUTE_MS;
    expect((await ask()).body.code).toBe('session.too-many-codes');
  });
});
