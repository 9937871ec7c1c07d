import type { Log } from '../context';
import { listenFor, type Listener } from '../database/listen';

const CHANNEL = 'outbox_filled';

/** Commits within this time are announced once; the dispatcher takes their rows in one batch. */
const ANNOUNCE_EVERY_MS = 60;

/**
 * Notifies the dispatcher in any process after the commit, in a separate statement: a transaction that notifies holds a
 * database-wide lock until its commit is on disk.
 */
export function announceCommits(run: (text: string) => Promise<unknown>): () => void {
  let isWaiting = false;
  let announcedAt = 0;
  const send = () => {
    isWaiting = false;
    announcedAt = Date.now();
    // The dispatcher also polls, so it finds commits that were not announced.
    run(`select pg_notify('${CHANNEL}', '')`).catch(() => undefined);
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(send, Math.max(0, announcedAt + ANNOUNCE_EVERY_MS - Date.now())).unref();
  };
}

export const listenForCommits = (directUrl: string, wake: () => void, log: Log): Listener =>
  listenFor(directUrl, {
    name: 'tenderlane outbox',
    channel: CHANNEL,
    onNotification: wake,
    onConnect: wake,
    log,
  });
