import { MINUTE_MS } from '../core/time';

const UNREAD_NOTICE_MS = 10 * MINUTE_MS;

/** Moment of the notice about unread messages; `sentAt` belongs to the first one without a notice. */
export const unreadNoticeAt = (sentAt: number): number => sentAt + UNREAD_NOTICE_MS;
