import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { findFreePort, REPOSITORY } from '../product';
import type { Figure } from './percentiles';
import { LIMITS } from './limits';

/** `npm start` with everything built and an empty data folder: how long until the first page is there. */
export async function benchStart(checkout = REPOSITORY): Promise<Figure[]> {
  const dataDir = await makeScratchFolder();
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
    detached: true,
  });
  let ms = Number.NaN;
  while (performance.now() - startedAt < 60_000) {
    const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (page?.ok) {
      ms = performance.now() - startedAt;
      break;
    }
    await sleep(20);
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
  return [
    { name: 'npm start to the first page, built, empty data folder', measured: ms, unit: 'ms', target: LIMITS.startMs },
  ];
}
