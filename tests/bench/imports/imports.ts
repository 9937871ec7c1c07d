import { setTimeout as sleep } from 'node:timers/promises';
import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { connect, type Connection } from '../../load/connections';
import type { Market } from '../../load/market';
import { watchMemory } from './memory';
import { percentile, round, type Figure } from '../percentiles';
import { LIMITS } from '../limits';

const CARRIERS = 100_000;
const WARM_UP_MS = 3_000;
const QUIET_MS = 10_000;
/** A colleague who loads the list several times a second during the import. */
const PAUSE_MS = 50;
const LIST = '/api/shipper/v1/loads?total=none';

export async function benchImports(url: string, pid: number, market: Market): Promise<Figure[]> {
  const http = connect(url, 2);
  const token = market.shipperToken;
  await readFor(http, token, WARM_UP_MS);
  const quiet = await readFor(http, token, QUIET_MS);
  const content = makeFile();
  const busy: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) busy.push(...(await readFor(http, token, PAUSE_MS)));
  })();
  const { result, seconds, moreMb } = await watchMemory(pid, () => importFile(url, http, token, content));
  isOver = true;
  await reading;
  http.close();
  const [before, meanwhile] = [percentile(quiet, 0.99), percentile(busy, 0.99)];
  console.log(
    `imports: ${JSON.stringify(result)} of ${round(content.size / 1e6)} MB; list p99 ${round(before)} ms alone (${quiet.length}), ${round(meanwhile)} ms beside it (${busy.length})`,
  );
  return [
    { name: `import of ${CARRIERS} carriers`, measured: seconds, unit: 's', target: LIMITS.importSeconds },
    { name: 'memory while they are imported', measured: moreMb, unit: 'MB more', target: LIMITS.importMemoryMb },
    {
      name: 'list beside it, p99',
      measured: meanwhile / before,
      unit: 'of the list alone',
      target: LIMITS.listDuringImport,
    },
  ];
}

async function readFor(http: Connection, token: string, durationMs: number): Promise<number[]> {
  const times: number[] = [];
  const startedAt = performance.now();
  while (performance.now() - startedAt < durationMs) {
    const { status, text, ms } = await http.send('GET', LIST, token);
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
    times.push(ms);
    await sleep(PAUSE_MS);
  }
  return times;
}

function makeFile(): Blob {
  const lines = Array.from(
    { length: CARRIERS },
    (_, n) =>
      `ТОВ «Перевізник ${n}»;Україна;${validLegalId('ua', n)};carrier${n}@import.example.com;Олена Савчук;"Постійні, Рефрижератори";www.carrier${n}.ua;Дзвонити вранці;K-${n}`,
  );
  return new Blob([
    `Назва;Країна;ЄДРПОУ;E-mail;Контактна особа;Мітки;Сайт;Примітка;Зовнішній ID\n${lines.join('\n')}\n`,
  ]);
}

interface Run {
  state: string;
  created: number;
  refused: number;
}

async function importFile(url: string, http: Connection, token: string, content: Blob): Promise<Run> {
  const form = new FormData();
  form.set('kind', 'carriers');
  form.set('files[0]', content, 'carriers.csv');
  const headers = { authorization: `Bearer ${token}` };
  const brought = await fetch(`${url}/api/shipper/v1/imports`, { method: 'POST', headers, body: form });
  if (brought.status !== 201) throw new Error(`${brought.status} ${await brought.text()}`);
  const { id } = ((await brought.json()) as { data: { id: number } }).data;
  const path = `/api/shipper/v1/imports/${id}`;
  const started = await http.send('POST', `${path}/run`, token, { dry_run: false });
  if (started.status !== 200) throw new Error(`${started.status} ${started.text}`);
  for (;;) {
    const { text } = await http.send('GET', path, token);
    const { result } = (JSON.parse(text) as { data: { result: Run } }).data;
    if (result.state === 'done') return result;
    if (result.state === 'failed' || result.state === 'canceled') throw new Error(text.slice(0, 1000));
    await sleep(250);
  }
}
