import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { portFor, REPOSITORY, untilListening } from '../product';
import type { Figure } from './percentiles';
import { LIMITS } from './limits';

/** `npm start` with everything built and an empty data folder: time until the first page responds. */
export async function benchStart(checkout = REPOSITORY): Promise<Figure[]> {
  const dataDir = await makeScratchFolder();
  const port = await portFor(checkout);
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const page = await fetch(await untilListening(child));
  const ms = page.ok ? performance.now() - startedAt : Number.NaN;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
  return [
    { name: 'npm start to the first page, built, empty data folder', measured: ms, unit: 'ms', target: LIMITS.startMs },
  ];
}
