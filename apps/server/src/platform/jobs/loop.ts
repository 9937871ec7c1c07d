import type { FastifyBaseLogger } from 'fastify';

export interface Loop {
  stop(): Promise<void>;
}

/** Calls `work` again and again, `pauseMs` after it found nothing; an error waits longer and is tried again. */
export function startLoop(name: string, pauseMs: number, work: () => Promise<number>, log: FastifyBaseLogger): Loop {
  let stopped = false;
  let wake = () => {};
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function turn(): Promise<void> {
    let failures = 0;
    while (!stopped) {
      try {
        const done = await work();
        failures = 0;
        if (done === 0) await sleep(pauseMs);
      } catch (error) {
        failures++;
        if (failures === 1 || failures % 20 === 0) log.error({ err: error, loop: name }, 'a loop failed and goes on');
        await sleep(Math.min(pauseMs * 2 ** failures, 3000));
      }
    }
  }
  const ended = turn();
  return {
    async stop() {
      stopped = true;
      wake();
      await ended;
    },
  };
}
