import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connect } from '../load/connections';
import type { Market } from '../load/market';
import { countNotClosedOnce, publishMany } from './closing';
import type { Figure, Target } from './percentiles';
import { LIMITS } from './limits';

const CHOSEN_AUTOMATICALLY = { winner: 'automatic', starting_rate: { amount: 250_000, currency: 'EUR' } };
const BIDS = [240_000, 230_000] as const;
const AHEAD_SECONDS = 10;

/**
 * Opens more tenders than any company has, each awarded automatically at its end: the first carrier has bid, the second
 * lower.
 */
export async function openCrowd(url: string, database: pg.Client, market: Market, tenders: number): Promise<number[]> {
  const ids = await publishMany(url, database, market, tenders, CHOSEN_AUTOMATICALLY);
  const http = connect(url, 8);
  const left = [...ids];
  const bidOnNext = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop())
      for (const [index, amount] of BIDS.entries()) {
        const body = { price: { amount, currency: 'EUR' } };
        const token = market.carrierTokens[index] ?? null;
        const { status, text } = await http.send('POST', `/api/carrier/v1/loads/${id}/bids`, token, body);
        if (status !== 201) throw new Error(`${status} ${text.slice(0, 300)}`);
      }
  };
  await Promise.all(Array.from({ length: 8 }, bidOnNext));
  http.close();
  return ids;
}

export async function benchCrowdClosing(database: pg.Client, ids: number[]): Promise<Figure[]> {
  await database.query('vacuum (analyze)');
  await database.query(
    `update loads set effective_end = e.at, end0 = e.at, due_at = e.at
       from (select now() + make_interval(secs => $2) as at) e where id = any($1)`,
    [ids, AHEAD_SECONDS],
  );
  const sinceEnd = async (isOver: string) => {
    for (;;) {
      const { rows } = await database.query<{ ms: number; is_over: boolean }>(
        `select extract(epoch from clock_timestamp() - (select max(effective_end) from loads where id = any($1))) * 1000 as ms,
                not exists (${isOver}) as is_over`,
        [ids.slice(0, 1)],
      );
      if (rows[0]?.is_over) return Number(rows[0].ms);
      // More frequent polling would take CPU time from the closing processes.
      await sleep(20);
    }
  };
  const last = ids.at(-1) ?? 0;
  const closedMs = await sinceEnd(
    `select 1 from loads where due_at is not null and state = 'ongoing' and id <= ${last} and due_at < now() + interval '1 minute'`,
  );
  const dispatchedMs = await sinceEnd('select 1 from outbox');
  const wrong = (await countNotClosedOnce(database, ids)) + (await countNotWonOnce(database, ids));
  const repeated = await countToldTwice(database, ids);
  const figure = (name: string, measured: number, target: Target, unit = 'ms') => ({
    name: `${ids.length} ending in one instant, ${name}`,
    measured,
    unit,
    target,
  });
  return [
    figure('the last one closed', closedMs, LIMITS.crowdClosedMs),
    figure('their events dispatched', dispatchedMs, LIMITS.crowdDispatchedMs),
    figure('not closed once with the lower of two bids', wrong, LIMITS.notClosedOnce, ''),
    figure('winners told twice or not at all', repeated, LIMITS.notToldOnce, ''),
  ];
}

/** Number of tenders that were not won by exactly the lower of two bids. */
async function countNotWonOnce(database: pg.Client, ids: number[]): Promise<number> {
  const { rows } = await database.query<{ wrong: number }>(
    `select count(*)::int as wrong from unnest($1::bigint[]) as n(id)
      where (select array_agg(o.amount) from options o where o.load_id = n.id and o.state = 'selected') is distinct from $2`,
    [ids, [Math.min(...BIDS)]],
  );
  return rows[0]?.wrong ?? Number.NaN;
}

/** Every message to a winner has its own link to its tender. */
async function countToldTwice(database: pg.Client, ids: number[]): Promise<number> {
  const { rows } = await database.query<{ wrong: number }>(
    `select count(*)::int as wrong from unnest($1::bigint[]) as n(id)
      where (select count(*) from personal_links p join loads l on l.id = p.load_id
              where p.load_id = n.id and p.sent_at >= l.effective_end) <> 1`,
    [ids],
  );
  return rows[0]?.wrong ?? Number.NaN;
}
