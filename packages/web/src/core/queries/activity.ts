export interface ActivityState {
  isSaving: boolean;
  isOffline: boolean;
  /** Something typed waits for a decision of the person and is not saved. */
  isHeld: boolean;
  /** How many typed values are not with the server yet. */
  waiting: number;
}

export interface Activity {
  read: () => ActivityState;
  subscribe: (listener: () => void) => () => void;
  noteSaving: (isBegun: boolean) => void;
  /** `askedAt`: what was asked before the browser last said that the line is there or gone says nothing of it (performance.now()). */
  noteReach: (isReached: boolean, askedAt: number) => void;
  noteHeld: (isHeld: boolean) => void;
  noteTyped: (count: number) => void;
}

/** What the frame of an application shows about requests: whether a save is running and whether the server is reachable. */
export function createActivity(): Activity {
  let running = 0;
  let typed = 0;
  let state: ActivityState = { isSaving: false, isOffline: !navigator.onLine, isHeld: false, waiting: 0 };
  const listeners = new Set<() => void>();

  const change = (next: Partial<ActivityState>) => {
    const changed = { ...state, ...next };
    const keys = Object.keys(changed) as (keyof ActivityState)[];
    if (keys.every((key) => changed[key] === state[key])) return;
    state = changed;
    listeners.forEach((notify) => notify());
  };
  // A save that counts nothing itself is one change.
  const waiting = () => typed || Math.min(running, 1);
  let turnedAt = 0;
  const turn = (isOffline: boolean) => {
    turnedAt = performance.now();
    change({ isOffline });
  };
  window.addEventListener('offline', () => turn(true));
  window.addEventListener('online', () => turn(false));

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteSaving(isBegun) {
      running += isBegun ? 1 : -1;
      change({ isSaving: running > 0, waiting: waiting() });
    },
    noteReach(isReached, askedAt) {
      if (askedAt >= turnedAt) change({ isOffline: !isReached });
    },
    noteHeld: (isHeld) => change({ isHeld }),
    noteTyped(count) {
      typed = count;
      change({ waiting: waiting() });
    },
  };
}
