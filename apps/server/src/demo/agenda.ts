/** What happens in the demo, in the order of its times; what happens may add more. */
export interface Agenda {
  add(at: number, run: () => Promise<void>): void;
  /** Takes the next thing at or before `until`. */
  take(until: number): { at: number; run: () => Promise<void> } | undefined;
}

export function createAgenda(): Agenda {
  const items: { at: number; run: () => Promise<void> }[] = [];
  return {
    add(at, run) {
      // Behind everything of the same time.
      let place = items.length;
      while (place > 0 && (items[place - 1]?.at ?? 0) > at) place--;
      items.splice(place, 0, { at, run });
    },
    take: (until) => ((items[0]?.at ?? Infinity) <= until ? items.shift() : undefined),
  };
}
