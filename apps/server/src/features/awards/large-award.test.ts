import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bid, joinCarrier, openTender, select, signUpShipper, type Carrier, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { runParkedCommand, readParkedCommand } from '../../platform/events/run-parked-command';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import type { Message } from '../../platform/messages/messages';
import { planMessages } from '../../../test/notifications/declared-notices';

const MANY = 2000;

let app: TestApp;
let shipper: Shipper;
let winner: Carrier;
beforeAll(async () => {
  app = await startApp();
});
// Each test has its own network, because a publication would notify the carriers of the other.
beforeEach(async () => {
  shipper = await signUpShipper(app);
  winner = await joinCarrier(app, shipper);
});
afterAll(() => app.close());

async function awardedBeside(losers: number): Promise<number> {
  const id = await openTender(app, shipper);
  await bid(winner, id, 200_000);
  // The messages of the publication are sent before more carriers join.
  await app.messages(winner.login);
  await app.database.run(
    `with people as (
       insert into accounts (email, first_name, last_name, locale, country_id, created_at)
       select 'loser.' || $1::bigint || '.' || n || '@example.com', 'Ivan', 'Ivanenko', (array['en', 'uk'])[1 + n % 2], 'pl', now()
         from generate_series(1, $2::int) n
       returning id
     ), owned as (
       insert into companies (kind, name, country_id, currency, admin_id, created_at)
       select 'carrier', 'Loser ' || id, 'pl', 'EUR', id, now() from people returning id, admin_id
     ), members as (
       insert into brand_members (company_id, account_id, role, state, created_at)
       select id, admin_id, 'owner', 'active', now() from owned
     ), related as (
       insert into carriers (company_id, carrier_company_id, state, name, country_id, verified_at, created_at)
       select $3::bigint, id, 'verified', 'Loser ' || id, 'pl', now(), now() from owned returning id, carrier_company_id
     )
     insert into options (load_id, company_id, carrier_company_id, carrier_id, state, bid_id, amount, comparable, accepted_seq,
       accepted_at, valid_until, created_at)
     select $1::bigint, $3::bigint, carrier_company_id, id, 'active', 1000 + id, 240000, 240000, 1000 + row_number() over (), now(),
            now() + interval '20 days', now() from related`,
    [id, losers, shipper.companyId],
  );
  await select(shipper, id, winner);
  await app.messages(winner.login);
  return id;
}

async function countStatements<T>(work: () => Promise<T>): Promise<{ statements: number; result: T }> {
  const before = app.statements.length;
  const result = await work();
  return { statements: app.statements.length - before, result };
}

async function confirmBeside(losers: number) {
  const id = await awardedBeside(losers);
  const confirmed = await countStatements(() => winner.done('PUT /loads/{id}/confirm', id, {}));
  const rows = await app.database.rows<OutboxRow>('select kind, payload from outbox order by id');
  const lost = await app.database.one<{ lost: number }>(
    `select count(*)::int as lost from options where load_id = $1 and state = 'lost'`,
    [id],
  );
  const planned = await countStatements(() =>
    app.database.transaction((sql) => planMessages(sql, rows, { clock: app.clock, config: app.config })),
  );
  await app.dispatcher.retryOnce();
  const { kept } = await app.database.one<{ kept: { messages: Message[] }[] }>(
    `with taken as (delete from message_parts returning messages)
     select coalesce(jsonb_agg(message), '[]') as kept from taken cross join jsonb_array_elements(messages) message`,
  );
  const isToLoser = ({ template }: Message) => template === 'tender-lost';
  const readers = new Set(
    [...planned.result, ...kept.flatMap(({ messages }) => messages)].filter(isToLoser).map(({ to }) => to),
  ).size;
  return { lost: lost.lost, rows, readers, statements: [confirmed.statements, planned.statements] };
}

it('many losers are notified in parts of 200, each with its own link, after the messages of everybody else', async () => {
  const id = await awardedBeside(450);
  await winner.done('PUT /loads/{id}/confirm', id, {});
  expect((await app.lastMessage(winner.login)).text).toContain('Shipper');
  const told = () =>
    app.database.rows<{ recipient: string; link: string }>(
      `select recipient, substring(body from '/carrier/open[^\\s]*') as link from mailbox_messages where recipient like $1`,
      [`loser.${id}.%`],
    );
  // The members of the carriers are found in a separate step, so that no request waits for it.
  expect(await app.database.rows('select 1 from message_parts')).toEqual([]);
  expect(await app.dispatcher.retryOnce()).toBe(1);
  const sizes = await app.database.rows<{ size: number }>(
    'select jsonb_array_length(messages) as size from message_parts order by id',
  );
  expect(sizes.map(({ size }) => size)).toEqual([200, 200, 50]);
  expect(await told()).toEqual([]);
  await app.runDueWork();
  const messages = await told();
  expect(messages).toHaveLength(450);
  expect(new Set(messages.map(({ recipient }) => recipient)).size).toBe(450);
  expect(new Set(messages.map(({ link }) => link)).size).toBe(450);
});

it('an award costs the same statements and one row of the outbox, whether one carrier loses or 2,000', async () => {
  const one = await confirmBeside(1);
  const many = await confirmBeside(MANY);
  expect([one.lost, one.readers]).toEqual([1, 1]);
  expect([many.lost, many.readers]).toEqual([MANY, MANY]);
  expect(many.rows.filter(({ kind }) => kind === 'option.confirmed')).toHaveLength(1);
  expect(many.rows.map(({ kind }) => kind)).toEqual(one.rows.map(({ kind }) => kind));
  expect(many.statements).toEqual(one.statements);
});

it('the update of a lost option changes no index', async () => {
  const id = await awardedBeside(200);
  const written = await app.database.transaction(async (sql) => {
    const count = () =>
      sql.one<{ rows: number; in_place: number }>(
        `select pg_stat_get_xact_tuples_updated(oid) as rows, pg_stat_get_xact_tuples_hot_updated(oid) as in_place
           from pg_class where oid = 'options'::regclass`,
      );
    const before = await count();
    await sql.run(`update options set state = 'lost', loss = '{}' where load_id = $1 and state = 'active'`, [id]);
    const after = await count();
    return { rows: after.rows - before.rows, inPlace: after.in_place - before.in_place };
  });
  expect(written).toEqual({ rows: 200, inPlace: 200 });
});

it('a part that fails three times is parked, and is sent by a retry', async () => {
  await app.database.run('truncate outbox_retries');
  const to = `part.${shipper.companyId}@example.com`;
  const message = { to, channel: 'email', locale: 'xx', template: 'tender-lost', params: { path: '/' } };
  await app.database.run('insert into message_parts (messages, due_at) values ($1::jsonb, $2)', [
    JSON.stringify([message]),
    new Date(app.clock.at),
  ]);
  await expect(app.runDueWork()).rejects.toThrow('message parts');
  const waiting = () =>
    app.database.rows(
      `select failures, due_at is null as parked from outbox_retries where subscriber = 'large audiences'`,
    );
  expect(await waiting()).toEqual([{ failures: 1, parked: false }]);
  expect(await app.database.rows('select 1 from message_parts')).toEqual([]);
  const retry = async () => {
    await app.database.run(
      `update outbox_retries set due_at = clock_timestamp() - interval '1 second' where due_at is not null`,
    );
    await app.dispatcher.retryOnce();
  };
  await retry();
  await retry();
  expect(await waiting()).toEqual([{ failures: 3, parked: true }]);
  await app.database.run(`update outbox_retries set payload = jsonb_set(payload, '{messages,0,locale}', '"en"')`);
  await runParkedCommand(app.database, readParkedCommand(['retry', 'all']));
  await retry();
  expect(await waiting()).toEqual([]);
  expect(await app.messages(to)).toHaveLength(1);
});
