import { DAY_MS } from '@tenderlane/domain/core';
import { HELP_LIMITS } from '@tenderlane/domain/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinColleague, openMarket, openTender, signUpShipper, type Shipper } from '../../../test/build';
import { readChat, say, showChat, type Person } from '../../../test/chat/chatting';
import { postForm, TINY_PNG } from '../../../test/files/send-form';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let operator: Shipper;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  operator = await signUpShipper(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  market = await openMarket(app);
});

const as = (who: Person) => who as Shipper;
const BODY = { subject: 'The map is empty', text: 'No streets are drawn', category: 'technical' as const };
const ask = (who: Person, body: object = {}) => as(who).call('POST /requests', { body: { ...BODY, ...body } });
const asked = async (who: Person, body: object = {}) => (await ask(who, body)).body.data;
const show = async (who: Person, id: number) => (await as(who).call('GET /requests/{id}', { path: { id } })).body.data;
const list = async (who: Person, query: object = {}) => (await as(who).call('GET /requests', { query })).body.data;
const put = (who: Person, id: number, what: 'close' | 'reopen' | 'consent') =>
  as(who).call(`PUT /requests/{id}/${what}`, { path: { id } });
const operate = (id: number, body: { assignee_id?: number; state?: 'waiting' | 'solved' }, who = operator) =>
  who.call('PUT /operator/requests/{id}', { path: { id }, body });
const accountOf = async (who: Shipper) => (await who.call('GET /account')).body.data.id;
const queue = async (query: object = {}) =>
  (await operator.call('GET /operator/requests', { query: { per_page: 100, ...query } })).body.data;

describe.each(['shipper', 'anna'] as const)('a request of %s', (name) => {
  let who: Person;
  beforeEach(() => {
    who = market[name];
  });

  it('a request is asked, answered and closed', async () => {
    const request = await asked(who);
    expect(request).toMatchObject({
      subject: BODY.subject,
      state: 'new',
      category: 'technical',
      model_type: 'request',
    });
    expect(await showChat(who, request.id)).toMatchObject({ model_type: 'request', load_name: BODY.subject });
    expect((await readChat(who, request.id)).data.map(({ text }) => text)).toEqual([BODY.text]);
    const assigned = await operate(request.id, { assignee_id: await accountOf(operator) });
    expect(assigned.body.data).toMatchObject({ state: 'open', assignee: { account_id: await accountOf(operator) } });
    await say(operator, request.id, 'Which browser?');
    const { data: waiting } = (await operate(request.id, { state: 'waiting' })).body;
    expect(waiting.assignee).toEqual(assigned.body.data.assignee);
    expect(await show(who, request.id)).toMatchObject({ state: 'waiting', waits_since: null, unread_message_count: 1 });
    await say(who, request.id, 'Firefox');
    expect((await show(who, request.id)).state).toBe('open');
    await operate(request.id, { state: 'solved' });
    expect((await put(who, request.id, 'close')).body.data.state).toBe('closed');
    expect((await put(who, request.id, 'close')).body.data.state).toBe('closed');
    expect((await put(who, request.id, 'reopen')).body.data.state).toBe('open');
  });

  it('a request that is sent twice is created once', async () => {
    const client_id = 'same';
    const both = await Promise.all([asked(who, { client_id }), asked(who, { client_id })]);
    expect(new Set([...both, await asked(who, { client_id })].map(({ id }) => id)).size).toBe(1);
    expect((await readChat(who, both[0]!.id)).data).toHaveLength(1);
  });

  it('a request is not found by another company', async () => {
    const { id } = await asked(who);
    for (const stranger of [market.borys, (await openMarket(app)).shipper]) {
      const path = { id };
      expect((await as(stranger).call('GET /requests/{id}', { path })).status).toBe(404);
      for (const what of ['close', 'reopen', 'consent'] as const)
        expect((await put(stranger, id, what)).status).toBe(404);
      expect((await as(stranger).call('GET /chats/{id}', { path })).status).toBe(404);
    }
    expect(await list(market.borys)).toEqual([]);
    expect((await put(operator, id, 'close')).status).toBe(404);
  });
});

it('the chat with support comes first, then requests, the newest first', async () => {
  const { shipper } = market;
  const support = (await shipper.call('POST /chats', { body: {} })).body.data;
  const [first, second] = [await asked(shipper), await asked(shipper)];
  expect((await shipper.call('POST /chats', { body: {} })).body.data.id).toBe(support.id);
  expect((await list(shipper)).map(({ id, state }) => [id, state])).toEqual([
    [support.id, null],
    [second.id, 'new'],
    [first.id, 'new'],
  ]);
  expect((await show(shipper, support.id)).model_type).toBe('');
  expect((await list(shipper, { state: 'new', after: String(second.id) })).map(({ id }) => id)).toEqual([first.id]);
  expect(await list(shipper, { state: 'solved' })).toEqual([]);
});

describe('asking', () => {
  const form = (fields: Record<string, string>, files: { name: string; content: Buffer | string }[]) =>
    postForm([app, 'shipper', market.shipper.token], '/requests', { ...BODY, ...fields }, files);
  const picture = { name: 'map.png', content: Buffer.from(TINY_PNG, 'base64') };

  it('a request takes files and flags', async () => {
    const { status, body } = await form(
      { is_blocking: 'true' },
      Array.from({ length: 10 }, () => picture),
    );
    expect([status, (body['data'] as { is_blocking: boolean }).is_blocking]).toEqual([201, true]);
    const { id } = body['data'] as { id: number };
    expect((await readChat(market.shipper, id)).data[0]!.files).toHaveLength(10);
  });

  it.each([
    ['no subject', { subject: '  ' }, []],
    ['an unknown category', { category: 'weather' }, []],
    ['an invalid load id', { load_id: 'x' }, []],
    ['eleven files', {}, Array.from({ length: 11 }, () => picture)],
    ['HTML as a picture', {}, [{ name: 'map.png', content: '<script>alert(1)</script>' }]],
  ])('a request with %s is refused', async (_, fields, files) => {
    expect((await form(fields as Record<string, string>, files)).status).toBe(422);
    expect(await list(market.shipper)).toEqual([]);
  });

  it('a request about a load of others is refused, and a carrier may ask about its tender', async () => {
    const load_id = await openTender(app, market.shipper);
    const other = await openMarket(app);
    for (const who of [other.shipper, other.anna]) expect((await ask(who, { load_id })).status).toBe(422);
    expect((await asked(market.anna, { load_id })).load).toMatchObject({ id: load_id });
  });

  it('at most two open requests may block work', async () => {
    const { shipper } = market;
    const urgent = { is_blocking: true };
    const first = await asked(shipper, urgent);
    const results = await Promise.all([ask(shipper, urgent), ask(shipper, urgent)]);
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    await operate(first.id, { assignee_id: await accountOf(operator) });
    await operate(first.id, { state: 'solved' });
    expect((await ask(shipper, urgent)).status).toBe(201);
    expect((await put(shipper, first.id, 'reopen')).body.data).toMatchObject({ state: 'open', is_blocking: false });
  });

  it('all colleagues together may ask twenty requests a day', async () => {
    const { shipper } = market;
    const colleague = await joinColleague(app, shipper, 'viewer');
    for (let sent = 1; sent < HELP_LIMITS.perDay; sent++) await asked(shipper);
    expect((await ask(colleague)).status).toBe(201);
    const refused = await ask(colleague);
    expect([refused.status, refused.body.code]).toEqual([429, 'request.too-many-today']);
    app.clock.at += DAY_MS;
    expect((await ask(colleague)).status).toBe(201);
  });
});

describe('the operator', () => {
  it('the queue lists blocking requests first, then the oldest', async () => {
    const { shipper, anna } = market;
    const first = await asked(shipper);
    app.clock.at += 1_000;
    const second = await asked(anna);
    app.clock.at += 1_000;
    const urgent = await asked(shipper, { is_blocking: true });
    const own = [first.id, second.id, urgent.id];
    const ids = async (query: object = {}) => (await queue(query)).map(({ id }) => id).filter((id) => own.includes(id));
    expect(await ids()).toEqual([urgent.id, first.id, second.id]);
    await say(operator, first.id, 'We look');
    expect(await ids()).toEqual([urgent.id, second.id, first.id]);
    expect(await ids({ state: 'open' })).toEqual([first.id]);
    expect(await ids({ after: String(urgent.id), state: 'new' })).toEqual([second.id]);
    expect(await show(operator, first.id)).toMatchObject({ state: 'open', assignee: expect.any(Object) });
    const chats = await operator.call('GET /operator/chats');
    expect(chats.body.data.map(({ id }) => id)).not.toContain(first.id);
  });

  it('only people of the operator with the right to write change a request', async () => {
    const { id } = await asked(market.shipper);
    const viewer = await joinColleague(app, operator, 'viewer');
    expect(await operate(id, { state: 'solved' }, viewer)).toMatchObject({
      status: 403,
      body: { code: 'right.missing' },
    });
    expect((await show(viewer, id)).state).toBe('new');
  });

  it('the queue is not found by others, and requests are assigned only to people of the operator', async () => {
    const { shipper } = market;
    const { id } = await asked(shipper);
    expect((await shipper.call('GET /operator/requests', { query: {} })).status).toBe(404);
    expect((await operate(id, { state: 'solved' }, shipper)).status).toBe(404);
    expect((await operate(id, { assignee_id: await accountOf(shipper) })).status).toBe(422);
    expect((await operate(id, { state: 'solved' })).body.code).toBe('request.other-state');
  });

  it.each(['shipper', 'anna'] as const)(
    'the operator sees a load for a day with the consent of %s only, and each view is recorded',
    async (name) => {
      const { shipper } = market;
      const who = market[name];
      const load_id = await openTender(app, shipper);
      const { id } = await asked(who, { load_id });
      const looks = async () => {
        const { total } = await app.database.one<{ total: number }>(
          `select count(*) as total from events where action = 'load.shown_to_operator' and entity_id = $1`,
          [load_id],
        );
        return total;
      };
      expect(await show(operator, id)).toMatchObject({ load: null, has_load: true });
      expect((await put(operator, id, 'consent')).status).toBe(404);
      expect(await looks()).toBe(0);
      expect((await put(who, id, 'consent')).body.data.consent_until).not.toBeNull();
      expect((await show(operator, id)).load).toMatchObject({ id: load_id });
      await show(operator, id);
      expect(await looks()).toBe(2);
      expect((await queue()).find((one) => one.id === id)?.load).toBeNull();
      expect((await operator.call('GET /loads/{id}', { path: { id: load_id } })).status).toBe(404);
      const history = await shipper.call('GET /loads/{id}/history', { path: { id: load_id } });
      const shown = history.body.data.filter(({ action }) => action === 'load.shown_to_operator');
      expect(shown).toHaveLength(name === 'shipper' ? 2 : 0);
      app.clock.at += HELP_LIMITS.consentMs;
      expect((await show(operator, id)).load).toBeNull();
    },
  );

  it('only a member with the right to write can consent', async () => {
    const viewer = await joinColleague(app, market.shipper, 'viewer');
    const { id } = await asked(viewer, { load_id: await openTender(app, market.shipper) });
    expect((await put(viewer, id, 'consent')).body.code).toBe('right.missing');
    expect((await put(market.shipper, id, 'close')).body.code).toBe('request.other-state');
  });
});

describe('the clock', () => {
  it('a solved request is closed after a week, and its chat ends two weeks later', async () => {
    const { shipper } = market;
    const { id } = await asked(shipper);
    await operate(id, { assignee_id: await accountOf(operator) });
    await operate(id, { state: 'solved' });
    const colleague = await joinColleague(app, shipper, 'manager');
    expect((await put(colleague, id, 'close')).body.code).toBe('request.not-asker');
    app.clock.at += HELP_LIMITS.closesAfterMs - 1;
    await app.runDue('requests');
    expect((await show(shipper, id)).state).toBe('solved');
    app.clock.at += 1;
    await app.runDue('requests');
    expect((await show(shipper, id)).state).toBe('closed');
    app.clock.at += HELP_LIMITS.reopensForMs;
    await app.runDue('requests');
    expect(await showChat(shipper, id)).toMatchObject({ archived: true, can_send: false });
    expect((await put(shipper, id, 'reopen')).body.code).toBe('request.closed-for-good');
    await app.runDue('requests');
    expect((await show(shipper, id)).state).toBe('closed');
  });

  it('an answer within two weeks opens a closed request again', async () => {
    const { shipper } = market;
    const { id } = await asked(shipper);
    await operate(id, { assignee_id: await accountOf(operator) });
    await operate(id, { state: 'solved' });
    await put(shipper, id, 'close');
    app.clock.at += HELP_LIMITS.reopensForMs - 1;
    await app.runDue('requests');
    await say(shipper, id, 'It is back');
    expect((await show(shipper, id)).state).toBe('open');
    expect((await queue()).find((one) => one.id === id)?.waits_since).not.toBeNull();
  });
});
