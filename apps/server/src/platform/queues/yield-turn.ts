/** Milliseconds a batch may use the event loop before other requests get their turn. */
const TURN_MS = 2;

let turnStartedAt = 0;
let nextTurn: Promise<void> | undefined;

/** Call it between the items of a batch. All batches share one turn, so that several of them do not block longer. */
export function yieldTurn(): Promise<void> | undefined {
  if (performance.now() - turnStartedAt < TURN_MS) return undefined;
  nextTurn ??= new Promise((resolve) => {
    setImmediate(() => {
      nextTurn = undefined;
      turnStartedAt = performance.now();
      resolve();
    });
  });
  return nextTurn;
}
