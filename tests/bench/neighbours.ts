import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { copyTender } from '../load/copies';
import { connect } from '../load/connections';
import { benchDispatch } from './dispatch';
import { draftTender, publishTender, type Market } from '../load/market';
import { addCarriers } from '../load/network';
import { percentile, round, type Figure } from './percentiles';
import { LIMITS } from './limits';

const AT_ONCE = 1_000;
const START = 900_000_000;
const REACHED = 2_000;
const CLOSINGS = 300;
const terms = { starting_rate: { amount: START, currency: 'EUR' }, bid_step: { kind: 'amount', value: 1 } };

export async function benchNeighbours(
  url: string,
  database: pg.Client,
  market: Market,
  other: Market,
): Promise<Figure[]> {
  return [
    await benchCrowd(url, market, other),
    await benchPublication(url, database, market),
    // Right behind a publication to thousands, whose messages are still being planned.
    await benchDispatch(database, await publishAs(url, other)),
  ];
}

async function publishAs(url: string, market: Market): Promise<number> {
  const http = connect(url, 1);
  const id = await publishTender(http, market.shipperToken, terms);
  http.close();
  return id;
}

async function benchCrowd(url: string, market: Market, other: Market): Promise<Figure> {
  const crowd = connect(url, AT_ONCE);
  const single = connect(url, 1);
  const [hot, calm] = [
    await publishTender(single, market.shipperToken, terms),
    await publishTender(single, other.shipperToken, terms),
  ];
  const bid = (http: typeof crowd, id: number, token: string, amount: number) =>
    http.send('POST', `/api/carrier/v1/loads/${id}/bids`, token, { price: { amount, currency: 'EUR' } });
  let price = START;
  for (let turn = 0; turn < 50; turn++) await bid(single, calm, other.carrierTokens[0]!, (price -= 10));
  const times: number[] = [];
  let isOver = false;
  const answered = new Map<number, number>();
  const bids = Array.from({ length: AT_ONCE }, async (_, turn) => {
    const token = market.carrierTokens[turn % market.carrierTokens.length]!;
    // A server that cuts a connection off has answered too: with 0.
    const { status } = await bid(crowd, hot, token, START - 10 * (turn + 1)).catch(() => ({ status: 0 }));
    answered.set(status, (answered.get(status) ?? 0) + 1);
  });
  const all = Promise.all(bids).then(() => (isOver = true));
  while (!isOver || times.length < 100) {
    const { status, text, ms } = await bid(single, calm, other.carrierTokens[times.length % 2]!, (price -= 10));
    if (status !== 201) throw new Error(`${status} ${text.slice(0, 300)}`);
    if (!isOver) times.push(ms);
    else break;
  }
  await all;
  crowd.close();
  single.close();
  console.log(
    `crowd: ${times.length} bids on the other tender meanwhile, answers to the crowd`,
    Object.fromEntries(answered),
  );
  return {
    name: `bid on another tender while ${AT_ONCE} come at once, p99`,
    measured: percentile(times, 0.99),
    unit: 'ms',
    target: LIMITS.neighbourBidP99,
  };
}

/**
 * Tenders that end one after the other, first alone and then while a scheduled tender is published to thousands of
 * carriers.
 */
async function benchPublication(url: string, database: pg.Client, market: Market): Promise<Figure> {
  const http = connect(url, 1);
  const template = await publishTender(http, market.shipperToken, {});
  const quiet = await closeOneByOne(database, await copyTender(database, template, CLOSINGS));
  await addCarriers(database, template, REACHED);
  const draft = await draftTender(http, market.shipperToken, {});
  const ids = await copyTender(database, template, CLOSINGS);
  await database.query(
    `update loads set publish_at = clock_timestamp() + interval '3 seconds', due_at = clock_timestamp() + interval '3 seconds' where id = $1`,
    [draft],
  );
  const busy = await closeOneByOne(database, ids);
  const { rows } = await database.query<{ state: string; reached: string }>(
    `select state, (select count(*) from options where load_id = $1) as reached from loads where id = $1`,
    [draft],
  );
  http.close();
  console.log(
    `publication: ${rows[0]?.state}, reached ${rows[0]?.reached}; closings ${round(Math.max(...quiet))} ms late at most alone, ${round(Math.max(...busy))} ms beside it`,
  );
  return {
    name: `closings moved by a scheduled publication to ${REACHED} carriers`,
    measured: Math.max(0, Math.max(...busy) - Math.max(...quiet)),
    unit: 'ms',
    target: LIMITS.closingsMoved,
  };
}

/** Lets tenders end 20 ms apart; returns the delay of each closing. */
async function closeOneByOne(database: pg.Client, ids: number[]): Promise<number[]> {
  await database.query(
    `update loads l set effective_end = n.ends, end0 = n.ends, due_at = n.ends
       from (select id, clock_timestamp() + interval '1 second' + place * interval '20 milliseconds' as ends
               from unnest($1::bigint[]) with ordinality as t(id, place)) n where l.id = n.id`,
    [ids],
  );
  const closed = async () =>
    (
      await database.query<{ late: number }>(
        `select extract(epoch from e.at - l.effective_end) * 1000 as late from loads l
           join events e on e.entity = 'load' and e.entity_id = l.id and e.action = 'load.closed' where l.id = any($1)`,
        [ids],
      )
    ).rows.map(({ late }) => Number(late));
  for (;;) {
    const late = await closed();
    if (late.length >= ids.length) return late;
    await sleep(200);
  }
}
