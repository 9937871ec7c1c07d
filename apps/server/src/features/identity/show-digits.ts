import { codeState } from '@tenderlane/domain/identity';
import type { Context } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { sha256 } from '../../platform/secrets/secrets';
import { codeFactsOf } from './sign-in';
import { limitsOf } from './sign-in-limits';
import { lockCodeOfLink, markCodeOpened } from './sign-in.queries';

interface LinkInput {
  secret: string;
  /** The request that the opening browser itself made last. */
  request?: string | undefined;
}

/**
 * Shows the digits of a message's link; they are accepted only after that. It starts no session: only the browser with
 * the request can sign in with them, so opening the link helps nobody who requested the code elsewhere.
 */
export async function showDigits(context: Context, { secret, request }: LinkInput) {
  const { sql, secrets, config } = context;
  const limits = limitsOf(config);
  const code = await lockCodeOfLink(sql, sha256(secret));
  const now = await context.clock.now(sql);
  if (code?.form !== 'link' || !code.sent_at) throw new AppError('link.expired');
  const state = codeState(codeFactsOf(code, now), limits);
  if (state === 'used') throw new AppError('link.used');
  if (state === 'replaced') throw new AppError('link.replaced');
  if (state === 'over') throw new AppError('link.expired');
  await markCodeOpened(sql, code.id, now);
  return {
    login: code.login,
    code: secrets.code(code.id, code.salt),
    is_own: request !== undefined && code.request_hash?.equals(sha256(request)) === true,
    asked_at: code.created_at.toISOString(),
    expires_in_s: Math.ceil(limits.codeLifeSeconds - (now - code.sent_at.getTime()) / 1000),
  };
}
