import type { Requisites } from '@tenderlane/contract';
import { checkCodeRequest, refuseCodeTry, SIGN_IN_LIMITS } from '@tenderlane/domain/identity';
import { refuseConfirmingRequisites } from '@tenderlane/domain/brands';
import type { MemberContext } from '../../../platform/context';
import { AppError, throwIfRefused } from '../../../platform/errors';
import { enqueue } from '../../../platform/events/events';
import { canSend } from '../../../platform/messages/messages';
import { newSalt } from '../../../platform/secrets/secrets';
import { maskLogin } from '../../identity';
import {
  countCompanyCodes,
  findLastCode,
  insertCompanyCode,
  markCodesReplaced,
  saveCompanyCodeTry,
  saveCompanyCodeUse,
} from './company-code.queries';
import { presentRequisites } from './present-requisites';
import {
  findJoinedAt,
  findKnownContact,
  findPresentContact,
  findRequisite,
  saveNoMain,
  saveOldestAsMain,
  saveRequisite,
  type RequisiteRow,
} from './requisite.queries';
import { lockRequisite, recordRequisites } from './requisites';

/** The dispatcher turns this event into a message with six digits. */
const COMPANY_CODE_REQUESTED = 'company.code-requested';

/** Sends six digits to the contact known before the new details, within the limits of sign-in codes. */
export async function sendCompanyCode(context: MemberContext, id: number) {
  const { sql, clock, config, locale, principal } = context;
  const row = await lockRequisite(context, id);
  if (row.state !== 'pending') throw new AppError('requisites.not-pending');
  const login = await contactOf(context);
  const channel = login.includes('@') ? 'email' : 'sms';
  if (!canSend(config, channel)) throw new AppError(channel === 'email' ? 'login.no-email' : 'login.no-sms');
  const at = await clock.now(sql);
  refuseTooMany(await countCompanyCodes(sql, principal.companyId, at));
  await markCodesReplaced(sql, principal.companyId, id, at);
  const codeId = await insertCompanyCode(sql, {
    ...{ companyId: principal.companyId, requisiteId: id, login, locale, salt: newSalt(), at },
  });
  await enqueue(sql, COMPANY_CODE_REQUESTED, { code_id: codeId }, { urgent: true });
  const { resendAfterSeconds, codeLifeSeconds } = SIGN_IN_LIMITS;
  return { contact_hint: maskLogin(login), resend_after_s: resendAfterSeconds, expires_in_s: codeLifeSeconds };
}

async function contactOf({ sql, principal }: MemberContext): Promise<string> {
  const known = await findKnownContact(sql, principal.companyId);
  return known?.contact ?? findPresentContact(sql, principal.companyId);
}

/** Applies the sign-in limits of a known device and the daily limit of a login. */
function refuseTooMany(counts: Awaited<ReturnType<typeof countCompanyCodes>>): void {
  const check = checkCodeRequest({
    hasOwnLimits: true,
    lastSecondsAgo: counts.last_seconds_ago,
    hour: { count: counts.hour, oldestSecondsAgo: counts.oldest_seconds_ago },
    login: { codesToday: counts.day, failuresToday: 0 },
    network: { codesThisHour: 0, failuresThisHour: 0 },
  });
  if (!check.allowed) {
    const { refusal, retryAfterSeconds } = check;
    throw new AppError(refusal.code, { params: refusal.params ?? {}, retryAfterSeconds });
  }
  if (counts.day >= SIGN_IN_LIMITS.codesPerLoginDay) {
    throw new AppError('session.too-many-codes', { retryAfterSeconds: 3600 });
  }
}

/**
 * Confirms new bank details, by another colleague or by the code sent to the old contact; the details they replace are
 * deleted.
 */
export async function confirmRequisites(
  context: MemberContext,
  id: number,
  code: string | undefined,
): Promise<Requisites> {
  const { sql, clock, principal } = context;
  const row = await lockRequisite(context, id);
  if (row.state === 'confirmed') return presentRequisites(context, row);
  const at = await clock.now(sql);
  if (code === undefined) await refuseSameHand(context, row);
  else await spendCode(context, row, code, at);
  const replaced =
    row.replaces_id === null ? undefined : await findRequisite(sql, principal.companyId, row.replaces_id);
  const isMain = row.is_main || (replaced?.is_main === true && replaced.deleted_at === null);
  if (replaced && replaced.deleted_at === null) {
    await saveRequisite(sql, principal.companyId, { ...replaced, is_main: false, deleted_at: new Date(at) });
  }
  if (isMain) await saveNoMain(sql, principal.companyId, id);
  const after: RequisiteRow = {
    ...row,
    is_main: isMain,
    state: 'confirmed',
    contact: await findPresentContact(sql, principal.companyId),
    confirmed_by: principal.accountId,
    confirmed_by_name: principal.name,
    confirmed_at: new Date(at),
    confirmed_way: code === undefined ? 'colleague' : 'code',
  };
  await saveRequisite(sql, principal.companyId, after);
  await saveOldestAsMain(sql, principal.companyId);
  await markCodesReplaced(sql, principal.companyId, id, at);
  await recordRequisites(context, id, 'confirmed', replaced ?? null, after);
  return presentRequisites(context, after);
}

async function refuseSameHand({ sql, principal }: MemberContext, row: RequisiteRow): Promise<void> {
  throwIfRefused(
    refuseConfirmingRequisites({
      state: row.state,
      typedBy: row.typed_by,
      typedAt: row.typed_at.getTime(),
      personId: principal.accountId,
      joinedAt: await findJoinedAt(sql, principal.companyId, principal.memberId),
    }),
  );
}

async function spendCode(context: MemberContext, { id }: RequisiteRow, typed: string, at: number): Promise<void> {
  const { sql, secrets, principal } = context;
  const code = await findLastCode(sql, principal.companyId, id);
  const refusal = refuseCodeTry(
    code
      ? {
          form: 'digits',
          isOpened: false,
          isUsed: code.used_at !== null,
          isReplaced: code.replaced_at !== null,
          secondsSinceSent: code.sent_at && (at - code.sent_at.getTime()) / 1000,
          tries: code.tries,
          isRight: secrets.isCode(code.id, code.salt, typed.replaceAll(/\D/g, '')),
        }
      : null,
  );
  if (code && !refusal) {
    await saveCompanyCodeUse(sql, principal.companyId, code.id, at);
    return;
  }
  if (code) await saveCompanyCodeTry(sql, principal.companyId, code.id);
  const problem = { code: 'session.code-wrong' } as const;
  throw new AppError(problem.code, { fields: { code: [problem] }, keepsChanges: code !== undefined });
}
