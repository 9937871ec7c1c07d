let hasBid = false;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  hasBid = next;
  listeners.forEach((notify) => notify());
};

/** True if a bid was placed since the page loaded; only then are notifications offered. */
export const bidPlaced = {
  read: () => hasBid,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  note: () => set(true),
  forget: () => set(false),
};
