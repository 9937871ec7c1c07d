import { DAY_MS } from './time';

const OPEN_AFTER_END_MS = DAY_MS;

/** Links of an order end a day after it; both times are epoch ms, null while the order runs. */
export const linkEndsAt = (orderEndedAt: number | null): number | null =>
  orderEndedAt === null ? null : orderEndedAt + OPEN_AFTER_END_MS;

export const isBeforeLinkEnd = (orderEndedAt: number | null, now: number): boolean =>
  now < (linkEndsAt(orderEndedAt) ?? Infinity);
