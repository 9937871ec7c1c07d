import { Client } from 'pg';
import type { Log } from '../context';

const RECONNECT_AFTER_MS = 2000;
/** A dead connection is silent, so it is pinged. */
const ASK_EVERY_MS = 3000;
const ANSWER_WITHIN_MS = 2000;

export interface Listener {
  stop(): Promise<void>;
}

interface ListenOptions {
  name: string;
  channel: string;
  onNotification(payload: string): void;
  /** Connected or reconnected; notifications sent in between were lost. */
  onConnect(): void;
  log: Log;
}

export function listenFor(
  directUrl: string,
  { name, channel, onNotification, onConnect, log }: ListenOptions,
): Listener {
  let client: Client | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const fresh = new Client({ connectionString: directUrl, application_name: name, query_timeout: ANSWER_WITHIN_MS });
    client = fresh;
    let isBroken = false;
    const again = (error?: Error) => {
      if (isBroken || isStopped) return;
      isBroken = true;
      clearInterval(asking);
      if (error) log.warn({ err: error, channel }, 'the connection that hears of changes was lost');
      void fresh.end().catch(() => undefined);
      timer = setTimeout(() => void open(), RECONNECT_AFTER_MS);
    };
    fresh.on('error', again);
    fresh.on('end', () => again());
    fresh.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      asking = setInterval(() => void fresh.query('select 1').catch(again), ASK_EVERY_MS).unref();
      onConnect();
    } catch (error) {
      again(error as Error);
    }
  }

  void open();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(asking);
      await client?.end().catch(() => undefined);
    },
  };
}
