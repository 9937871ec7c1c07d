import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connect, keepBusy, type Answer } from '../../load/connections';
import type { Market } from '../../load/market';
import { copyTrackedOrder, trackOrder } from '../../load/trips';
import { recordStatements, serveStatements } from '../bare/statements';
import { listPositions } from '../../../apps/server/src/features/tracking/positions/position.queries';
import { LIMITS } from '../limits';
import { percentile, round, type Figure } from '../percentiles';

const DEVICES = 5000;
const PER_SECOND = 500;
const STEADY_MS = 60_000;
const FLOOR_MS = 20_000;
const BUSY_MS = 10_000;
const CONNECTIONS = 32;
const LONG_TRACKS = 500;
const TRACK_POINTS = 10_000;

interface TrackingBench {
  url: string;
  database: pg.Client;
  databaseUrl: string;
  market: Market;
}

type Tracked = Awaited<ReturnType<typeof copyTrackedOrder>>;
type Send = (body: object) => Promise<Answer>;

export async function benchTracking(parts: TrackingBench): Promise<Figure[]> {
  const { url, database, market } = parts;
  const http = connect(url, CONNECTIONS);
  const { id, token } = await trackOrder(http, database, market);
  const tracked = await copyTrackedOrder(database, id, DEVICES);
  await database.query('analyze');
  const floor = await measureFloor(parts.databaseUrl, tracked);
  const send: Send = (body) => http.send('POST', '/api/carrier/v1/positions', token, body);
  const figures = [
    ...(await benchStoring(parts, tracked, send, floor)),
    ...(await benchTrack(parts, tracked.slice(0, LONG_TRACKS))),
  ];
  http.close();
  return figures;
}

function nextPositions(tracked: Tracked) {
  let turn = 0;
  const startedAt = Date.now() - 600_000;
  return () => {
    const [index, step] = [turn % tracked.length, Math.floor(turn / tracked.length)];
    turn++;
    return {
      device: tracked[index]?.device,
      at: new Date(startedAt + step * 1000).toISOString(),
      lat: 52 + index / 10_000 + step / 1000,
      lon: 20 + index / 10_000,
      speed_kmh: 70,
    };
  };
}

interface Load {
  perSecond: number;
  p99: number;
  sent: number;
}

async function keepSending(send: Send, next: () => object): Promise<Load> {
  const times: number[] = [];
  const ms = await keepBusy(CONNECTIONS, BUSY_MS, async () => void times.push((await sendOne(send, next)).ms));
  return { perSecond: (times.length / ms) * 1000, p99: percentile(times, 0.99), sent: times.length };
}

async function sendSteadily(send: Send, next: () => object, durationMs: number): Promise<Load> {
  const requests: Promise<Answer>[] = [];
  const startedAt = performance.now();
  for (let turn = 0; turn < (durationMs / 1000) * PER_SECOND; turn++) {
    const wait = startedAt + (turn * 1000) / PER_SECOND - performance.now();
    if (wait > 1) await sleep(wait);
    requests.push(sendOne(send, next));
  }
  const answers = await Promise.all(requests);
  const perSecond = (answers.length / (performance.now() - startedAt)) * 1000;
  return {
    perSecond,
    p99: percentile(
      answers.map(({ ms }) => ms),
      0.99,
    ),
    sent: answers.length,
  };
}

async function sendOne(send: Send, next: () => object): Promise<Answer> {
  const answer = await send({ positions: [next()] });
  if (answer.status !== 200 || !answer.text.includes('"stored":1'))
    throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
  return answer;
}

async function measureFloor(databaseUrl: string, tracked: Tracked): Promise<{ busy: Load; steady: Load }> {
  const child = fork(join(import.meta.dirname, '..', 'bare', 'inserter.ts'), { execArgv: ['--import', 'tsx'] });
  child.send(databaseUrl);
  const [port] = (await once(child, 'message')) as [number];
  const http = connect(`http://127.0.0.1:${port}`, CONNECTIONS);
  const send: Send = (body) => http.send('POST', '/', null, body);
  const next = nextPositions(tracked);
  const busy = await keepSending(send, next);
  const steady = await sendSteadily(send, next, FLOOR_MS);
  http.close();
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  console.log(
    `floor, positions: ${round(busy.perSecond, 0)}/s at most; ${PER_SECOND}/s with p99 ${round(steady.p99)} ms`,
  );
  return { busy, steady };
}

async function benchStoring(
  { url, database, market }: TrackingBench,
  tracked: Tracked,
  send: Send,
  floor: { busy: Load; steady: Load },
): Promise<Figure[]> {
  const reader = connect(url, 1);
  let isOver = false;
  const readList = async (until: () => boolean) => {
    const times: number[] = [];
    while (!until()) {
      times.push((await reader.send('GET', '/api/shipper/v1/loads', market.shipperToken)).ms);
      await sleep(20);
    }
    return times;
  };
  const quietUntil = performance.now() + 10_000;
  const quiet = await readList(() => performance.now() > quietUntil);
  const next = nextPositions(tracked);
  const busy = await keepSending(send, next);
  const reading = readList(() => isOver);
  const steady = await sendSteadily(send, next, STEADY_MS);
  isOver = true;
  const during = await reading;
  reader.close();
  const { rows } = await database.query<{ stored: number }>('select count(*)::int as stored from positions');
  const followed = await database.query<{ followed: number; waiting: number }>(
    `select count(*) filter (where followed_at is not null)::int as followed, count(*) filter (where added_from is not null)::int as waiting
       from trip_tracking`,
  );
  const [quietP99, duringP99] = [quiet, during].map((times) => percentile(times, 0.99)) as [number, number];
  console.log(
    `positions: ${round(busy.perSecond, 0)}/s at most; ${PER_SECOND}/s with p99 ${round(steady.p99)} ms; list p99 ${round(quietP99)} → ${round(duringP99)} ms; trips`,
    followed.rows[0],
  );
  return [
    {
      name: 'positions lost',
      measured: busy.sent + steady.sent - (rows[0]?.stored ?? 0),
      unit: '',
      target: LIMITS.positionsLost,
    },
    {
      name: 'positions stored at most',
      measured: busy.perSecond / floor.busy.perSecond,
      unit: 'of the floor',
      target: LIMITS.positionsOfFloor,
    },
    {
      name: `${PER_SECOND} positions a second, p99`,
      measured: steady.p99 / floor.steady.p99,
      unit: 'of the floor',
      target: LIMITS.positionP99OfFloor,
    },
    {
      name: 'list of tenders meanwhile, p99',
      measured: duringP99 / quietP99,
      unit: 'of a quiet list',
      target: LIMITS.listDuringPositions,
    },
  ];
}

async function benchTrack({ url, database, databaseUrl, market }: TrackingBench, tracked: Tracked): Promise<Figure[]> {
  await database.query(
    `insert into positions (trip_id, device_id, at, lat, lon, speed_kmh, is_mocked)
     select t.trip_id, t.device_id, now() - interval '30 hours' + step * interval '10 seconds', 52 + step * 0.0003, 20, 70, false
       from unnest($1::bigint[], $2::bigint[]) as t(trip_id, device_id) cross join generate_series(1, $3::int) step`,
    [tracked.map(({ tripId }) => tripId), tracked.map(({ deviceId }) => deviceId), TRACK_POINTS],
  );
  await database.query('analyze positions');
  const middle = tracked[Math.floor(tracked.length / 2)]!;
  const { database: recorder, sent } = recordStatements(databaseUrl);
  await listPositions(recorder, middle.tripId, 0);
  await recorder.close();
  const bare = await serveStatements({ databaseUrl, statements: sent });
  const http = connect(url, 1);
  const read = () => http.send('GET', `/api/shipper/v1/loads/${middle.loadId}/track`, market.shipperToken);
  const [floorMs, trackMs] = [await medianOf(bare.read), await medianOf(read)];
  http.close();
  await bare.close();
  console.log(`track of ${TRACK_POINTS} points: bare ${round(floorMs)} ms, product ${round(trackMs)} ms`);
  return [
    {
      name: `track of ${TRACK_POINTS} points among ${LONG_TRACKS * TRACK_POINTS}, median`,
      measured: trackMs / floorMs,
      unit: 'of a bare page',
      target: LIMITS.trackOfFloor,
    },
  ];
}

async function medianOf(read: () => Promise<Answer>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 30; turn++) {
    const { status, ms, text } = await read();
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
    times.push(ms);
  }
  return percentile(times, 0.5);
}
