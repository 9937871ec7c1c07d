import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bid, joinColleague, openMarket, openTender, type Carrier, type Shipper } from '../../../../test/build';
import { deliverTelegram, dispatchAll, linkTelegram } from '../../../../test/chat/telegram';
import { startBotServer, type BotServer } from '../../../../test/outside/bot-server';
import { makeQueue } from '../../../../test/outside/queued-messages';
import { startApp, type TestApp } from '../../../../test/start-app';

let bot: BotServer;
let app: TestApp;
let shipper: Shipper;
let colleague: Shipper;
let anna: Carrier;
let borys: Carrier;
let celina: Carrier;
let load: number;
const ANNA = 71;
beforeAll(async () => {
  bot = await startBotServer();
  app = await startApp({ TELEGRAM_BOT_TOKEN: bot.token, TELEGRAM_API_ROOT: bot.url });
  await makeQueue(app);
  ({ shipper, anna, borys, celina } = await openMarket(app));
  colleague = await joinColleague(app, shipper, 'manager');
  await linkTelegram(app, bot, anna, ANNA);
});
afterAll(async () => {
  await app.close();
  await bot.close();
});
beforeEach(async () => {
  load = await openTender(app, shipper, { mode: 'sealed' });
  await deliverTelegram(app, bot);
});

async function messagesOf(person: Shipper | Carrier) {
  await dispatchAll(app);
  const { data } = (await (person as Carrier).call('GET /notifications')).body;
  return data.filter(({ type }) => type === 'message');
}
const everybody = () => [shipper, colleague, anna, borys, celina];
const counts = async () => Promise.all(everybody().map(async (person) => (await messagesOf(person)).length));
const idOf = async (person: Shipper | Carrier) => (await (person as Carrier).call('GET /account')).body.data.id;
const plus = (before: number[], more: number[]) => before.map((count, place) => count + more[place]!);

describe('a note that names a colleague', () => {
  it('a note is sent only to the mentioned colleague, in the bell and by e-mail', async () => {
    const before = await counts();
    const mentions = [await idOf(colleague), await idOf(shipper)];
    await shipper.done('POST /loads/{id}/notes', load, { text: 'Call the warehouse', mentions });
    expect(await counts()).toEqual(plus(before, [0, 1, 0, 0, 0]));
    const [entry] = await messagesOf(colleague);
    expect(entry).toMatchObject({
      title: 'You are mentioned in a note',
      link: String(load),
      page_name: 'tenders.show',
    });
    expect(entry!.description).toMatch(/^Olena Savchuk mentions you in a note about TL-\d+ .+: Call the warehouse$/);
    const mail = await app.lastMessage(colleague.login);
    expect(mail.subject).toMatch(/: Olena Savchuk mentions you in a note$/);
    expect(mail.text).toContain(`/tenders/${load}/view`);
    expect(await deliverTelegram(app, bot)).toEqual([]);
  });

  it('a note of a carrier is sent to its own side only, and a removed note is not sent', async () => {
    const helper = await joinCarrierColleague();
    const before = await counts();
    const mentions = [await idOf(helper)];
    await anna.done('POST /loads/{id}/notes', load, { text: 'Send the new truck', mentions });
    expect(await counts()).toEqual(plus(before, [0, 0, 0, 0, 0]));
    const [entry] = await messagesOf(helper);
    expect(entry).toMatchObject({ page_name: 'load', link: String(load) });
    expect((await app.lastMessage(helper.login)).text).toContain(`/carrier/loads/${load}?lang=en`);
    const { id } = await anna.done('POST /loads/{id}/notes', load, { text: 'A mistake', mentions });
    await anna.call('DELETE /loads/{id}/notes/{note_id}', { path: { id: load, note_id: id } });
    expect(await messagesOf(helper)).toHaveLength(1);
  });
});

async function joinCarrierColleague(): Promise<Carrier> {
  const { acceptColleague, newLogin, signIn } = await import('../../../../test/build');
  const login = newLogin('driver');
  await anna.call('POST /profile/users', { body: { login, role: 'viewer' } });
  const caller = app.carrier(await signIn(app, 'carrier', login));
  await caller.call('PUT /profile/info', { body: { first_name: 'Jan', last_name: 'Mazur', accepts_terms: true } });
  await acceptColleague(app, caller, login);
  return Object.assign(caller, { login, companyId: anna.companyId, carrierId: anna.carrierId, name: anna.name });
}

describe('a question', () => {
  const ask = (who: Carrier, text: string) => who.done('POST /loads/{id}/questions', load, { text });
  const answer = (id: number, text: string) =>
    shipper.call('PUT /loads/{id}/questions/{question_id}', {
      path: { id: load, question_id: id },
      body: { answer: text },
    });

  beforeEach(async () => {
    await shipper.done('PUT /loads/{id}/questions_setting', load, { mode: 'to_all' });
  });

  it('a question is sent to the manager of the load', async () => {
    const before = await counts();
    await bid(borys, load, 240_000);
    await ask(anna, 'Is a tail lift needed?');
    expect(await counts()).toEqual(plus(before, [1, 0, 0, 0, 0]));
    const [entry] = await messagesOf(shipper);
    expect(entry!.description).toMatch(/^Anna Trans asks about TL-\d+ .+: Is a tail lift needed\?$/);
    const mail = await app.lastMessage(shipper.login);
    expect(mail.subject).toMatch(/: Anna Trans asks$/);
    expect(mail.text).not.toMatch(/240|2[,.\u00a0]?400|bid/i);
  });

  it('an answer is sent to the author of the question, and to others only in the bell without a name', async () => {
    const { id } = await ask(anna, 'Is a tail lift needed?');
    await dispatchAll(app);
    const before = await counts();
    const mails = (await app.messages(borys.login)).length;
    await answer(id, 'No, the ramp is low');
    expect(await counts()).toEqual(plus(before, [0, 0, 1, 1, 1]));
    const [told] = await messagesOf(anna);
    expect(told).toMatchObject({ title: 'Your question is answered' });
    expect((await app.lastMessage(anna.login)).subject).toMatch(/: your question is answered$/);
    expect((await deliverTelegram(app, bot)).map(({ chat_id: to }) => to)).toEqual([ANNA]);
    const [other] = await messagesOf(borys);
    expect(other).toMatchObject({ title: 'A question is answered', page_name: 'load', link: String(load) });
    expect(other!.description).toMatch(/^Kvarta \d+ answered a question about TL-\d+ .+: No, the ramp is low$/);
    expect(JSON.stringify(other)).not.toMatch(/Anna|Piotr/);
    expect(await app.messages(borys.login)).toHaveLength(mails);
    // A corrected answer updates the same entry.
    await answer(id, 'Yes, it is');
    expect((await messagesOf(borys)).map(({ description }) => description.slice(-10))[0]).toBe('Yes, it is');
    expect(await counts()).toEqual(plus(before, [0, 0, 2, 1, 1]));
  });
});
