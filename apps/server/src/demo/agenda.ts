/** Scheduled actions of the demo in chronological order; an action may add more. */
export interface Agenda {
  add(at: number, run: () => Promise<void>): void;
  take(until: number): { at: number; run: () => Promise<void> } | undefined;
}

export function createAgenda(): Agenda {
  const items: { at: number; run: () => Promise<void> }[] = [];
  return {
    add(at, run) {
      // After all actions of the same time.
      let place = items.length;
      while (place > 0 && (items[place - 1]?.at ?? 0) > at) place--;
      items.splice(place, 0, { at, run });
    },
    take: (until) => ((items[0]?.at ?? Infinity) <= until ? items.shift() : undefined),
  };
}
