import { useEffect, useSyncExternalStore } from 'react';
import { readAhead } from '../read-ahead';
import type * as PartsModule from './parts';

type Parts = typeof PartsModule;

let parts: Parts | null = null;
const listeners = new Set<() => void>();

const readParts = readAhead(async () => {
  parts = await import('./parts');
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The floating parts, or null until they are loaded. Loading starts when they are wanted. */
export function useParts(isWanted: boolean): Parts | null {
  useEffect(() => {
    if (isWanted) void readParts().catch(() => undefined);
  }, [isWanted]);
  return useSyncExternalStore(subscribe, () => (isWanted ? parts : null));
}

export function readyParts(): Parts {
  if (!parts) throw new Error('Nothing floats yet');
  return parts;
}
