import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinColleague, newLogin, signIn, signUpCarrier, signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { runLegalIdCommand, readLegalIdCommand } from '../../carriers/legal-ids/run-legal-id-command';

let app: TestApp;
let operator: Shipper;
const folder = mkdtempSync(join(tmpdir(), 'contests-'));
beforeAll(async () => {
  app = await startApp();
  // The first brand of an installation is the operator's.
  operator = await signUpShipper(app, 'pl', { name: 'Operator' });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

let numbers = 0;
const newNumber = () => validLegalId('pl', (numbers += 1));
const operate = (...words: string[]) => runLegalIdCommand(app, readLegalIdCommand(words));
const guest = async (login = newLogin('guest')) => {
  const caller = app.carrier(await signIn(app, 'carrier', login));
  await caller.call('PUT /profile/info', { body: { first_name: 'Hanna', last_name: 'Moroz', accepts_terms: true } });
  return Object.assign(caller, { login });
};
async function confirmedCompany() {
  const legal_id = newNumber();
  const real = await signUpCarrier(app, { legal_id, name: 'Real Trans' });
  await operate('confirm', String(real.companyId));
  return { real, number: { country_id: 'pl', legal_id } };
}

const PDF = Buffer.from('%PDF-1.7 an extract of the register').toString('base64');
const contestOf = (number: { country_id: string; legal_id: string }, content = PDF) => ({
  ...number,
  name: 'Moroz Trans',
  message: 'The number is ours since 2011.',
  document: { name: '../../extract.pdf', content },
});

describe('a member who types a number that the operator confirmed for another company', () => {
  it('a member requests access from the administrators of the other company, who see the login', async () => {
    const { real, number } = await confirmedCompany();
    const person = await guest();
    expect((await person.call('PUT /account/brand', { body: { name: 'X', ...number } })).body.code).toBe(
      'brand.exists',
    );
    expect((await person.call('POST /account/brand/join', { body: number })).status).toBe(204);
    const { subject, text } = await app.lastMessage(real.login);
    expect(subject).toBe('Hanna Moroz asks to join Real Trans');
    expect(text).toContain(person.login);
    expect(text).toContain('/carrier/settings?lang=en');
    const before = (await app.messages(real.login)).length;
    expect((await person.call('POST /account/brand/join', { body: number })).status).toBe(204);
    expect(await app.messages(real.login)).toHaveLength(before);
    await real.call('POST /profile/users', { body: { login: person.login, role: 'dispatcher' } });
    expect((await app.lastMessage(person.login)).subject).toMatch(/invites you to Real Trans/);
  });

  it('a member contests the number with a document, which the operator reads and decides about', async () => {
    const { real, number } = await confirmedCompany();
    const person = await guest();
    const body = contestOf(number);
    expect((await person.call('POST /account/brand/contest', { body })).status).toBe(204);
    const { subject, text } = await app.lastMessage(operator.login);
    expect(subject).toBe(`Contested legal ID: PL ${number.legal_id}`);
    for (const said of [person.login, 'Moroz Trans', 'Real Trans', body.message]) expect(text).toContain(said);

    // A repeated contest replaces the text and sends no second message.
    const told = (await app.messages(operator.login)).length;
    await person.call('POST /account/brand/contest', { body: { ...body, message: 'See page 2.' } });
    expect(await app.messages(operator.login)).toHaveLength(told);
    const contests = await operate('contests');
    expect(contests).toHaveLength(1);
    const id = contests[0]!.split(' ')[0]!;
    const lines = await operate('contest', id, folder);
    expect(lines).toContain('See page 2.');
    expect(readFileSync(join(folder, `contest-${id}.pdf`), 'utf8')).toContain('an extract of the register');
    await expect(operate('contest', id, folder)).rejects.toThrow('cannot be written');
    await operate('settle', id);
    expect(await operate('contests')).toEqual(['No contest is open.']);
    await expect(operate('settle', id)).rejects.toThrow('no open contest');

    await operate('unconfirm', String(real.companyId));
    const own = await person.call('PUT /account/brand', { body: { name: 'Moroz Trans', ...number } });
    expect(own.status).toBe(200);
    await operate('confirm', String(own.body.data.id));
  });

  it('a member learns nothing about a number that is unused or only claimed', async () => {
    const legal_id = newNumber();
    await signUpCarrier(app, { legal_id });
    const person = await guest();
    for (const number of [legal_id, newNumber(), '---']) {
      const body = { country_id: 'pl', legal_id: number };
      expect(await person.call('POST /account/brand/join', { body })).toMatchObject({
        status: 404,
        body: { code: 'record.not-found', params: {} },
      });
      expect(await person.call('POST /account/brand/contest', { body: contestOf(body) })).toMatchObject({
        status: 404,
        body: { code: 'record.not-found', params: {} },
      });
    }
  });

  it('a member writes to few companies a day, and each company gets few requests', async () => {
    const person = await guest();
    for (let done = 0; done < 3; done += 1) {
      const { number } = await confirmedCompany();
      expect((await person.call('POST /account/brand/join', { body: number })).status).toBe(204);
    }
    const { real, number } = await confirmedCompany();
    const refused = await person.call('POST /account/brand/join', { body: number });
    expect(refused).toMatchObject({ status: 429, body: { code: 'number.too-many-requests' } });
    for (let done = 0; done < 20; done += 1) await (await guest()).call('POST /account/brand/join', { body: number });
    const before = (await app.messages(real.login)).length;
    expect((await (await guest()).call('POST /account/brand/join', { body: number })).status).toBe(429);
    expect(await app.messages(real.login)).toHaveLength(before);
    app.clock.at += 86_400_000;
    expect((await person.call('POST /account/brand/join', { body: number })).status).toBe(204);
  });

  it('a contest needs a real document of at most two megabytes', async () => {
    const { number } = await confirmedCompany();
    const person = await guest();
    const answer = (content: string) =>
      person.send('POST /account/brand/contest', { body: contestOf(number, content) });
    const encoded = (content: Buffer | string) => Buffer.from(content).toString('base64');
    const large = (bytes: number) => encoded(Buffer.concat([Buffer.from('%PDF'), Buffer.alloc(bytes - 4)]));
    for (const content of ['', 'not base64', encoded('<script>'), encoded('MZ'), large(2_000_001), '\ud800']) {
      expect((await answer(content)).status).toBe(422);
    }
    expect((await answer(large(4_000_000))).status).toBe(413);
    expect((await answer(large(2_000_000))).status).toBe(204);
  });

  it('an administrator of that company may use its number, and other members need an approval', async () => {
    const legal_id = newNumber();
    const shipper = await signUpShipper(app, 'pl', { legal_id, name: 'Kvarta Real' });
    await operate('confirm', String(shipper.companyId));
    const number = { country_id: 'pl', legal_id };
    expect((await shipper.call('POST /account/brand/join', { body: number })).status).toBe(404);
    const colleague = await joinColleague(app, shipper, 'viewer');
    expect((await colleague.call('POST /account/brand', { body: { name: 'Mine', ...number } })).body.code).toBe(
      'brand.exists',
    );
    expect((await colleague.call('POST /account/brand/join', { body: number })).status).toBe(204);
    expect((await app.lastMessage(shipper.login)).text).toContain('/account/users?lang=en');
  });
});

it('contests are sent to the brand that is the operator', async () => {
  const { number } = await confirmedCompany();
  const chosen = await signUpShipper(app);
  app.config.operatorBrand = chosen.companyId;
  await (await guest()).call('POST /account/brand/contest', { body: contestOf(number) });
  expect((await app.lastMessage(chosen.login)).subject).toContain(number.legal_id);
  app.config.operatorBrand = undefined;
});
