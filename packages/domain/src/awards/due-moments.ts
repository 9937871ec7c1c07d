import { MINUTE_MS } from '../core/time';

export const ENDING_NOTICE_MS = 10 * MINUTE_MS;

/** Moment of the notice to carriers without a bid; null when the opening was too close to the end. */
export function endingNoticeAt(openedAt: number, end: number): number | null {
  const at = end - ENDING_NOTICE_MS;
  return at - openedAt >= ENDING_NOTICE_MS ? at : null;
}

const LAST_CALL_MS = 15 * MINUTE_MS;

/** Reminders of a confirmation: at half of its time and 15 minutes before its end. */
export function confirmationNoticesAt(selectedAt: number, end: number): number[] {
  const half = selectedAt + Math.floor((end - selectedAt) / 2);
  const last = end - LAST_CALL_MS;
  return last > half ? [half, last] : [half];
}
