import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export const REPOSITORY = join(import.meta.dirname, '..');

export type Product = {
  url: string;
  pid: number;
  /** Stops it like Ctrl+C; resolves with its exit code, which is 1 after a forced stop. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
};

const START_TIMEOUT_MS = 60_000;

export function untilListening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The product did not listen within ${START_TIMEOUT_MS / 1000} s. It printed:\n${printed}`));
    }, START_TIMEOUT_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with code ${code} while starting.`));
    });
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, url] = /running at (http:\S+)\n/.exec(printed) ?? [];
      if (!url) return;
      clearTimeout(timer);
      // The rest is read too: a full pipe would hold the product up.
      child.stdout?.off('data', read).resume();
      resolve(url);
    };
    child.stdout?.on('data', read);
  });
}

/** This release chooses and prints a port; an earlier one, which a benchmark compares, needs a given port. */
export function portFor(checkout: string): Promise<string> {
  if (checkout === REPOSITORY) return Promise.resolve('0');
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(String(port)));
    });
  });
}

function startOptionsOf(checkout: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1, -1);
}

export async function startProduct(settings: Record<string, string>, checkout = REPOSITORY): Promise<Product> {
  const port = await portFor(checkout);
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings, PORT: port };
  const child = spawn(process.execPath, [...startOptionsOf(checkout), 'apps/server/dist/main.js'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await untilListening(child);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  return { url, pid: child.pid ?? 0, stop: () => end('SIGINT'), kill: async () => void (await end('SIGKILL')) };
}
