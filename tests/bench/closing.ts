import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { copyTender } from '../load/copies';
import { connect } from '../load/connections';
import { publishTender, type Market } from '../load/market';
import { percentile, type Figure } from './percentiles';
import { LIMITS } from './limits';

export async function benchClosing(
  url: string,
  database: pg.Client,
  market: Market,
  tenders: number,
): Promise<Figure[]> {
  const ids = await publishMany(url, database, market, 2 * tenders);
  const [spread, together] = [ids.slice(0, tenders), ids.slice(tenders)];

  await moveEnds(database, spread, (index) => 1000 + index * 20);
  const late = await watchClosing(database, spread);
  await moveEnds(database, together, () => 2000);
  const lateTogether = await watchClosing(database, together);
  const wrong = await countNotClosedOnce(database, ids);
  return [
    { name: 'close after its end, p99', measured: percentile(late, 0.99), unit: 'ms', target: LIMITS.closingP99 },
    {
      name: `${tenders} ending in one instant, the last one`,
      measured: Math.max(...lateTogether),
      unit: 'ms',
      target: LIMITS.closingTogether,
    },
    { name: 'tenders not closed exactly once', measured: wrong, unit: '', target: LIMITS.notClosedOnce },
    {
      name: 'closed before its end',
      measured: [...late, ...lateTogether].filter((ms) => ms < 0).length,
      unit: '',
      target: LIMITS.closedEarly,
    },
  ];
}

export async function publishMany(
  url: string,
  database: pg.Client,
  market: Market,
  tenders: number,
  auction: Record<string, unknown> = {},
): Promise<number[]> {
  const http = connect(url, 1);
  const id = await publishTender(http, market.shipperToken, auction);
  http.close();
  return copyTender(database, id, tenders);
}

export async function countNotClosedOnce(database: pg.Client, ids: number[]): Promise<number> {
  const { rows } = await database.query<{ wrong: number }>(
    `select count(*)::int as wrong from (select count(e.id) from unnest($1::bigint[]) as l(id)
       left join events e on e.entity_id = l.id and e.action = 'load.closed' group by l.id having count(e.id) <> 1) wrong`,
    [ids],
  );
  return rows[0]?.wrong ?? Number.NaN;
}

async function moveEnds(database: pg.Client, ids: number[], delayMs: (index: number) => number): Promise<void> {
  await database.query(
    `update loads l set effective_end = n.ends, end0 = n.ends, due_at = n.ends
       from (select id, clock_timestamp() + delay * interval '1 millisecond' as ends from unnest($1::bigint[], $2::float8[]) as t(id, delay)) n
      where l.id = n.id`,
    [ids, ids.map((_, index) => delayMs(index))],
  );
}

async function watchClosing(database: pg.Client, ids: number[]): Promise<number[]> {
  const open = new Set(ids);
  const late: number[] = [];
  while (open.size > 0) {
    const { rows } = await database.query<{ id: string; late: number }>(
      `select id, extract(epoch from clock_timestamp() - effective_end) * 1000 as late from loads where id = any($1) and state <> 'ongoing'`,
      [[...open]],
    );
    for (const row of rows) if (open.delete(Number(row.id))) late.push(Number(row.late));
    // More frequent polling would take CPU time from the closing processes.
    await sleep(10);
  }
  return late;
}
