/** Records that others change are asked for again at most so often, however many changes are told. */
const REFETCH_EVERY_MS = 1000;

export interface RefetchGate {
  /** Asks for something again now, or as soon as its last asking is a second old. */
  ask(name: string, refetch: () => void): void;
  clear(): void;
}

/** Lets the first change through at once, and what comes within a second of it together when that second is over. */
export function createRefetchGate(now: () => number = Date.now): RefetchGate {
  const askedAt = new Map<string, number>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const run = (name: string, refetch: () => void) => {
    waiting.delete(name);
    askedAt.set(name, now());
    refetch();
  };
  return {
    ask(name, refetch) {
      if (waiting.has(name)) return;
      const pause = (askedAt.get(name) ?? -Infinity) + REFETCH_EVERY_MS - now();
      if (pause <= 0) return run(name, refetch);
      waiting.set(
        name,
        setTimeout(() => run(name, refetch), pause),
      );
    },
    clear() {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
      askedAt.clear();
    },
  };
}
