import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bid, endBidding, joinCarrier, joinColleague, openMarket, openTender } from '../../../../test/build';
import type { Person } from '../../../../test/chat/chatting';
import { linkSecret, pressLink } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
let load: number;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  load = await openTender(app, market.shipper);
});

type AnyShipper = typeof market.shipper;
type AnyCarrier = Pick<typeof market.anna, 'call'>;
const setMode = (mode: 'private' | 'to_all') =>
  market.shipper.done('PUT /loads/{id}/questions_setting', load, { mode });
const ask = (who: AnyCarrier, text: string, client_id?: string) => {
  const body = { text, ...(client_id !== undefined && { client_id }) };
  return who.call('POST /loads/{id}/questions', { path: { id: load }, body });
};
const list = async (who: Person) =>
  (await (who as AnyShipper).call('GET /loads/{id}/questions', { path: { id: load } })).body.data;
const answer = (id: number, text: string, who: AnyShipper = market.shipper) =>
  who.call('PUT /loads/{id}/questions/{question_id}', { path: { id: load, question_id: id }, body: { answer: text } });

it('a question is private by default and stands in the chat', async () => {
  const { shipper, anna } = market;
  expect(await shipper.done('GET /loads/{id}/questions_setting', load)).toEqual({ mode: 'private' });
  expect((await ask(anna, 'Is it fragile?')).body).toMatchObject({ code: 'chat.questions-private' });
  const chat = await anna.call('POST /chats', { body: { model_type: 'load', model_id: load } });
  expect(chat.status).toBe(200);
});

it('an answer is sent to all carriers of the load without a name', async () => {
  const { shipper, anna, borys } = market;
  await setMode('to_all');
  const asked = (await ask(anna, 'Is a tail lift needed?', 'q1')).body.data;
  expect((await ask(anna, 'Is a tail lift needed?', 'q1')).body.data.id).toBe(asked.id);
  await ask(borys, 'How many pallets?');
  expect((await list(shipper)).map(({ text, company_name }) => [text, company_name])).toEqual([
    ['How many pallets?', 'Borys Spedycja'],
    ['Is a tail lift needed?', 'Anna Trans'],
  ]);
  expect((await list(borys)).map(({ text }) => text)).toEqual(['How many pallets?']);
  expect((await answer(asked.id, 'No')).body.data).toMatchObject({ answer: 'No' });
  const [, seen] = await list(borys);
  expect(seen).toMatchObject({
    text: 'Is a tail lift needed?',
    answer: 'No',
    company_name: null,
    sender_name: null,
    is_own: false,
  });
  expect((await list(anna)).map(({ is_own, answer: said }) => [is_own, said])).toEqual([[true, 'No']]);
  expect(JSON.stringify(await list(borys))).not.toContain('Anna');
});

it('an answer may be corrected, and a repeated answer notifies nobody', async () => {
  const { anna } = market;
  await setMode('to_all');
  const { id } = (await ask(anna, 'When?')).body.data;
  await answer(id, 'Monday');
  await answer(id, 'Tuesday');
  await answer(id, 'Tuesday');
  expect((await list(anna))[0]!.answer).toBe('Tuesday');
  const told = await app.database.rows(
    `select 1 from outbox where kind = 'question.answered' and payload->'params'->>'question_id' = $1::text`,
    [id],
  );
  expect(told.length).toBeLessThanOrEqual(2);
});

it('a question is accepted while carriers may bid, from carriers with an option, up to a limit', async () => {
  const { shipper, anna, borys } = market;
  const stranger = await joinCarrier(app, await openMarket(app).then((other) => other.shipper));
  await setMode('to_all');
  expect((await ask(stranger, 'x')).status).toBe(404);
  expect((await (stranger as AnyCarrier).call('GET /loads/{id}/questions', { path: { id: load } })).status).toBe(404);
  for (let asked = 0; asked < 20; asked++) await ask(borys, `Question ${asked}`);
  expect((await ask(borys, 'One more')).body).toMatchObject({ code: 'chat.too-many-questions' });
  await bid(anna, load, 240_000);
  await endBidding(app, shipper, load);
  expect((await ask(anna, 'Too late?')).body).toMatchObject({ code: 'chat.questions-closed' });
});

it('a question is not found in another load or company', async () => {
  const { shipper, anna } = market;
  await setMode('to_all');
  const { id } = (await ask(anna, 'When?')).body.data;
  const other = await openMarket(app);
  expect((await answer(id, 'x', other.shipper)).status).toBe(404);
  load = await openTender(app, shipper);
  expect((await answer(id, 'x')).status).toBe(404);
  const viewer = await joinColleague(app, shipper, 'viewer');
  expect((await answer(id, 'x', viewer)).body.code).toBe('right.missing');
});

it('a question may be asked in the session of a link', async () => {
  await setMode('to_all');
  const byLink = await pressLink(app, await linkSecret(app, market.celina.login));
  expect((await ask(byLink, 'By link?')).status).toBe(201);
  expect((await list(byLink)).map(({ text }) => text)).toEqual(['By link?']);
});
