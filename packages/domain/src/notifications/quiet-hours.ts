import { localMinutes, minutesOfDay, nextTimeOfDay } from '../values/time-of-day';

/** Quiet hours as `HH:MM` in the zone's time; they pass midnight when the end is smaller. */
export interface QuietHours {
  from: string;
  to: string;
  time_zone: string;
}

export function quietUntil(quiet: QuietHours | null, now: number): number | null {
  if (!quiet) return null;
  const [from, to] = [minutesOfDay(quiet.from), minutesOfDay(quiet.to)];
  const at = localMinutes(now, quiet.time_zone);
  const isQuiet = from <= to ? at >= from && at < to : at >= from || at < to;
  return isQuiet ? nextTimeOfDay(now, to, quiet.time_zone) : null;
}
