import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** All countdowns share one timer, so that they change at the same moment. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), 250);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The server's time in whole seconds, in milliseconds; re-renders once a second. */
export function useServerSecond(serverOffsetMs: number): number {
  return useSyncExternalStore(subscribe, () => Math.floor((Date.now() + serverOffsetMs) / 1000) * 1000);
}
