import { spawn, spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { connect } from '../load/connections';
import { signIn } from '../load/market';
import { REPOSITORY, startProduct, type Product } from '../product';

const MAIN = ['apps/server/dist/main.js'];
const started: Product[] = [];
let dataDir: string;
beforeAll(async () => void (dataDir = await makeScratchFolder()));
afterAll(async () => {
  for (const product of started) await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(token?: string) {
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  started.push(product);
  const http = connect(product.url, 1);
  const person = token ?? (await signIn(http, 'shipper', 'olena@example.com'));
  const ask = async () => (await http.send('GET', '/api/shipper/v1/account', person)).status;
  return { ...product, token: person, ask };
}

const database = async () =>
  Number((await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

it('a start uses the data of earlier ones, survives kill -9 of node and of PostgreSQL, and ends in time', async () => {
  const first = await start();
  const second = await start(first.token);
  await first.kill();
  expect(await second.ask()).toBe(200);

  await second.kill();
  const third = await start(first.token);
  expect(await third.ask()).toBe(200);

  const killed = await database();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => database().catch(() => killed)).not.toBe(killed);
  await expect.poll(third.ask).toBe(200);

  // After five seconds it would end with another exit code.
  expect(await third.stop()).toBe(0);
  // The worker of a killed start may be the last process that uses the database.
  const gone = () => database().then(String, (error: NodeJS.ErrnoException) => error.code);
  await expect.poll(gone).toBe('ENOENT');
});

it('a wrong setting stops the start with one line that names the setting', () => {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '80a' };
  const { status, stdout, stderr } = spawnSync(process.execPath, MAIN, { cwd: REPOSITORY, env, encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^PORT: [^\n]+\n$/)]);
});

it('a start prints its address and the mailbox of codes, and can be ended at once', async () => {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: inject('durableDatabaseUrl'), PORT: '0' };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, MAIN, {
    cwd: REPOSITORY,
    env: { ...env, LOG_LEVEL: 'silent' },
    stdio: [...stdio],
  });
  let printed = '';
  await new Promise<void>((resolve) => {
    child.stdout!.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Ctrl+C')) resolve();
    });
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  const [, url] = /running at (http:\/\/127\.0\.0\.1:\d+)\n/.exec(printed) ?? [];
  expect(printed).toContain(`Carriers: ${url}/carrier/\n`);
  expect(printed).toContain(`Sign-in codes arrive at ${url}/dev/mailbox\n`);
});
