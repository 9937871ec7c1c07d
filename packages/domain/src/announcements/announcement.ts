import type { RelationState } from '../carriers/relation';
import { refuse, type Refusal } from '../refusal';
import { HOUR_MS } from '../time';

/** What an announcement may hold, and how far apart a company may set them. */
export const ANNOUNCEMENT_LIMITS = {
  subjectMax: 150,
  /** Characters of the message as it is read, and as it comes with its marks. */
  textMax: 5_000,
  htmlMax: 30_000,
  hoursMin: 1,
  hoursMax: 720,
  hoursUsual: 24,
  chosenMax: 2_000,
} as const;

/** Carriers with a company of their own, who read what their shippers announce. */
export const ANNOUNCED_STATES = ['verified', 'on_review', 'suspended'] as const satisfies readonly RelationState[];

/** Says why a company may not announce anything now, with the moment from which it may; null when it may. */
export function refuseAnnouncement(
  { lastAt, hours, recipients }: { lastAt: number | null; hours: number; recipients: number },
  t: number,
): Refusal | null {
  const nextAt = nextAnnouncementAt({ lastAt, hours }, t);
  if (nextAt !== null) return refuse('announcement.too-soon', { at: nextAt, hours: Math.ceil((nextAt - t) / HOUR_MS) });
  return recipients === 0 ? refuse('announcement.no-recipients', undefined, 'audience') : null;
}

/** When the next announcement may go out; null when it may at once. */
export function nextAnnouncementAt(
  { lastAt, hours }: { lastAt: number | null; hours: number },
  t: number,
): number | null {
  if (lastAt === null) return null;
  const nextAt = lastAt + hours * HOUR_MS;
  return t < nextAt ? nextAt : null;
}
