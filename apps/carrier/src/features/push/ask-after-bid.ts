let hasBid = false;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  hasBid = next;
  listeners.forEach((notify) => notify());
};

/** Whether a bid was placed since this page was loaded: only then is anybody asked about notifications. */
export const bidPlaced = {
  read: () => hasBid,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  note: () => set(true),
  forget: () => set(false),
};
