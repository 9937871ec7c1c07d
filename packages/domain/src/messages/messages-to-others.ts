import { refuse, type Refusal } from '../core/refusal';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/time';

/**
 * Limits of messages to people who have not accepted an invitation of the sender. A day is 24 hours of the database's
 * clock. An operator may change the number of SMS by setting.
 */
export const MESSAGE_LIMITS = {
  invitationsPerDay: 200,
  invitationsPerDayWhenAccepted: 2_000,
  acceptedInvitations: 20,
  resendAfterMs: HOUR_MS,
  resendsMax: 5,
  perLoginMax: 5,
  perLoginDayFromAll: 3,
  smsPerDay: 100,
} as const;

/**
 * Messages that one company, together with its owner's other brands, has sent to one login or holds for later. Times
 * are epoch ms.
 */
export interface LoginHistory {
  isOptedOut: boolean;
  invitations: number;
  lastInvitedAt: number | null;
  messages: number;
  lastMessageAt: number | null;
  /** Sending time of the message held for later; null without one. */
  waitingUntil: number | null;
  /** Time of the last invitation, if no tender was sent with it yet. */
  aloneSince: number | null;
}

export const NO_HISTORY: LoginHistory = {
  isOptedOut: false,
  invitations: 0,
  lastInvitedAt: null,
  messages: 0,
  lastMessageAt: null,
  waitingUntil: null,
  aloneSince: null,
};

export function refuseInviting(history: LoginHistory, t: number): Refusal | null {
  if (history.isOptedOut) return refuse('invitation.opted-out');
  const { lastInvitedAt, waitingUntil } = history;
  const isUsedUp = history.invitations > MESSAGE_LIMITS.resendsMax || history.messages >= MESSAGE_LIMITS.perLoginMax;
  // A kept message is replaced, so it is no further one.
  if (history.invitations > MESSAGE_LIMITS.resendsMax || (isUsedUp && waitingUntil === null)) {
    return refuse('invitation.too-many');
  }
  const nextAt = lastInvitedAt === null ? t : lastInvitedAt + MESSAGE_LIMITS.resendAfterMs;
  if (t >= nextAt) return null;
  return refuse('invitation.too-soon', {
    minutes: Math.ceil((nextAt - t) / MINUTE_MS),
    seconds: Math.ceil((nextAt - t) / 1000),
  });
}

/**
 * Sending time of an invitation. A login gets one message a day, so the invitation takes the place of a held message or
 * waits.
 */
export function invitationTime({ waitingUntil, lastMessageAt }: LoginHistory, t: number): number {
  return waitingUntil ?? Math.max(t, lastMessageAt === null ? t : lastMessageAt + DAY_MS);
}

/**
 * Delivery of a tender to an invited person: with the held message, right behind the invitation, on its own, or not at
 * all.
 */
export type TenderMessage = { way: 'with-waiting' | 'with-invitation' | 'own'; at: number } | { way: 'none' };

export function tenderMessage(history: LoginHistory, tenderEnd: number, t: number): TenderMessage {
  if (history.isOptedOut) return { way: 'none' };
  const { waitingUntil } = history;
  if (waitingUntil !== null)
    return waitingUntil < tenderEnd ? { way: 'with-waiting', at: waitingUntil } : { way: 'none' };
  const { aloneSince, lastMessageAt } = history;
  if (aloneSince !== null && t - aloneSince <= MESSAGE_LIMITS.resendAfterMs) return { way: 'with-invitation', at: t };
  if (history.messages >= MESSAGE_LIMITS.perLoginMax) return { way: 'none' };
  const at = Math.max(t, lastMessageAt === null ? t : lastMessageAt + DAY_MS);
  return at < tenderEnd ? { way: 'own', at } : { way: 'none' };
}

export function invitationsPerDay(accepted: number): number {
  return accepted < MESSAGE_LIMITS.acceptedInvitations
    ? MESSAGE_LIMITS.invitationsPerDay
    : MESSAGE_LIMITS.invitationsPerDayWhenAccepted;
}

/**
 * The first moment from `from` on at which one more message keeps every 24 hours within `limit`, including those with
 * later moments. `moments` is ascending.
 */
export function firstFreeMoment(moments: readonly number[], limit: number, from: number): number {
  let t = from;
  for (;;) {
    const full = findFullDay(moments, limit, t);
    if (full === undefined) return t;
    t = full + DAY_MS;
  }
}

/** Start of a full 24-hour period that contains `t`. */
function findFullDay(moments: readonly number[], limit: number, t: number): number | undefined {
  const until = countUntil(moments, t);
  const firsts = moments.slice(Math.max(0, until - limit), until + 1);
  return firsts.find((first, index) => {
    const last = moments[Math.max(0, until - limit) + index + limit - 1];
    return last !== undefined && Math.max(last, t) - Math.min(first, t) < DAY_MS;
  });
}

function countUntil(moments: readonly number[], t: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? Infinity) <= t) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function nextFromAllCompanies(sentAt: readonly number[], t: number): number {
  return firstFreeMoment(sentAt, MESSAGE_LIMITS.perLoginDayFromAll, t);
}
