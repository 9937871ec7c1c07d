export interface ActivityState {
  isSaving: boolean;
  isOffline: boolean;
  /** Something typed waits for a decision of the person and is not saved. */
  isHeld: boolean;
}

export interface Activity {
  read: () => ActivityState;
  subscribe: (listener: () => void) => () => void;
  noteSaving: (isBegun: boolean) => void;
  noteReach: (isReached: boolean) => void;
  noteHeld: (isHeld: boolean) => void;
}

/** What the frame of an application shows about its talk with the server: a save is running, the server is out of reach. */
export function createActivity(): Activity {
  let running = 0;
  let state: ActivityState = { isSaving: false, isOffline: !navigator.onLine, isHeld: false };
  const listeners = new Set<() => void>();

  const change = (next: Partial<ActivityState>) => {
    const changed = { ...state, ...next };
    const isSame = changed.isSaving === state.isSaving && changed.isOffline === state.isOffline;
    if (isSame && changed.isHeld === state.isHeld) return;
    state = changed;
    listeners.forEach((notify) => notify());
  };
  window.addEventListener('offline', () => change({ isOffline: true }));
  window.addEventListener('online', () => change({ isOffline: false }));

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteSaving(isBegun) {
      running += isBegun ? 1 : -1;
      change({ isSaving: running > 0 });
    },
    noteReach: (isReached) => change({ isOffline: !isReached }),
    noteHeld: (isHeld) => change({ isHeld }),
  };
}
