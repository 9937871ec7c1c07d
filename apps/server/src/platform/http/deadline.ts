import { AppError } from '../errors';

/** Shortly after the longest a statement may take: a database that is silent for longer is away. */
const DEADLINE_MS = 5500;

/** Of a call that reads or writes one file: longer than a bucket may take, shorter than a silent connection lasts. */
export const FILE_DEADLINE_MS = 14_000;
/** Of a call that stores the files of a form first. */
export const FILES_DEADLINE_MS = 60_000;

/** How long somebody waits for an answer. */
export interface Deadline {
  /** Whether nobody waits any more: what has not begun by then must not begin. */
  isOver(): boolean;
}

export const databaseAway = () => new AppError('server.database-away', { retryAfterSeconds: 2 });

/**
 * Answers 503 when the database, or what else `late` names, stays silent. What waits in a queue by then is not begun any more, so that a command
 * that was answered as failed is not done minutes later.
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
