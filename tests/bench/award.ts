import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { startFaultyMailServer, type FaultyMailServer } from '../faults/mail-server';
import { benchDispatch, tellNews } from './dispatch';
import { connect, type Connection } from '../load/connections';
import { publishTender, type Market } from '../load/market';
import { addCarriers } from '../load/network';
import type { Product } from '../product';
import { round, type Figure } from './percentiles';
import { LIMITS } from './limits';

const LOSERS = 2_000;
const ROUNDS = 3;
const NEWS_EVERY_MS = 100;
const PRICE = { amount: 200_000, currency: 'EUR' };

export interface AwardParts {
  url: string;
  database: pg.Client;
  market: Market;
  other: Market;
  startWithMail(url: string): Promise<Product>;
}

export async function benchAward({ url, database, market, other, startWithMail }: AwardParts): Promise<Figure[]> {
  const http = connect(url, 4);
  const news = await publishTender(http, other.shipperToken, {});
  const awards: number[] = [];
  for (let round = 0; round < ROUNDS; round++) awards.push(await openTender(http, market));
  await addLosers(database, awards);
  http.close();
  const mail = await startFaultyMailServer();
  const product = await startWithMail(mail.url);
  const mailed = connect(product.url, 4);
  // The worker starts behind the pages: with its first message it is there.
  await tellNews(database, news);
  await untilMailed(mail, other.shipperLogin, 1);
  mail.taken.length = 0;
  const held: number[] = [];
  const late: number[] = [];
  for (const id of awards) {
    const bidId = await selectFirst(mailed, market, id);
    const stopNews = sendNews(database, news);
    await sleep(1_000);
    held.push(await confirm(mailed, database, market, { id, bidId }));
    await untilMailed(mail, 'carrier', LOSERS);
    const sent = await stopNews();
    late.push(latest(sent, await untilMailed(mail, other.shipperLogin, sent.length)));
    mail.taken.length = 0;
  }
  const dispatched = await benchDispatch(database, news);
  mailed.close();
  await mail.close();
  console.log(
    `award: lock held ${held.map((ms) => round(ms)).join(', ')} ms; message late ${late.map((ms) => round(ms)).join(', ')} ms`,
  );
  return [
    {
      name: `lock of an award that ${LOSERS} lose`,
      measured: Math.max(...held),
      unit: 'ms',
      target: LIMITS.awardLockMs,
    },
    {
      name: 'another tender’s message meanwhile',
      measured: Math.max(...late),
      unit: 'ms',
      target: LIMITS.messageDuringAward,
    },
    dispatched,
  ];
}

async function openTender(http: Connection, { shipperToken, carrierTokens }: Market): Promise<number> {
  const id = await publishTender(http, shipperToken, {});
  await done(http.send('POST', `/api/carrier/v1/loads/${id}/bids`, carrierTokens[0]!, { price: PRICE }));
  return id;
}

async function addLosers(database: pg.Client, ids: number[]): Promise<void> {
  await addCarriers(database, ids[0] ?? 0, LOSERS);
  await database.query(
    `insert into options (load_id, company_id, carrier_company_id, carrier_id, state, bid_id, amount, comparable, accepted_seq,
       accepted_at, valid_until, created_at)
     select l.id, l.company_id, c.carrier_company_id, c.id, 'active', 1000 + c.id, 240000, 240000, 1000 + c.id, now(),
            now() + interval '20 days', now()
       from loads l join carriers c on c.company_id = l.company_id
      where l.id = any($1) and not exists (select 1 from options o where o.load_id = l.id and o.carrier_id = c.id)`,
    [ids],
  );
  await database.query('analyze');
}

async function done(answer: Promise<{ status: number; text: string }>): Promise<string> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`);
  return text;
}

async function selectFirst(http: Connection, { shipperToken }: Market, id: number): Promise<number> {
  const path = `/api/shipper/v1/loads/${id}`;
  const { data } = JSON.parse(await done(http.send('GET', `${path}/options`, shipperToken))) as {
    data: { id: number; bid_id: number }[];
  };
  const [best] = data;
  const chosen = { option_id: best!.id, bid_id: best!.bid_id };
  await done(http.send('PUT', `${path}/select_option`, shipperToken, chosen));
  return chosen.bid_id;
}

/** The carrier confirms; returns how long the tender's row was locked for others. */
async function confirm(
  http: Connection,
  database: pg.Client,
  { carrierTokens }: Market,
  award: { id: number; bidId: number },
) {
  const path = `/api/carrier/v1/loads/${award.id}/confirm`;
  let isOver = false;
  const confirmed = done(http.send('PUT', path, carrierTokens[0]!, { bid_id: award.bidId })).then(
    () => (isOver = true),
  );
  const lockedAt: number[] = [];
  while (!isOver) {
    const free = await database.query('select from loads where id = $1 for no key update skip locked', [award.id]);
    if (free.rowCount === 0) lockedAt.push(performance.now());
    // Polling without a pause would take a core from the measured process.
    await sleep(2);
  }
  await confirmed;
  return (lockedAt.at(-1) ?? 0) - (lockedAt[0] ?? 0);
}

/** Repeatedly creates a message to another company's manager; stopping returns when each was due. */
function sendNews(database: pg.Client, loadId: number): () => Promise<number[]> {
  const sent: number[] = [];
  let isOn = true;
  const sending = (async () => {
    while (isOn) {
      sent.push(await tellNews(database, loadId));
      await sleep(NEWS_EVERY_MS);
    }
  })();
  return async () => {
    isOn = false;
    await sending;
    return sent;
  };
}

async function untilMailed(mail: FaultyMailServer, to: string, count: number): Promise<number[]> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    const taken = mail.taken.filter(
      (mailed) => mailed.to === to || (to === 'carrier' && mailed.to.startsWith('driver')),
    );
    if (taken.length >= count) return taken.map(({ at }) => at);
    await sleep(100);
  }
  throw new Error(`${mail.taken.filter((mailed) => mailed.to === to).length} mails to ${to}, not ${count}`);
}

const latest = (sent: number[], taken: number[]) => Math.max(...sent.map((at, turn) => (taken[turn] ?? Infinity) - at));
