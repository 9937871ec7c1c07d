import type { ChainEntry } from '@tenderlane/contract';

export function linkOf({ at_ms: atMs, seq, prev, hash, ...entry }: ChainEntry) {
  if (seq === null || prev === null || hash === null) throw new Error('an entry of a chain that is closed');
  return { ...entry, seq, prev, hash, atMs };
}
