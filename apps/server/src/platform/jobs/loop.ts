import type { FastifyBaseLogger } from 'fastify';

export interface Loop {
  wake(): void;
  stop(): Promise<void>;
}

export type Pause = number | (() => number);

export function startLoop(name: string, pause: Pause, work: () => Promise<number>, log: FastifyBaseLogger): Loop {
  const pauseMs = typeof pause === 'number' ? () => pause : pause;
  let stopped = false;
  let isWanted = false;
  let endPause = () => {};
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      // Stopped while it worked, when there was no pause to end.
      if (stopped) return resolve();
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function turn(): Promise<void> {
    let failures = 0;
    while (!stopped) {
      try {
        isWanted = false;
        const done = await work();
        failures = 0;
        if (done === 0 && !isWanted) await sleep(pauseMs());
      } catch (error) {
        failures++;
        if (failures === 1 || failures % 20 === 0) log.error({ err: error, loop: name }, 'a loop failed and goes on');
        await sleep(Math.min(pauseMs() * 2 ** failures, 3000));
      }
    }
  }
  const ended = turn();
  return {
    wake() {
      isWanted = true;
      endPause();
    },
    async stop() {
      stopped = true;
      endPause();
      await ended;
    },
  };
}
