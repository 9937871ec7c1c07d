import { storedValue } from '@tenderlane/web/core/local-store';
import { useSyncExternalStore } from 'react';

/** Session storage, so that a reload continues to show the jobs; a sign-out clears it. */
const stored = storedValue('tenderlane.shipper.jobs', () => sessionStorage);
const listeners = new Set<() => void>();

function read(): readonly number[] {
  const ids = (stored.read() ?? '').split(',').map(Number);
  return ids.filter((id) => Number.isSafeInteger(id) && id > 0);
}

let watched = read();

function write(ids: readonly number[]): void {
  watched = ids;
  stored.write(ids.length > 0 ? ids.join(',') : null);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useWatchedJobs = (): readonly number[] => useSyncExternalStore(subscribe, () => watched);

export const watchJob = (id: number): void => {
  if (!watched.includes(id)) write([...watched, id]);
};

export const forgetJob = (id: number): void => {
  if (watched.includes(id)) write(watched.filter((known) => known !== id));
};
