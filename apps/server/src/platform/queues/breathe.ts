/** A batch holds the process no longer than this before it lets it look at what has arrived. */
const LONGEST_TURN_MS = 2;

let answersAwaited = 0;
let turnStartedAt = 0;
let nextTurn: Promise<void> | undefined;

/** Runs work that batches let in between all their heavy items, because somebody waits for this one answer. */
export async function letThrough<T>(work: () => Promise<T>): Promise<T> {
  answersAwaited++;
  try {
    return await work();
  } finally {
    answersAwaited--;
  }
}

/** Between the items of a batch: lets other work of the process in once the batch has held it for its turn. */
export function breathe(): Promise<void> | undefined {
  return performance.now() - turnStartedAt < LONGEST_TURN_MS ? undefined : endTurn();
}

/** Between heavy items: also while somebody waits for another answer, so that a page is not behind all of them. */
export function breatheOften(): Promise<void> | undefined {
  return answersAwaited > 0 ? endTurn() : breathe();
}

/** One turn for all batches that wait: what they do in it together is no longer than what one would do. */
function endTurn(): Promise<void> {
  nextTurn ??= new Promise((resolve) => {
    setImmediate(() => {
      nextTurn = undefined;
      turnStartedAt = performance.now();
      resolve();
    });
  });
  return nextTurn;
}
