import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinCarrier, newLogin, signUpShipper } from '../../../../test/build';
import { companyOf, enterCarrier, inviteCarrier, showCarrier } from '../../../../test/network';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
});
afterAll(() => app.close());

describe('inviting', () => {
  it('each carrier is invited with its own link and the text of the shipper', async () => {
    const shipper = await signUpShipper(app);
    const logins = [newLogin('one'), newLogin('two')];
    const sent = await shipper.call('POST /catalogs/invite/create', {
      body: { invitations: logins.map((login) => ({ login })), message: 'Join us,\nwe pay in 3 days' },
    });
    expect(sent.status).toBe(201);
    for (const { login, url, code } of sent.body.data) {
      const { subject, text } = await app.lastMessage(login);
      expect(subject).toMatch(/^Kvarta \d+ invites you to its tenders$/);
      expect(text).toContain('Olena Savchuk writes:\nJoin us,\nwe pay in 3 days');
      expect(text).toMatch(/\/carrier\/open(\?lang=en)?#\S+$/m);
      expect(text).not.toContain(code);
      expect(url.endsWith(`/i/${code}`)).toBe(true);
    }
    expect(new Set(sent.body.data.map(({ code }) => code)).size).toBe(2);
  });

  it('an invitation is in the language of the carrier, else the chosen one, else that of the inviter', async () => {
    const shipper = await signUpShipper(app);
    const known = newLogin('known');
    const carrier = await enterCarrier(app, known);
    await carrier.call('PUT /profile/info', {
      body: { first_name: 'A', last_name: 'B', accepts_terms: true, locale: 'kk' },
    });
    const [chosen, usual] = [newLogin('chosen'), newLogin('usual')];
    await shipper.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: known }, { login: chosen }], locale: 'uk' },
    });
    await inviteCarrier(shipper, usual);
    expect((await app.lastMessage(known)).subject).toMatch(/шақырады$/);
    expect((await app.lastMessage(chosen)).subject).toMatch(/запрошує вас на свої тендери$/);
    expect((await app.lastMessage(usual)).subject).toMatch(/invites you to its tenders$/);
  });

  it('a phone number is invited by SMS', async () => {
    const shipper = await signUpShipper(app);
    await inviteCarrier(shipper, '+48 512 345 678');
    const message = await app.lastMessage('+48512345678');
    expect(message.text).toMatch(
      new RegExp(`^Kvarta \\d+ invites you to its tenders http\\S+/carrier/open\\?lang=en#\\S+$`),
    );
  });

  it('a carrier with an invitation or in the network is not invited again', async () => {
    const shipper = await signUpShipper(app);
    const joined = await joinCarrier(app, shipper);
    const open = await inviteCarrier(shipper);
    const fresh = newLogin('fresh');
    const list = [joined.login, open.login, fresh, fresh.toUpperCase()];
    const { body } = await shipper.call('POST /catalogs/invite/create', {
      body: { invitations: list.map((login) => ({ login })) },
    });
    expect(body.data.map(({ login }) => login)).toEqual([fresh]);
    expect(body.meta.already).toEqual([
      { login: joined.login, carrier_id: joined.carrierId, state: 'verified' },
      { login: open.login, carrier_id: open.id, state: 'invited' },
    ]);
  });

  it('the shipper is warned when another login accepts an invitation', async () => {
    const shipper = await signUpShipper(app);
    const sent = await inviteCarrier(shipper);
    const login = newLogin('other');
    const other = await enterCarrier(app, login);
    await other.call('POST /invitations/{code}/accept', { path: { code: sent.code }, body: companyOf('Other') });
    const { text } = await app.lastMessage(shipper.login);
    expect(text).toContain(`The invitation was sent to ${sent.login} but accepted by ${login}.`);
  });

  it('a colleague of a known carrier is recognized', async () => {
    const shipper = await signUpShipper(app);
    const first = await inviteCarrier(shipper);
    const owner = await enterCarrier(app, first.login);
    await owner.call('POST /invitations/{code}/accept', { path: first, body: companyOf('Trans') });
    const colleague = newLogin('colleague');
    await owner.call('POST /profile/users', { body: { login: colleague, role: 'dispatcher' } });
    const link = /\/brand\/([\w-]+)/.exec((await app.lastMessage(colleague)).text)![1]!;
    const dispatcher = await enterCarrier(app, colleague);
    await dispatcher.call('POST /brands/invitations/{code}/accept', { path: { code: link } });
    const invitations = [{ login: colleague }];
    const { body } = await shipper.call('POST /catalogs/invite/create', { body: { invitations } });
    expect(body.data).toEqual([]);
    expect(body.meta.already.map(({ carrier_id }) => carrier_id)).toEqual([first.id]);
  });

  it('two colleagues who invite one list at once create one relation', async () => {
    const shipper = await signUpShipper(app);
    const invitations = Array.from({ length: 20 }, () => ({ login: newLogin('list') }));
    const answers = await Promise.all(
      [1, 2, 3].map(() => shipper.call('POST /catalogs/invite/create', { body: { invitations } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.reduce((sum, { body }) => sum + body.data.length, 0)).toBe(20);
    expect((await shipper.call('GET /carriers')).body.meta.total).toBe(20);
  });

  it('a list may have five hundred carriers, and each bad line is named', async () => {
    const shipper = await signUpShipper(app);
    const many = (count: number) => Array.from({ length: count }, () => ({ login: newLogin('many') }));
    expect((await shipper.call('POST /catalogs/invite/create', { body: { invitations: many(501) } })).status).toBe(422);
    expect(
      (await shipper.call('POST /catalogs/invite/create', { body: { invitations: many(500) } })).body.data,
    ).toHaveLength(500);
    const bad = await shipper.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: newLogin('good') }, { login: 'nobody' }, { login: '050' }] },
    });
    expect(bad.status).toBe(422);
    expect(Object.keys(bad.body.errors ?? {})).toEqual(['invitations.1.login', 'invitations.2.login']);
    for (const body of [
      {},
      { invitations: [] },
      { invitations: [{}] },
      { invitations: 'a@example.com' },
      { invitations: [{ login: 'a@example.com', x: 1 }] },
    ]) {
      expect((await shipper.send('POST /catalogs/invite/create', { body })).status).toBe(422);
    }
    expect((await shipper.call('GET /carriers')).body.meta.total).toBe(500);
  });
});

describe('accepting', () => {
  it('accepting creates the company of the carrier, which joins the network', async () => {
    const shipper = await signUpShipper(app);
    const { id, code, login } = await inviteCarrier(shipper, newLogin('trans'), { company_name: 'Trans' });
    const seen = (await app.visitor().call('GET /invitations/{code}', { path: { code } })).body.data;
    expect(seen).toMatchObject({ invited_by: 'Olena Savchuk', company_name: 'Trans', state: 'open', open_tenders: 0 });
    expect(JSON.stringify(seen)).not.toContain(login);

    const carrier = await enterCarrier(app, login);
    expect((await carrier.call('GET /invitations')).body.data.map((row) => row.code)).toEqual([code]);
    const accepted = await carrier.call('POST /invitations/{code}/accept', {
      path: { code },
      body: companyOf('Trans Logistics'),
    });
    expect(accepted.body.data).toMatchObject({ relation: 'verified' });
    expect((await carrier.call('GET /account')).body.data.company).toMatchObject({ name: 'Trans Logistics' });
    expect((await carrier.call('GET /shippers')).body.data).toMatchObject([{ state: 'verified' }]);
    expect((await carrier.call('GET /invitations')).body.data).toEqual([]);
    expect(await showCarrier(shipper, id)).toMatchObject({ state: 'verified', name: 'Trans Logistics' });
    expect((await app.lastMessage(shipper.login)).subject).toBe('Trans Logistics accepted your invitation');
    expect((await shipper.call('GET /account')).body.data.quickstart_info.is_carrier_invited).toBe(true);
  });

  it('accepting can be repeated', async () => {
    const shipper = await signUpShipper(app);
    const { code, login } = await inviteCarrier(shipper);
    const carrier = await enterCarrier(app, login);
    const accept = () => carrier.call('POST /invitations/{code}/accept', { path: { code }, body: companyOf('Twice') });
    const first = await accept();
    const answers = await Promise.all([accept(), accept()]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { data: first.body.data } });
    expect((await carrier.call('GET /account')).body.data.brand_members).toHaveLength(1);
    const other = await enterCarrier(app, newLogin('other'));
    expect(
      (await other.call('POST /invitations/{code}/accept', { path: { code }, body: companyOf('Other') })).body.code,
    ).toBe('invitation.used');
  });

  it('a carrier accepts invitations of several shippers', async () => {
    const [first, second, third] = [await signUpShipper(app), await signUpShipper(app), await signUpShipper(app)];
    const carrier = await joinCarrier(app, first);
    for (const shipper of [second, third]) {
      const { code, id } = await inviteCarrier(shipper, carrier.login);
      const accepted = await carrier.call('POST /invitations/{code}/accept', { path: { code }, body: {} });
      expect(accepted.body.data).toMatchObject({ company_id: carrier.companyId, relation: 'verified' });
      expect((await showCarrier(shipper, id)).state).toBe('verified');
    }
    expect((await carrier.call('GET /shippers')).body.data).toHaveLength(3);
  });

  it('another login that accepts requests access, and the shipper sees both logins', async () => {
    const shipper = await signUpShipper(app);
    const { id, code, login } = await inviteCarrier(shipper);
    const actual = newLogin('actual');
    const carrier = await enterCarrier(app, actual);
    const accepted = await carrier.call('POST /invitations/{code}/accept', {
      path: { code },
      body: companyOf('Forwarded'),
    });
    expect(accepted.body.data.relation).toBe('requested');
    expect(await showCarrier(shipper, id)).toMatchObject({ state: 'requested', login, requested_by: actual });
    const { text } = await app.lastMessage(shipper.login);
    expect(text).toContain(login);
    expect(text).toContain(actual);
    expect((await shipper.call('GET /account')).body.data.carriers_request_count).toBe(1);

    expect((await shipper.call('PUT /carriers/{id}/approve', { path: { id } })).body.data.state).toBe('verified');
    expect((await app.lastMessage(actual)).subject).toMatch(/let you in$/);
  });

  it('a carrier of a company that requires a packet waits for a review', async () => {
    const shipper = await signUpShipper(app);
    await shipper.call('PUT /profile/setting', { body: { require_packet: true } });
    const { id, code, login } = await inviteCarrier(shipper);
    const carrier = await enterCarrier(app, login);
    const accepted = await carrier.call('POST /invitations/{code}/accept', {
      path: { code },
      body: companyOf('Packet'),
    });
    expect(accepted.body.data.relation).toBe('on_review');
    expect((await shipper.call('PUT /carriers/{id}/approve', { path: { id } })).body.data.state).toBe('verified');
  });

  it('a company cannot become its own carrier', async () => {
    const shipper = await signUpShipper(app);
    const own = await inviteCarrier(shipper, shipper.login);
    const self = await enterCarrier(app, shipper.login);
    const refused = await self.call('POST /invitations/{code}/accept', { path: own, body: companyOf('Self') });
    expect(refused).toMatchObject({ status: 409, body: { code: 'invitation.own-company' } });
    expect((await self.call('GET /account')).body.data.company).toBeNull();

    const legal = validLegalId('pl', own.id);
    await shipper.call('PUT /account/brand', { body: { name: 'Own', country_id: 'pl', legal_id: legal } });
    const { code, login } = await inviteCarrier(shipper);
    const twin = await enterCarrier(app, login);
    const same = await twin.call('POST /invitations/{code}/accept', { path: { code }, body: companyOf('Twin', legal) });
    expect(same.body.code).toBe('invitation.own-company');
  });

  it('accepting a second invitation adds its labels to the existing relation', async () => {
    const shipper = await signUpShipper(app);
    const carrier = await joinCarrier(app, shipper);
    const label = (await shipper.call('POST /labels', { body: { name: 'Reefer' } })).body.data;
    const again = await inviteCarrier(shipper, newLogin('second'), { label_ids: [label.id] });
    const accepted = await carrier.call('POST /invitations/{code}/accept', { path: again, body: {} });
    expect(accepted.body.data).toMatchObject({ company_id: carrier.companyId, relation: 'verified' });
    expect((await showCarrier(shipper, carrier.carrierId)).labels).toMatchObject([{ id: label.id, name: 'Reefer' }]);
    expect((await shipper.call('GET /carriers')).body.meta.total).toBe(1);
  });

  it('a person without a company must name one', async () => {
    const shipper = await signUpShipper(app);
    const { code, login } = await inviteCarrier(shipper);
    const carrier = await enterCarrier(app, login);
    for (const body of [
      {},
      { company: {} },
      { company: { name: '', country_id: 'pl' } },
      { company: { name: 'A', country_id: 'pl', kind: 'shipper' } },
    ]) {
      expect((await carrier.send('POST /invitations/{code}/accept', { path: { code }, body })).status).toBe(422);
    }
  });
});
