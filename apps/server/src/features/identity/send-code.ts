import { judgeCodeRequest, SIGN_IN_LIMITS, type SignInLimits } from '@tenderlane/domain';
import type { Config } from '../../platform/config';
import type { Context } from '../../platform/context';
import { enqueue } from '../../platform/events';
import { newSalt } from '../../platform/secrets';
import { acceptLogin } from './login';
import { networkOf } from './network';
import { signInRefused } from './sign-in-refused';
import { findLastCode, insertCode, lockSignIn, tallyCodes } from './sign-in.queries';

/** The rules' limits with what this installation sets. */
export function limitsOf({ codeLimits }: Config): SignInLimits {
  return {
    ...SIGN_IN_LIMITS,
    codesPerLoginAndAddressHour: codeLimits.perLoginAndAddressHour,
    codesPerLoginHour: codeLimits.perLoginHour,
    codesPerAddressHour: codeLimits.perAddressHour,
    failuresPerLoginDay: codeLimits.failuresPerLoginDay,
    failuresPerKnownDeviceDay: codeLimits.failuresPerLoginDay,
  };
}

/** Sends six digits to a login; they take the place of all codes before. The answer is the same for every login. */
export async function sendCode(context: Context, typedLogin: string, { again }: { again: boolean }) {
  const { sql, client, config, locale } = context;
  const { login, channel } = acceptLogin(config, typedLogin);
  const address = networkOf(client.address);
  const limits = limitsOf(config);
  await lockSignIn(sql, login, address);
  const now = await context.clock.now(sql);
  const last = again ? await findLastCode(sql, login) : undefined;
  const judgement = judgeCodeRequest(
    {
      lastSecondsAgo: last ? (now - last.created_at.getTime()) / 1000 : null,
      ...(await tallyCodes(sql, login, address, now)),
    },
    limits,
  );
  if (!judgement.allowed) throw signInRefused(judgement);
  const expiresAt = now + limits.codeLifeSeconds * 1000;
  const codeId = await insertCode(sql, { login, address, salt: newSalt(), locale, at: now, expiresAt });
  await enqueue(sql, 'sign-in.code-requested', { code_id: codeId });
  return { channel, resend_after_s: limits.resendAfterSeconds, expires_in_s: limits.codeLifeSeconds };
}
