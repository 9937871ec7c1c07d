import { Client } from 'pg';
import type { Log } from '../context';

const CHANNEL = 'outbox_filled';

/** Commits that come together are announced once; the dispatcher takes what they left in one batch. */
const ANNOUNCE_EVERY_MS = 20;

/**
 * Tells the dispatcher, in whatever process it runs, that there may be work. It follows the commit in a statement of its
 * own: a transaction that notifies holds a lock of the whole database until its commit is on the disk.
 */
export function announceCommits(run: (text: string) => Promise<unknown>): () => void {
  let isWaiting = false;
  let announcedAt = 0;
  const send = () => {
    isWaiting = false;
    announcedAt = Date.now();
    // The dispatcher looks by itself now and then, and finds what was not announced.
    run(`select pg_notify('${CHANNEL}', '')`).catch(() => undefined);
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(send, Math.max(0, announcedAt + ANNOUNCE_EVERY_MS - Date.now())).unref();
  };
}

const RECONNECT_AFTER_MS = 2000;

/** Listens for such announcements on a connection of its own, which is opened again when it breaks. */
export function listenForCommits(directUrl: string, wake: () => void, log: Log): { stop(): Promise<void> } {
  let client: Client | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const fresh = new Client({ connectionString: directUrl, application_name: 'tenderlane outbox', keepAlive: true });
    client = fresh;
    let isBroken = false;
    const again = (error?: Error) => {
      if (isBroken || isStopped) return;
      isBroken = true;
      if (error) log.warn({ err: error }, 'the connection that hears of commits was lost');
      void fresh.end().catch(() => undefined);
      timer = setTimeout(() => void open(), RECONNECT_AFTER_MS);
    };
    fresh.on('error', again);
    fresh.on('end', () => again());
    fresh.on('notification', wake);
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      wake();
    } catch (error) {
      again(error as Error);
    }
  }

  void open();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
