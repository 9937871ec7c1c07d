import type pg from 'pg';
import { connect, keepBusy, type Connection } from '../load/connections';
import { publishTender, type Market } from '../load/market';
import { fillPast } from '../load/past-loads';
import { openBareDashboard } from './bare/dashboard';
import { ask, takeTurns } from './reading';
import { percentile, round, type Figure, type Target } from './percentiles';
import { LIMITS } from './limits';

const AWARDS = 100_000;
const ON_LANE = 67_000;
const SAMPLES = 150;
const WARM_UP = 30;
const TURNS = 8;
const AT_ONCE = { grid: 6, account: 20, dashboard: 20, exports: 8 };
const EXPORTS_MS = 15_000;

const SORTS = ['created_at', '-created_at', 'ends_at', '-ends_at', 'pickup_at', '-pickup_at'];
const TABS = ['', '&status=ongoing', '&status=completed', '&status=archived', '&status=draft'];
const SEARCHES = ['gdansk', 'Київ', 'SO-4242', 'carrier2', 'gdansk kyiv 77', 'nowhere at all'];

/** Creates a company with 200,000 loads, 67,000 of them awards on one lane; returns one of its open tenders. */
export async function fillLarge(url: string, database: pg.Client, market: Market): Promise<number> {
  const http = connect(url, 32);
  const { openId, awardedId } = await makeTemplates(http, market);
  const searchMs = await fillPast(database, {
    openId,
    awardedId,
    awards: AWARDS,
    awardsOnLane: ON_LANE,
    others: AWARDS,
  });
  console.log(`large: the words of ${2 * AWARDS} loads are made in ${round(searchMs / 1000)} s`);
  http.close();
  return openId;
}

interface Large {
  url: string;
  settings: Record<string, string>;
  token: string;
  openId: number;
}

export async function benchLarge({ url, settings, token, openId }: Large): Promise<Figure[]> {
  const http = connect(url, 32);
  const figures = await measurePages(http, token, openId);
  figures.push(await compareDashboard(http, settings, token));
  http.close();
  return figures;
}

async function compareDashboard(http: Connection, settings: Record<string, string>, token: string): Promise<Figure> {
  const bare = await openBareDashboard(settings, token);
  const floor = ask('a bare server of the dashboard’s statements', () => bare.read());
  const own = ask('dashboard', () => http.send('GET', '/api/shipper/v1/dashboard', token));
  await takeTurns([floor, own], TURNS);
  await bare.close();
  const share = own.perSecond() / floor.perSecond();
  return { name: 'dashboard', measured: share, unit: 'of the floor', target: LIMITS.dashboardOfFloor };
}

async function measurePages(http: Connection, token: string, openId: number): Promise<Figure[]> {
  const get = async (path: string) => {
    const answer = await http.send('GET', `/api/shipper/v1${path}`, token);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer.ms;
  };
  const sample = async (paths: readonly string[], lanes = 1, share = 0.99) => {
    const times: number[] = [];
    let turn = 0;
    const ask = async (until: number) => {
      while (turn < until) times.push(await get(paths[turn++ % paths.length]!));
    };
    const inLanes = (until: number) => Promise.all(Array.from({ length: lanes }, () => ask(until)));
    // The warm-up uses as many connections as the measurement: an unused connection of the pool first plans its statements.
    await inLanes(WARM_UP * lanes);
    times.length = 0;
    await inLanes(WARM_UP * lanes + SAMPLES);
    return percentile(times, share);
  };
  const figures: Figure[] = [];
  const figure = (name: string, measured: number, target: Target) =>
    figures.push({ name, measured, unit: 'ms', target });
  const grid = `/loads/${openId}/options`;
  figure('grid, p99', await sample([grid]), LIMITS.gridP99);
  figure(`grid, ${AT_ONCE.grid} at once, p99`, await sample([grid], AT_ONCE.grid), LIMITS.gridAtOnceP99);
  figure('account, p99', await sample(['/account']), LIMITS.accountP99);
  figure(
    `account, ${AT_ONCE.account} at once, p99`,
    await sample(['/account'], AT_ONCE.account),
    LIMITS.accountAtOnceP99,
  );
  figure('dashboard, p99', await sample(['/dashboard']), LIMITS.dashboardP99);
  figure(
    `dashboard, ${AT_ONCE.dashboard} at once, p99`,
    await sample(['/dashboard'], AT_ONCE.dashboard),
    LIMITS.dashboardAtOnceP99,
  );
  figure('counts, p99', await sample(['/loads/counts']), LIMITS.countsP99);
  for (const words of SEARCHES) {
    const search = encodeURIComponent(words);
    figure(`counts of “${words}”, p99`, await sample([`/loads/counts?search=${search}`]), LIMITS.countsP99);
    figure(`list of “${words}”, p99`, await sample([`/loads?search=${search}`]), LIMITS.searchP99);
  }
  for (const sort of SORTS) {
    figure(`list by ${sort}, p99`, await sample(TABS.map((tab) => `/loads?sort=${sort}${tab}`)), LIMITS.sortedListP99);
  }
  figures.push(...(await measureBesideExports(get, openId)));
  return figures;
}

async function measureBesideExports(get: (path: string) => Promise<number>, openId: number): Promise<Figure[]> {
  const pages = { list: '/loads', view: `/loads/${openId}`, grid: `/loads/${openId}/options`, account: '/account' };
  const names = Object.keys(pages) as (keyof typeof pages)[];
  const measure = async (ms: number) => {
    const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
      keyof typeof pages,
      number[]
    >;
    let turn = 0;
    await keepBusy(1, ms, async () => {
      const name = names[turn++ % names.length]!;
      times[name].push(await get(pages[name]));
    });
    return times;
  };
  const alone = await measure(3_000);
  let exported = 0;
  const exports = keepBusy(AT_ONCE.exports, EXPORTS_MS, async () => {
    await get('/loads/export?status=ongoing,did_not_take_place');
    exported++;
  });
  const beside = await measure(EXPORTS_MS);
  await exports;
  console.log(`large: ${exported} exports meanwhile`);
  return names.map((name) => {
    const [quiet, busy] = [alone[name], beside[name]].map((times) => percentile(times, 0.9)) as [number, number];
    console.log(`large: ${name} takes ${round(quiet)} ms, ${round(busy)} ms while exports run (nine of ten)`);
    return {
      name: `${name} while exports run`,
      measured: busy / quiet,
      unit: 'times as long',
      target: LIMITS.duringExports,
    };
  });
}

async function makeTemplates(http: Connection, { shipperToken, carrierTokens }: Market) {
  const send = async (method: string, path: string, token: string, body?: unknown) => {
    const { status, text } = await http.send(method, path, token, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
    return JSON.parse(text || '{}') as { data: { id: number; bid_id: number }[] };
  };
  const [openId, awardedId] = [
    await publishTender(http, shipperToken, {}),
    await publishTender(http, shipperToken, {}),
  ];
  for (const id of [openId, awardedId]) {
    for (const [index, token] of carrierTokens.slice(0, 3).entries()) {
      const price = { amount: 200_000 * (1 - index / 10), currency: 'EUR' };
      await send('POST', `/api/carrier/v1/loads/${id}/bids`, token, { price });
    }
  }
  const { data } = await send('GET', `/api/shipper/v1/loads/${awardedId}/options`, shipperToken);
  const [best] = data;
  await send('PUT', `/api/shipper/v1/loads/${awardedId}/select_option`, shipperToken, {
    option_id: best!.id,
    bid_id: best!.bid_id,
  });
  await send('PUT', `/api/carrier/v1/loads/${awardedId}/confirm`, carrierTokens[2]!, { bid_id: best!.bid_id });
  return { openId, awardedId };
}
