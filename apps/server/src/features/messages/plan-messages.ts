import type { Refusal } from '@tenderlane/domain/core';
import {
  firstFreeMoment,
  invitationsPerDay,
  invitationTime,
  MESSAGE_LIMITS,
  NO_HISTORY,
  refuseInviting,
  tenderMessage,
} from '@tenderlane/domain/messages';
import type { Config } from '../../platform/config/config';
import type { Sql } from '../../platform/database/database';
import { AppError } from '../../platform/errors';
import {
  attachToWaiting,
  countAccepted,
  dropScheduledMessages,
  insertMessages,
  insertOptOut,
  listHistories,
  listSendTimes,
  lockSender,
  type MessageKind,
  type MessageSender,
  type NewMessage,
} from './queries';

type InvitationKind = Exclude<MessageKind, 'tender'>;

export async function planInvitations(
  sql: Sql,
  config: Config,
  sender: MessageSender,
  { kind, logins, at }: { kind: InvitationKind; logins: string[]; at: number },
): Promise<Map<string, Refusal | number>> {
  await lockSender(sql, sender);
  const histories = await listHistories(sql, sender, { kind, logins, at });
  const accepted = await countAccepted(sql, sender.companyId, MESSAGE_LIMITS.acceptedInvitations);
  const invitations = {
    moments: await listSendTimes(sql, sender, { which: 'invitations', at }),
    perDay: invitationsPerDay(accepted),
  };
  const sms = { moments: await listSendTimes(sql, sender, { which: 'sms', at }), perDay: config.smsPerDay };
  return new Map(
    logins.map((login): [string, Refusal | number] => {
      const history = histories.get(login) ?? NO_HISTORY;
      const refusal = refuseInviting(history, at);
      if (refusal) return [login, refusal];
      // A waiting message is already included in the day's count.
      if (history.waitingUntil !== null) return [login, history.waitingUntil];
      const limits = login.startsWith('+') ? [invitations, sms] : [invitations];
      const time = findFreeInAll(limits, invitationTime(history, at));
      for (const { moments } of limits) insertSorted(moments, time);
      return [login, time];
    }),
  );
}

interface DailyLimit {
  moments: number[];
  perDay: number;
}

function findFreeInAll(limits: DailyLimit[], from: number): number {
  const time = limits.reduce((t, { moments, perDay }) => firstFreeMoment(moments, perDay, t), from);
  return time === from ? time : findFreeInAll(limits, time);
}

function insertSorted(moments: number[], moment: number): void {
  moments.splice(moments.findLastIndex((other) => other <= moment) + 1, 0, moment);
}

export function sendTimeOf(plan: Refusal | number | undefined): number {
  if (typeof plan === 'number') return plan;
  if (!plan) throw new AppError('server.failure');
  const seconds = plan.params?.['seconds'];
  throw new AppError(plan.code, {
    params: { ...plan.params },
    ...(typeof seconds === 'number' && { retryAfterSeconds: seconds }),
  });
}

export interface PlannedInvitation {
  login: string;
  at: number;
  invitationId?: number;
  memberId?: number;
}

export async function saveInvitations(
  sql: Sql,
  sender: MessageSender,
  kind: InvitationKind,
  planned: PlannedInvitation[],
  at: number,
): Promise<void> {
  if (planned.length === 0) return;
  const tenders = await dropScheduledMessages(
    sql,
    sender.companyId,
    planned.map(({ login }) => login),
    at,
  );
  const messages = planned.map(({ login, at: dueAt, invitationId = null, memberId = null }) => ({
    login,
    kind,
    invitationId,
    memberId,
    loadId: kind === 'carrier_invitation' ? (tenders.get(login) ?? null) : null,
    dueAt,
    counts: true,
  }));
  await insertMessages(sql, sender, messages, at);
}

export async function saveTenderMessages(
  sql: Sql,
  sender: MessageSender,
  { loadId, endsAt, at }: { loadId: number; endsAt: number; at: number },
  invited: { login: string; invitationId: number }[],
): Promise<void> {
  if (invited.length === 0) return;
  await lockSender(sql, sender);
  const logins = invited.map(({ login }) => login);
  const histories = await listHistories(sql, sender, { kind: 'carrier_invitation', logins, at });
  const own: NewMessage[] = [];
  const joined: string[] = [];
  for (const { login, invitationId } of invited) {
    const message = tenderMessage(histories.get(login) ?? NO_HISTORY, endsAt, at);
    if (message.way === 'with-waiting') joined.push(login);
    else if (message.way !== 'none') {
      const counts = message.way === 'own';
      own.push({ login, kind: 'tender', invitationId, memberId: null, loadId, dueAt: message.at, counts });
    }
  }
  if (joined.length > 0) await attachToWaiting(sql, sender.companyId, joined, loadId, at);
  if (own.length > 0) await insertMessages(sql, sender, own, at);
}

/**
 * Handles "Do not write to me again": drops waiting messages to the login and sends no new ones until it accepts an
 * invitation of the company.
 */
export async function saveOptOut(
  sql: Sql,
  { companyId, login, at }: { companyId: number; login: string; at: number },
): Promise<boolean> {
  const isNew = (await insertOptOut(sql, companyId, login, at)) > 0;
  await dropScheduledMessages(sql, companyId, [login], at);
  return isNew;
}
