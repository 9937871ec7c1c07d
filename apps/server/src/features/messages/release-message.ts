import { DAY_MS } from '@tenderlane/domain/core';
import { firstFreeMoment, nextFromAllCompanies } from '@tenderlane/domain/messages';
import type { Config } from '../../platform/config/config';
import type { Sql } from '../../platform/database/database';
import {
  findWaitingInvitation,
  hasLaterMessage,
  isOptedOut,
  listSendTimes,
  listSentTo,
  lockRecipient,
  saveDropped,
  savePostponed,
  saveSent,
  type MessageRow,
} from './queries';

/**
 * Returns whether a due message may be sent now. The daily limit of all companies per login delays it silently, because
 * the sender must not learn of other companies' messages.
 */
export async function releaseMessage(sql: Sql, config: Config, message: MessageRow, now: number): Promise<boolean> {
  await lockRecipient(sql, message.login);
  if (await isOptedOut(sql, message)) {
    await saveDropped(sql, message.id, now);
    return false;
  }
  const next = message.counts
    ? nextFromAllCompanies(await listSentTo(sql, message.login, now - DAY_MS), now)
    : ((await findWaitingInvitation(sql, message)) ?? now);
  if (next > now) {
    await savePostponed(sql, message.id, next, { isTold: false });
    return false;
  }
  if (await hasLaterMessage(sql, message, now)) {
    await saveSent(sql, message.id, now);
    return false;
  }
  if (message.login.startsWith('+')) {
    const sender = { companyId: message.company_id, accountId: message.sent_by };
    const at = message.due_at.getTime();
    const others = await listSendTimes(sql, sender, { which: 'sms', at, besides: message.id });
    const free = firstFreeMoment(others, config.smsPerDay, at);
    if (free > now) {
      await savePostponed(sql, message.id, free, { isTold: true });
      return false;
    }
  }
  await saveSent(sql, message.id, now);
  return true;
}
