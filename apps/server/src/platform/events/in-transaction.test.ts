import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftTender, endBidding, openMarket, openTender, bid, select } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { record } from './events';
import { joinSubscribers, type FrequentAction, type InTransaction } from './in-transaction';
import { subscribersInTransaction } from '../../app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
let seen: string[];
let fails: boolean;

/**
 * A test feature beside awards that is not part of the product. Awards read its fact from a column that its subscriber
 * writes in the same transaction.
 */
const papers = {
  'option.confirmed': [
    async ({ sql }, events) => {
      seen.push(...events.map(({ action }) => action));
      if (fails) throw new Error('the papers cannot be begun');
      await sql.run('insert into orders_with_papers (load_id, papers_begun_at) select unnest($1::bigint[]), $2', [
        events.map(({ entityId }) => entityId),
        new Date(events[0]!.at),
      ]);
    },
  ],
} satisfies InTransaction;

const refuseStart = ({ papersBegunAt }: { papersBegunAt: number | null }) =>
  papersBegunAt === null ? 'order.papers-missing' : null;

const trail = {
  'load.closed': [
    async (context, events) => {
      seen.push('first');
      await record(
        context,
        events.map(({ at, companyId, entityId, actor }) => ({
          at,
          companyId,
          entityId,
          actor,
          action: 'load.archived',
        })),
      );
      seen.push('recorded');
    },
    (_recording, events) => Promise.resolve(void seen.push(`second of ${events.length}`)),
  ],
  'load.archived': [(_recording, events) => Promise.resolve(void seen.push(`third of ${events.length}`))],
} satisfies InTransaction;

beforeAll(async () => {
  const inTransaction = joinSubscribers(subscribersInTransaction, papers, trail);
  app = await startApp({}, undefined, undefined, { inTransaction });
  await app.database.run('create table orders_with_papers (load_id bigint, papers_begun_at timestamptz(3))');
  market = await openMarket(app);
});
afterAll(() => app.close());
beforeEach(() => {
  seen = [];
  fails = false;
});

const factsOf = async (id: number) => {
  const row = await app.database.first<{ papers_begun_at: Date }>(
    'select papers_begun_at from orders_with_papers where load_id = $1',
    [id],
  );
  return { papersBegunAt: row?.papers_begun_at.getTime() ?? null };
};

async function awaitConfirmation() {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper);
  await bid(anna, id, 240_000);
  await select(shipper, id, anna);
  return id;
}

describe('a subscriber in the transaction', () => {
  it('a fact that a subscriber writes is saved with the change or not at all', async () => {
    const { anna } = market;
    const id = await awaitConfirmation();
    expect(refuseStart(await factsOf(id))).toBe('order.papers-missing');

    fails = true;
    expect((await anna.send('PUT /loads/{id}/confirm', { path: { id }, body: {} })).status).toBe(500);
    expect((await anna.done('GET /loads/{id}', id)).status_id).toBe('awaiting_confirmation');
    expect(await factsOf(id)).toEqual({ papersBegunAt: null });

    fails = false;
    await anna.done('PUT /loads/{id}/confirm', id, {});
    expect(refuseStart(await factsOf(id))).toBeNull();
    expect(seen).toEqual(['option.confirmed', 'option.confirmed']);
  });

  it('several subscribers of one action run in their order, and their events follow the present ones', async () => {
    const { shipper } = market;
    const ids = [
      await openTender(app, shipper, { duration_minutes: 60 }),
      await openTender(app, shipper, { duration_minutes: 60 }),
    ];
    seen = [];
    await endBidding(app, shipper, ids[1]!);
    expect(seen).toEqual(['first', 'recorded', 'second of 2', 'third of 2']);
  });

  it('no subscriber in the transaction is declared for a frequent action', () => {
    const hot: [Extract<keyof InTransaction, FrequentAction>] extends [never] ? 'none' : 'some' = 'none';
    expect(hot).toBe('none');
  });

  it('a refused command calls no subscriber', async () => {
    const { shipper, anna } = market;
    const id = await draftTender(app, shipper);
    await anna.send('PUT /loads/{id}/confirm', { path: { id }, body: {} });
    expect(seen).toEqual([]);
  });
});
