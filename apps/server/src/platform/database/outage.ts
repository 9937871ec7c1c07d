import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from './database';

export interface RepeatOptions {
  log: Pick<FastifyBaseLogger, 'warn'>;
  name: string;
  pauseMs?: number;
  leaving?: AbortSignal;
}

/** Retries restartable work while the database is away; any other error is thrown at once. */
export async function repeatWhileAway<T>(
  work: () => Promise<T>,
  { log, name, pauseMs = 1000, leaving }: RepeatOptions,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || leaving?.aborted) throw error;
      log.warn({ err: error, waiting: name }, 'the database is away, this begins again when it is back');
      await sleep(pauseMs, undefined, { signal: leaving });
    }
  }
}
