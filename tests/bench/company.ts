import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connect, type Connection } from '../load/connections';
import type { Market } from '../load/market';
import { openBareList } from './bare/list';
import { residentMb, watchMemory } from './imports/memory';
import { percentile, type Figure } from './percentiles';
import { ask, takeTurns } from './reading';
import { LIMITS } from './limits';

const TURNS = 8;
const SAMPLES = 60;
const FAR_PAGE = 1_000;
const PER_PAGE = 25;

interface Company {
  url: string;
  pid: number;
  databaseUrl: string;
  database: pg.Client;
  market: Market;
}

/**
 * A working day of a company with 200,000 loads: its list next to a bare server with the same statement, far pages,
 * places, files.
 */
export async function benchCompany({ url, pid, databaseUrl, database, market }: Company): Promise<Figure[]> {
  const http = connect(url, 8);
  const token = market.shipperToken;
  const { rows } = await database.query<{ company_id: string }>(
    `select company_id from loads group by company_id order by count(*) desc limit 1`,
  );
  const figures: Figure[] = [];
  figures.push(...(await benchList(http, token, databaseUrl, Number(rows[0]?.company_id))));
  figures.push({
    name: 'resident memory of the process',
    measured: residentMb([pid]),
    unit: 'MB',
    target: LIMITS.residentMb,
  });
  figures.push(await benchFarPage(http, token));
  const places = '/api/shipper/v1/loads?from_point=54.35,18.65&from_radius_km=100';
  figures.push({
    name: 'list by place and radius, p99',
    measured: percentile(await sample(http, token, places), 0.99),
    unit: 'ms',
    target: LIMITS.placeListP99,
  });
  figures.push(...(await benchFiles(http, url, token, pid)));
  http.close();
  return figures;
}

async function benchList(http: Connection, token: string, databaseUrl: string, companyId: number): Promise<Figure[]> {
  const bare = await openBareList(databaseUrl, companyId);
  const measured = [
    ask('a bare server of the same statement', () => bare.read()),
    ask('list', () => http.send('GET', '/api/shipper/v1/loads?total=none', token)),
  ];
  await takeTurns(measured, TURNS);
  await bare.close();
  const [floor, list] = measured as [(typeof measured)[0], (typeof measured)[0]];
  return [
    {
      name: 'list of 25 of 200,000 loads',
      measured: list.perSecond() / floor.perSecond(),
      unit: 'of the floor',
      target: LIMITS.listOfFloor,
    },
    {
      name: 'list, eight connections, p99',
      measured: percentile(list.times, 0.99),
      unit: 'ms',
      target: LIMITS.largeListP99,
    },
  ];
}

async function sample(http: Connection, token: string, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < 2 * SAMPLES; turn++) {
    const { status, text, ms } = await http.send('GET', path, token);
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
    if (turn >= SAMPLES) times.push(ms);
  }
  return times;
}

async function benchFarPage(http: Connection, token: string): Promise<Figure> {
  const first = `/api/shipper/v1/loads?sort=created_at&per_page=${PER_PAGE}&total=none`;
  let path = first;
  for (let page = 1; page < FAR_PAGE; page++) {
    const { text } = await http.send('GET', path, token);
    const { meta } = JSON.parse(text) as { meta: { next: string } };
    path = `${first}&after=${meta.next}`;
  }
  const [near, far] = [await sample(http, token, first), await sample(http, token, path)];
  return {
    name: `page ${FAR_PAGE} by cursor`,
    measured: percentile(far, 0.5) / percentile(near, 0.5),
    unit: 'times as long as the first',
    target: LIMITS.farPage,
  };
}

const FILE_STATES = 'processing,in_progress,completed,did_not_take_place';

async function benchFiles(http: Connection, url: string, token: string, pid: number): Promise<Figure[]> {
  const authorization = `Bearer ${token}`;
  const query = `status=${FILE_STATES}&created_from=2020-01-01T00:00:00Z`;
  const csv = await watchMemory(pid, async () => {
    const answer = await fetch(`${url}/api/shipper/v1/loads/export?${query}`, { headers: { authorization } });
    if (!answer.ok) throw new Error(`export: ${answer.status} ${await answer.text()}`);
    return (await answer.text()).split('\n').length - 2;
  });
  const xlsx = await watchMemory(pid, async () => {
    const filter = { status: FILE_STATES, created_from: '2020-01-01T00:00:00Z' };
    const { status, text } = await http.send('POST', '/api/shipper/v1/loads/exports', token, { filter });
    if (status >= 300) throw new Error(`spreadsheet: ${status} ${text}`);
    const { id } = (JSON.parse(text) as { data: { id: number } }).data;
    for (;;) {
      const { data } = JSON.parse((await http.send('GET', `/api/shipper/v1/jobs/${id}`, token)).text) as {
        data: { state: string; done: number };
      };
      if (data.state === 'done') return data.done;
      if (data.state !== 'running' && data.state !== 'queued') throw new Error(`spreadsheet: ${data.state}`);
      await sleep(200);
    }
  });
  return [
    { name: `CSV of ${csv.result} loads`, measured: csv.seconds, unit: 's', target: LIMITS.csvSeconds },
    { name: 'memory while CSV is written', measured: csv.moreMb, unit: 'MB more', target: LIMITS.csvMemoryMb },
    {
      name: `spreadsheet of ${xlsx.result} loads`,
      measured: xlsx.seconds,
      unit: 's',
      target: LIMITS.spreadsheetSeconds,
    },
    {
      name: 'memory while a spreadsheet is made',
      measured: xlsx.moreMb,
      unit: 'MB more',
      target: LIMITS.spreadsheetMemoryMb,
    },
  ];
}
