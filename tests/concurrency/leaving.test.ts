import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { REPOSITORY } from '../product';

let dataDir: string;
beforeAll(async () => void (dataDir = await makeScratchFolder()));
afterAll(async () => {
  for (const { pid } of processes()) process.kill(pid, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function processes(): { pid: number; isWorker: boolean }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const [environment, command] = [`/proc/${name}/environ`, `/proc/${name}/cmdline`].map((file) =>
        readFileSync(file, 'utf8'),
      ) as [string, string];
      if (!environment.split('\0').includes(`DATA_DIR=${dataDir}`)) return [];
      return [{ pid: Number(name), isWorker: command.split('\0').includes('--worker') }];
    } catch {
      return []; // It ended meanwhile.
    }
  });
}

const worker = () => processes().find(({ isWorker }) => isWorker)?.pid;
const isDatabaseThere = () => existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'));

async function start(command: string[], port = 0): Promise<ChildProcess> {
  const started = spawn(process.execPath, command, {
    cwd: REPOSITORY,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let printed = '';
  started.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed).toContain('the worker runs');
  return started;
}

async function expectNothingLeft(): Promise<void> {
  await expect.poll(() => [processes(), isDatabaseThere()]).toEqual([[], false]);
}

const MAIN = ['apps/server/dist/main.js'];

it.each([
  ['Ctrl+C, which the terminal sends to every process', (pid: number) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM', (pid: number) => process.kill(pid, 'SIGTERM')],
  ['kill -9', (pid: number) => process.kill(pid, 'SIGKILL')],
])('after %s no process or lock of a start is left', async (_how, end) => {
  const { pid } = await start(MAIN);
  expect(processes()).toHaveLength(2);
  end(pid!);
  await expectNothingLeft();
});

it('a killed worker is started again, and ends together with the other processes', async () => {
  const { pid } = await start(MAIN);
  const killed = worker()!;
  process.kill(killed, 'SIGKILL');
  await expect.poll(worker).toSatisfy((id) => id !== undefined && id !== killed);
  process.kill(pid!, 'SIGTERM');
  await expectNothingLeft();
});

it('Ctrl+C ends every process of npm run dev', async () => {
  // It serves at three neighbouring ports. The system gives none of these to a program that asks for any free port.
  const { pid } = await start(['scripts/dev.mjs'], randomInt(10_000, 30_000));
  process.kill(-pid!, 'SIGINT');
  await expectNothingLeft();
});
