/** Minimum interval between refetches of a record, however many events arrive. */
const REFETCH_EVERY_MS = 1000;

export interface RefetchGate {
  ask(name: string, refetch: () => void, everyMs?: number): void;
  clear(): void;
}

/** Lets the first change through at once and combines later changes within a second into one. */
export function createRefetchGate(now: () => number = Date.now): RefetchGate {
  const askedAt = new Map<string, number>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const run = (name: string, refetch: () => void) => {
    waiting.delete(name);
    askedAt.set(name, now());
    refetch();
  };
  return {
    ask(name, refetch, everyMs = REFETCH_EVERY_MS) {
      if (waiting.has(name)) return;
      const pause = (askedAt.get(name) ?? -Infinity) + everyMs - now();
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
