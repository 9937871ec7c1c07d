import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Logger } from 'pino';

/** Argument of the worker process: the parent process stops it, also after Ctrl+C in the terminal. */
export const WORKER_FLAG = '--worker';

/** Enough for its loops and a few jobs; the web process has its own connections. */
const WORKER_CONNECTIONS = 8;
const PAUSE_MS = 1000;

// Files and imports make much garbage and keep little, so the worker collects it early instead of letting its heap grow.
export const WORKER_MEMORY = ['--heap-growing-percent=50', '--max-semi-space-size=16'];

export interface Worker {
  stop(): Promise<void>;
}

/**
 * Runs queued and due work in a separate process, so that it never delays a response. A worker that ends is restarted;
 * it ends itself when this process is gone.
 */
export function startWorker({ entry, publicUrl, log }: { entry: string; publicUrl: string; log: Logger }): Worker {
  let child: ChildProcess;
  let again: NodeJS.Timeout | undefined;
  let isStopping = false;
  const start = () => {
    child = fork(entry, [WORKER_FLAG], {
      // The last of two equal options counts.
      execArgv: [...process.execArgv, ...WORKER_MEMORY],
      env: { ...process.env, ROLE: 'worker', PUBLIC_URL: publicUrl, POOL_SIZE: String(WORKER_CONNECTIONS) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('error', (error) => log.error({ err: error }, 'the worker could not be started'));
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      log.error({ code, signal }, 'the worker ended and is started again');
      again = setTimeout(start, PAUSE_MS);
    });
  };
  start();
  return {
    async stop() {
      isStopping = true;
      clearTimeout(again);
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
