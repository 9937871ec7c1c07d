export interface ActivityState {
  isSaving: boolean;
  isOffline: boolean;
  isHeld: boolean;
  /** Number of typed values that the server does not have yet. */
  waiting: number;
  queued: number;
}

export interface Activity {
  read: () => ActivityState;
  subscribe: (listener: () => void) => () => void;
  noteSaving: (isBegun: boolean) => void;
  /**
   * A result is ignored if its request was sent (`askedAt`, performance.now()) before the browser's last online or
   * offline event.
   */
  noteReach: (isReached: boolean, askedAt: number) => void;
  noteHeld: (isHeld: boolean) => void;
  noteTyped: (count: number) => void;
  noteQueued: (source: string, count: number) => void;
  onBack: (listener: () => void) => () => void;
}

export function createActivity(): Activity {
  let running = 0;
  let typed = 0;
  let state: ActivityState = { isSaving: false, isOffline: !navigator.onLine, isHeld: false, waiting: 0, queued: 0 };
  const queues = new Map<string, number>();
  const listeners = new Set<() => void>();

  const change = (next: Partial<ActivityState>) => {
    const changed = { ...state, ...next };
    const keys = Object.keys(changed) as (keyof ActivityState)[];
    if (keys.every((key) => changed[key] === state[key])) return;
    state = changed;
    listeners.forEach((notify) => notify());
  };
  // A save without a count of its own counts as one change.
  const waiting = () => typed + state.queued || Math.min(running, 1);
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
    noteQueued(source, count) {
      queues.set(source, count);
      change({ queued: [...queues.values()].reduce((sum, one) => sum + one, 0) });
      change({ waiting: waiting() });
    },
    onBack(listener) {
      let wasOffline = state.isOffline;
      const notice = () => {
        if (wasOffline && !state.isOffline) listener();
        wasOffline = state.isOffline;
      };
      listeners.add(notice);
      return () => listeners.delete(notice);
    },
  };
}
