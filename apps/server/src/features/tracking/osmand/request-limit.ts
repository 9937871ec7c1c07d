const BURST = 2000;
const MS_PER_REQUEST = 2000;
const TOKENS_MAX = 20_000;

/** Limits the requests of each valid token to 30 a minute, and to 2,000 at once for a device that was offline. */
export function createRequestLimit(now: () => number = () => performance.now()) {
  const busyUntil = new Map<string, number>();
  return {
    isKnown: (token: string) => busyUntil.has(token),
    remember(token: string): void {
      if (busyUntil.has(token)) return;
      const [oldest] = busyUntil.keys();
      if (oldest !== undefined && busyUntil.size >= TOKENS_MAX) busyUntil.delete(oldest);
      busyUntil.set(token, now() + MS_PER_REQUEST);
    },
    allow(token: string): boolean {
      const at = now();
      const until = Math.max(busyUntil.get(token) ?? at, at) + MS_PER_REQUEST;
      if (until - at > BURST * MS_PER_REQUEST) return false;
      busyUntil.set(token, until);
      return true;
    },
  };
}
