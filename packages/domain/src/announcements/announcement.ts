import { refuse, type Refusal } from '../core/refusal';
import { HOUR_MS } from '../core/time';

/**
 * Limits of an announcement: text lengths in characters, and the pause between two that a company may set, in hours.
 */
export const ANNOUNCEMENT_LIMITS = {
  subjectMax: 150,
  /** `textMax` counts the plain text, `htmlMax` the HTML with its tags. */
  textMax: 5_000,
  htmlMax: 30_000,
  hoursMin: 1,
  hoursMax: 720,
  hoursUsual: 24,
  chosenMax: 2_000,
} as const;

/** Refuses an announcement that is too soon (with the moment from which it is allowed) or has no recipients. */
export function refuseAnnouncement(
  { lastAt, hours, recipients }: { lastAt: number | null; hours: number; recipients: number },
  t: number,
): Refusal | null {
  const nextAt = nextAnnouncementAt({ lastAt, hours }, t);
  if (nextAt !== null) return refuse('announcement.too-soon', { at: nextAt, hours: Math.ceil((nextAt - t) / HOUR_MS) });
  return recipients === 0 ? refuse('announcement.no-recipients', undefined, 'audience') : null;
}

/** Returns the earliest moment of the next announcement, epoch ms; null when it may go out at once. */
export function nextAnnouncementAt(
  { lastAt, hours }: { lastAt: number | null; hours: number },
  t: number,
): number | null {
  if (lastAt === null) return null;
  const nextAt = lastAt + hours * HOUR_MS;
  return t < nextAt ? nextAt : null;
}
