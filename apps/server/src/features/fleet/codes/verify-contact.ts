import { CONTACT_CODE_LIMITS, refuseContactCode, refuseContactTry } from '@tenderlane/domain/fleet';
import type { MemberContext } from '../../../platform/context';
import { AppError, notFound, throwIfRefused } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { enqueue, record } from '../../../platform/events/events';
import { newSalt } from '../../../platform/secrets/secrets';
import { readLogin } from '../../identity';
import { lockRecord } from '../records/record.queries';
import { ownScope } from '../records/scope';
import {
  countContactCodes,
  findLastContactCode,
  insertContactCode,
  lockContactLogin,
  saveContactTry,
  saveVerified,
} from './contact-code.queries';

export const CONTACT_CODE_REQUESTED = 'contact.code-requested';

type Channel = 'phone' | 'email';
const sendingOf = (channel: Channel) => (channel === 'phone' ? 'sms' : 'email');

async function findWay(context: MemberContext, id: number, channel: Channel) {
  const contact = await lockRecord(context.sql, 'contact', ownScope(context), id);
  if (!contact || contact.deleted_at) throw notFound();
  const login = contact[channel] as string | null;
  if (login === null) throw new AppError('contact.no-address', { field: 'channel' });
  return { login, isVerified: contact[`${channel}_verified_at`] !== null };
}

export async function sendContactCode(context: MemberContext, id: number, channel: Channel) {
  const { sql, principal, config, locale } = context;
  const { login, isVerified } = await findWay(context, id, channel);
  if (isVerified) throw new AppError('contact.verified-already');
  const sendable = readLogin(config, login);
  if (!('login' in sendable)) {
    throw new AppError(sendable.code as 'login.no-sms', { fields: { channel: [sendable] } });
  }
  await lockContactLogin(sql, login);
  const now = await context.clock.now(sql);
  const counts = await countContactCodes(sql, { companyId: principal.companyId, login, now });
  throwIfRefused(
    refuseContactCode({
      lastSecondsAgo: counts.last && (now - counts.last.getTime()) / 1000,
      toLoginThisHour: counts.hour,
      toLoginToday: counts.day,
      fromCompanyToday: counts.company,
    }),
  );
  const code = { companyId: principal.companyId, contactId: id, channel: sendingOf(channel), login } as const;
  const codeId = await insertContactCode(sql, { ...code, salt: newSalt(), locale, at: now });
  await enqueue(sql, CONTACT_CODE_REQUESTED, { code_id: codeId }, { urgent: true });
  const { resendAfterSeconds, codeLifeSeconds } = CONTACT_CODE_LIMITS;
  return { resend_after_s: resendAfterSeconds, expires_in_s: codeLifeSeconds };
}

/** Verifies a contact's phone or e-mail by the sent digits; a verified one stays verified. */
export async function verifyContact(
  context: MemberContext,
  id: number,
  { channel, code: typed }: { channel: Channel; code: string },
): Promise<void> {
  const { sql, principal, secrets } = context;
  const { isVerified } = await findWay(context, id, channel);
  if (isVerified) return;
  const code = await findLastContactCode(sql, principal.companyId, id, sendingOf(channel));
  const at = await context.clock.now(sql);
  const refusal = refuseContactTry(
    code
      ? {
          secondsSinceSent: (at - code.sent_at.getTime()) / 1000,
          tries: code.tries,
          isEnded: code.ended_at !== null,
          isRight: secrets.isContactCode(code.id, code.salt, typed.replaceAll(/\s/g, '')),
        }
      : null,
  );
  if (refusal || !code) {
    // The attempt stays counted, so that nobody can continue guessing.
    if (code) await saveContactTry(sql, principal.companyId, code.id);
    const wrong = 'contact.code-wrong';
    throw new AppError(wrong, { field: 'code', keepsChanges: true });
  }
  await saveVerified(sql, principal.companyId, { contactId: id, codeId: code.id, channel, at });
  const { batchUuid, ...actor } = causeOf(context);
  const changes = [{ field: channel, old: 'not_verified', new: 'verified' }];
  const companyId = principal.companyId;
  await record(context, [{ at, companyId, entityId: id, actor, batchUuid, changes, action: 'contact.verified' }]);
}
