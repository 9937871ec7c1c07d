import type { Log } from '../context';
import { listenFor, type Listening } from '../database/listen';

const CHANNEL = 'outbox_filled';

/** Commits that come together are announced once; the dispatcher takes what they left in one batch. */
const ANNOUNCE_EVERY_MS = 60;

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

/** Listens for such announcements. */
export const listenForCommits = (directUrl: string, wake: () => void, log: Log): Listening =>
  listenFor(directUrl, {
    name: 'tenderlane outbox',
    channel: CHANNEL,
    onNotification: wake,
    onConnect: wake,
    log,
  });
