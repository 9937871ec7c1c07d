const MINUTE_MS = 60_000;

/** `short` below 15 minutes, `last` below 5. */
export type Urgency = 'calm' | 'short' | 'last';

export function urgencyOf(leftMs: number): Urgency {
  if (leftMs < 5 * MINUTE_MS) return 'last';
  return leftMs < 15 * MINUTE_MS ? 'short' : 'calm';
}

export interface TenderTimes {
  startsAt: number;
  /** The published end, before extensions. */
  plannedEndAt: number;
  endsAt: number;
  latestEndAt: number;
}

/** Shares of the header's bar, each 0 to 1, from the start to the latest possible end. */
export function barShares(times: TenderTimes, now: number) {
  const latest = Math.max(times.latestEndAt, times.endsAt);
  const whole = Math.max(1, latest - times.startsAt);
  const share = (from: number, to: number) => Math.max(0, to - from) / whole;
  const planned = Math.min(times.plannedEndAt, times.endsAt);
  const passed = Math.min(Math.max(now, times.startsAt), planned);
  return {
    elapsed: share(times.startsAt, passed),
    left: share(passed, planned),
    extension: share(planned, times.endsAt),
    possible: share(times.endsAt, latest),
  };
}
