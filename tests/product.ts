import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const REPOSITORY = join(import.meta.dirname, '..');

/** One running process of the product, as `npm start` makes it after the build. */
export type Product = {
  url: string;
  pid: number;
  /** Ends it as Ctrl+C does; resolves with the time it took. */
  stop(): Promise<number>;
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>;
};

const START_TIMEOUT_MS = 30_000;

export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts the built server of a checkout on a free port with the given settings, and waits until it answers. */
export async function startProduct(settings: Record<string, string>, checkout = REPOSITORY): Promise<Product> {
  const port = await findFreePort();
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    ...settings,
    PORT: String(port),
  };
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(url, child);
  const end = async (signal: NodeJS.Signals): Promise<number> => {
    const startedAt = Date.now();
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    }
    return Date.now() - startedAt;
  };
  return { url, pid: child.pid ?? 0, stop: () => end('SIGINT'), kill: async () => void (await end('SIGKILL')) };
}

async function waitUntilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product ended with code ${child.exitCode} while starting.`);
    const isHealthy = await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isHealthy) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The product did not answer at ${url}/health within ${START_TIMEOUT_MS / 1000} s.`);
}
