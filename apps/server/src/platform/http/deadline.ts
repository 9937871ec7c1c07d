import { AppError } from '../errors';

const DEADLINE_MS = 5500;

/** For calls with one file: longer than the limit of a bucket, shorter than that of a silent connection. */
export const FILE_DEADLINE_MS = 14_000;
/** For calls that first store the files of a form. */
export const FILES_DEADLINE_MS = 60_000;

export interface Deadline {
  /** True when nobody waits any more; work that has not begun by then must not begin. */
  isOver(): boolean;
}

export const databaseAway = () => new AppError('server.database-away', { retryAfterSeconds: 2 });

/**
 * Answers 503 when the database, or another named service, stays silent. Work still queued then is dropped, so that a
 * command reported as failed is not executed minutes later.
 */
export async function withDeadline<T>(
  work: (deadline: Deadline) => Promise<T>,
  deadlineMs: number = DEADLINE_MS,
  late: () => Error = databaseAway,
): Promise<T> {
  const endsAt = Date.now() + deadlineMs;
  const isOver = () => Date.now() >= endsAt;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), deadlineMs);
  });
  try {
    return await Promise.race([work({ isOver }), over]);
  } finally {
    clearTimeout(timer);
  }
}
