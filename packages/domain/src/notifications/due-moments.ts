import { MINUTE_MS } from '../time';

/** How long before the end carriers without a bid are told. */
export const ENDING_NOTICE_MS = 10 * MINUTE_MS;

/** When carriers without a bid are told that bidding ends; never where it was opened so shortly before. */
export function endingNoticeAt(openedAt: number, end: number): number | null {
  const at = end - ENDING_NOTICE_MS;
  return at - openedAt >= ENDING_NOTICE_MS ? at : null;
}

/** How long messages of a chat wait to be read before a member is told of them. */
const UNREAD_NOTICE_MS = 10 * MINUTE_MS;

/** When somebody is told of messages, of which the first that it was not told of was sent at a moment. */
export const unreadNoticeAt = (sentAt: number): number => sentAt + UNREAD_NOTICE_MS;

const LAST_CALL_MS = 15 * MINUTE_MS;

/** When both sides are reminded of a confirmation: at half of its time and a quarter of an hour before it ends. */
export function confirmationNoticesAt(selectedAt: number, end: number): number[] {
  const half = selectedAt + Math.floor((end - selectedAt) / 2);
  const last = end - LAST_CALL_MS;
  return last > half ? [half, last] : [half];
}
