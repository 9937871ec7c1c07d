import type pg from 'pg';
import { copyTender } from '../load/copies';
import { connect, keepBusy, type Answer, type Connection } from '../load/connections';
import { openBarePage } from './floor';
import { publishTender, type Market } from '../load/market';
import { percentile, round, type Figure } from './percentiles';
import { LIMITS } from './limits';

const CONNECTIONS = 8;
const TENDERS = 40;
const BIDS = 5;
/** Code is not fully compiled after a hundred requests: the processor time of a list halves within 20 s. */
const WARM_UP_MS = 5_000;
const TURN_MS = 700;
const TURNS = 6;

export async function benchReading(
  url: string,
  database: { url: string; client: pg.Client },
  market: Market,
): Promise<Figure[]> {
  const http = connect(url, CONNECTIONS);
  const id = await publishTender(http, market.shipperToken, { starting_rate: { amount: 300_000, currency: 'EUR' } });
  for (let turn = 0; turn < BIDS; turn++) await bid(http, id, market.carrierTokens[turn]!, 240_000 - turn * 5_000);
  await copyTender(database.client, id, TENDERS - 1);
  await database.client.query('analyze');
  const pages: [string, string, string][] = [
    ['list', '/api/shipper/v1/loads', market.shipperToken],
    ['carrier’s list', '/api/carrier/v1/loads', market.carrierTokens[0]!],
    ['view', `/api/shipper/v1/loads/${id}`, market.shipperToken],
    ['grid', `/api/shipper/v1/loads/${id}/options`, market.shipperToken],
    ['account', '/api/shipper/v1/account', market.shipperToken],
  ];
  const bare = await openBarePage(database.url);
  const measured = [
    ask('a bare page', () => bare.read()),
    ...pages.map(([name, path, token]) => ask(name, () => http.send('GET', path, token))),
  ];
  await takeTurns(measured, TURNS);
  http.close();
  await bare.close();
  const [floor, ...ours] = measured.map(({ name, perSecond }) => ({ name, perSecond: perSecond() }));
  return ours.map(({ name, perSecond }) => ({
    name: `reading, ${name}`,
    measured: perSecond / floor!.perSecond,
    unit: 'of the floor',
    target: LIMITS.readingOfFloor,
  }));
}

type Asked = ReturnType<typeof ask>;

/** Measures pages alternately, because a shared machine can be half as fast a moment later. */
export async function takeTurns(measured: readonly Asked[], turns: number): Promise<void> {
  for (const { run } of measured) await run(WARM_UP_MS);
  for (const { forget } of measured) forget();
  for (let turn = 0; turn < turns; turn++) for (const { run } of measured) await run(TURN_MS);
  for (const { name, times, perSecond } of measured) {
    console.log(`${name} ${round(perSecond())} /s, p99 ${round(percentile(times, 0.99))} ms`);
  }
}

export function ask(name: string, send: () => Promise<Answer>) {
  const times: number[] = [];
  let ms = 0;
  return {
    name,
    times,
    perSecond: () => (times.length / ms) * 1000,
    forget() {
      times.length = 0;
      ms = 0;
    },
    async run(durationMs: number) {
      ms += await keepBusy(CONNECTIONS, durationMs, async () => {
        const answer = await send();
        if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 300)}`);
        times.push(answer.ms);
      });
    },
  };
}

async function bid(http: Connection, id: number, token: string, amount: number): Promise<void> {
  const body = { price: { amount, currency: 'EUR' } };
  const { status, text } = await http.send('POST', `/api/carrier/v1/loads/${id}/bids`, token, body);
  if (status !== 201) throw new Error(`bid: ${status} ${text.slice(0, 300)}`);
}

const SEARCHES = [
  ['en', 'can I change the date after publshing'],
  ['uk', 'перевізник виграв і не відповідає'],
  ['kk', 'жүргізуші мен көлік нөмірін қайда жазамын'],
  ['ru', 'загрузить перевозчиков из файла эксель'],
] as const;

export async function benchHelp(url: string): Promise<Figure[]> {
  const http = connect(url, CONNECTIONS);
  let asked = 0;
  const searching = ask('help search', () => {
    const [locale, search] = SEARCHES[asked++ % SEARCHES.length]!;
    const path = `/api/public/v1/help?search=${encodeURIComponent(search)}`;
    return http.send('GET', path, null, undefined, { 'accept-language': locale });
  });
  await searching.run(WARM_UP_MS);
  searching.forget();
  await searching.run(WARM_UP_MS);
  http.close();
  return [
    {
      name: 'help search, p99 at 8 connections',
      measured: percentile(searching.times, 0.99),
      unit: 'ms',
      target: LIMITS.helpSearchP99,
    },
  ];
}
