import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { WebSocket } from 'ws';
import { connect, type Connection } from '../load/connections';
import { openPage, openPages, type LivePage } from '../load/live-page';
import { publishTender, type Market } from '../load/market';
import type { BareRound } from './bare/socket';
import { benchChat } from './live/chat';
import { percentile, round, type Figure } from './percentiles';
import { LIMITS } from './limits';

const SOCKETS = 5000;
const WATCHERS = 500;
const TENDERS = SOCKETS / WATCHERS;
const EVENTS_PER_SECOND = 20;
const BIDS_PER_SECOND = 50;
const DURATION_MS = 10_000;
const START = 900_000_000;
const FRAME = JSON.stringify({ event: 'LoadUpdateEvent', channel: 'private-load.1000', data: 'x'.repeat(250) });

interface LiveBench {
  url: string;
  pid: number;
  database: pg.Client;
  market: Market;
}

const memoryOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

export async function benchLive(parts: LiveBench): Promise<Figure[]> {
  const floorPerSecond = await measureFloor();
  const http = connect(parts.url, 64);
  const open = () => openTender(http, parts.market);
  const figures = [
    ...(await benchFanOut(parts, http, open, floorPerSecond)),
    ...(await benchBids(parts, http, open)),
    ...(await benchChat(parts.url, http, parts.market, await open())),
  ];
  http.close();
  return figures;
}

const openTender = (http: Connection, { shipperToken }: Market) =>
  publishTender(http, shipperToken, {
    starting_rate: { amount: START, currency: 'EUR' },
    bid_step: { kind: 'amount', value: 1 },
  });

function startBare(): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, 'bare', 'socket.ts'), { execArgv: process.execArgv });
  return new Promise((resolve) => {
    child.once('message', (message: { port: number }) => resolve({ child, port: message.port }));
  });
}

/** Frames per second of a process with nothing but sockets, as many as the product has. */
async function measureFloor(): Promise<number> {
  const { child, port } = await startBare();
  const before = memoryOf(child.pid ?? 0);
  let received = 0;
  const sockets: WebSocket[] = [];
  for (let start = 0; start < SOCKETS; start += 200) {
    const some = Array.from(
      { length: 200 },
      () => new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false }),
    );
    await Promise.all(some.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
    for (const socket of some) socket.on('message', () => received++);
    sockets.push(...some);
  }
  const kib = (memoryOf(child.pid ?? 0) - before) / SOCKETS;
  const task: BareRound = { groups: TENDERS, frame: FRAME, durationMs: DURATION_MS };
  const { sent, ms } = await new Promise<{ sent: number; ms: number }>((resolve) => {
    child.once('message', (message) => resolve(message as { sent: number; ms: number }));
    child.send(task);
  });
  const perSecond = (sent / ms) * 1000;
  console.log(`floor, bare sockets: ${round(perSecond, 0)} messages/s (${received} read), ${round(kib)} KiB each`);
  for (const socket of sockets) socket.terminate();
  child.kill('SIGKILL');
  return perSecond;
}

/**
 * Ten tenders watched by five hundred pages each: memory of a socket, delay until all see an event, maximum rate of
 * frames.
 */
async function benchFanOut(
  { url, pid, database, market }: LiveBench,
  http: Connection,
  open: () => Promise<number>,
  floorPerSecond: number,
): Promise<Figure[]> {
  const tenders: number[] = [];
  for (let count = 0; count < TENDERS; count++) tenders.push(await open());
  await sleep(2000);
  const before = memoryOf(pid);
  let received = 0;
  const news = new Map<number, { at: number; left: number }>();
  const delays: number[] = [];
  const pages = await openPages(SOCKETS, (index) => {
    const id = tenders[index % TENDERS]!;
    return openPage({
      url: () => url,
      http: () => http,
      channel: { name: `load.${id}`, side: 'shipper', token: market.shipperToken },
      onFrame() {
        received++;
        const event = news.get(id);
        if (event && event.left-- > 0) delays.push(performance.now() - event.at);
      },
    });
  });
  const kib = (memoryOf(pid) - before) / SOCKETS;

  let price = START;
  for (let turn = 0; turn < (DURATION_MS / 1000) * EVENTS_PER_SECOND; turn++) {
    const dueAt = performance.now() + 1000 / EVENTS_PER_SECOND;
    const id = tenders[turn % TENDERS]!;
    price -= 100;
    const body = { price: { amount: price, currency: 'EUR' } };
    const { status, text } = await http.send(
      'POST',
      `/api/carrier/v1/loads/${id}/bids`,
      market.carrierTokens[turn % 100]!,
      body,
    );
    if (status !== 201) throw new Error(`${status} ${text.slice(0, 200)}`);
    news.set(id, { at: performance.now(), left: WATCHERS });
    await sleep(Math.max(0, dueAt - performance.now()));
  }
  await sleep(1000);
  const seen = (DURATION_MS / 1000) * EVENTS_PER_SECOND * WATCHERS;
  const p99 = percentile(delays, 0.99);
  console.log(`live: ${received} frames for ${seen} wanted ones, p50 ${round(percentile(delays, 0.5))} ms`);

  const perSecond = await saturate(database, tenders, () => received);
  closeAll(pages);
  await sleep(1000);
  return [
    { name: 'a socket', measured: kib, unit: 'KiB', target: LIMITS.socketKib },
    {
      name: `${EVENTS_PER_SECOND} events/s to ${WATCHERS} watchers each, p99 until seen`,
      measured: p99,
      unit: 'ms',
      target: LIMITS.fanOutP99,
    },
    {
      name: 'frames delivered',
      measured: perSecond / floorPerSecond,
      unit: 'of the floor',
      target: LIMITS.framesOfFloor,
    },
  ];
}

/** Sends signals as fast as the process takes them: each reads its tender anew and goes to its five hundred pages. */
async function saturate(database: pg.Client, tenders: number[], received: () => number): Promise<number> {
  const { rows } = await database.query<{ company_id: string }>('select company_id from loads where id = $1', [
    tenders[0],
  ]);
  const signalOf = (id: number, turn: number) => [
    'tender',
    {
      id,
      company: Number(rows[0]?.company_id),
      option: null,
      seenBy: ['shipper', 'shipper', 'shipper', 'shipper'],
      turn,
    },
  ];
  const startedAt = performance.now();
  const before = received();
  for (let turn = 0; performance.now() - startedAt < DURATION_MS; turn++) {
    const wanted = before + (turn + 1) * SOCKETS;
    await database.query(`select pg_notify('live_signals', $1)`, [
      JSON.stringify(tenders.map((id) => signalOf(id, turn))),
    ]);
    // Two rounds under way keep the process busy and nobody's backlog grows.
    while (received() < wanted - SOCKETS && performance.now() - startedAt < 2 * DURATION_MS) await sleep(1);
  }
  return ((received() - before) / (performance.now() - startedAt)) * 1000;
}

/** A hundred carriers watch one tender while fifty bids a second are placed on it. */
async function benchBids({ url, market }: LiveBench, http: Connection, open: () => Promise<number>): Promise<Figure[]> {
  const id = await open();
  const delays: number[] = [];
  const bids: { amount: number; at: number }[] = [];
  const pages = await Promise.all(
    market.carrierTokens.map(async (token) => {
      const { text } = await http.send('GET', `/api/carrier/v1/loads/${id}`, token);
      const { option } = (JSON.parse(text) as { data: { option: { id: number } } }).data;
      let next = 0;
      const page = openPage({
        url: () => url,
        http: () => http,
        channel: { name: `option.${option.id}`, side: 'carrier', token },
        onFrame(frame) {
          const best = Number(/\\"best_price\\":\{\\"amount\\":(\d+)/.exec(frame)?.[1] ?? START);
          for (; bids[next] && bids[next]!.amount >= best; next++) delays.push(performance.now() - bids[next]!.at);
        },
      });
      await page.heard();
      return page;
    }),
  );
  let price = START;
  const sending: Promise<void>[] = [];
  for (let turn = 0; turn < (DURATION_MS / 1000) * BIDS_PER_SECOND; turn++) {
    const dueAt = performance.now() + 1000 / BIDS_PER_SECOND;
    price -= 10;
    const amount = price;
    const send = async () => {
      const body = { price: { amount, currency: 'EUR' } };
      const { status } = await http.send(
        'POST',
        `/api/carrier/v1/loads/${id}/bids`,
        market.carrierTokens[turn % 100]!,
        body,
      );
      if (status === 201) bids.push({ amount, at: performance.now() });
    };
    sending.push(send());
    await sleep(Math.max(0, dueAt - performance.now()));
  }
  await Promise.all(sending);
  await sleep(1000);
  closeAll(pages);
  const p99 = percentile(delays, 0.99);
  console.log(`live: ${bids.length} bids seen ${delays.length} times, p50 ${round(percentile(delays, 0.5))} ms`);
  return [
    {
      name: `${BIDS_PER_SECOND} bids/s, p99 until each of ${pages.length} watchers saw one`,
      measured: p99,
      unit: 'ms',
      target: LIMITS.bidSeenP99,
    },
  ];
}

const closeAll = (pages: readonly LivePage[]) => pages.forEach((page) => page.close());
