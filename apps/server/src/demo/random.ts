/** Pseudo-random numbers, equal in every demo, so that it can be tested. */
export interface Random {
  next(): number;
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  isTrue(share: number): boolean;
}

/** Source of the generator: mulberry32, public domain. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return {
    next,
    between,
    whole,
    pick: <T>(items: readonly T[]) => items[whole(0, items.length - 1)] as T,
    isTrue: (share) => next() < share,
  };
}
