/** A batch holds the process no longer than this before it lets it look at what has arrived. */
const LONGEST_TURN_MS = 2;

let answersAwaited = 0;
let turnStartedAt = 0;
let nextTurn: Promise<void> | undefined;

/** Runs work that long batches let in between all their items, because somebody waits for this one answer. */
export async function letThrough<T>(work: () => Promise<T>): Promise<T> {
  answersAwaited++;
  try {
    return await work();
  } finally {
    answersAwaited--;
  }
}

/** Lets other work of the process in between the items of a batch: a page asked meanwhile is not behind all of them. */
export function breathe(): Promise<void> | undefined {
  if (answersAwaited === 0 && performance.now() - turnStartedAt < LONGEST_TURN_MS) return undefined;
  // One turn for all batches that wait: what they do in it together is no longer than what one would do.
  nextTurn ??= new Promise((resolve) => {
    setImmediate(() => {
      nextTurn = undefined;
      turnStartedAt = performance.now();
      resolve();
    });
  });
  return nextTurn;
}
