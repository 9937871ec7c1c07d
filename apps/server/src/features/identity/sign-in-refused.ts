import type { SignInJudgement } from '@tenderlane/domain';
import { AppError } from '../../platform/errors';

type Denial = Extract<SignInJudgement, { allowed: false }>;

/** The answer to a refused sign-in; what was counted before it stays counted. */
export function signInRefused({ refusal: { code, params = {}, field }, retryAfterSeconds }: Denial): AppError {
  return new AppError(code, {
    params,
    ...(field && { fields: { [field]: [{ code, params }] } }),
    ...(retryAfterSeconds > 0 && { retryAfterSeconds }),
    keepsChanges: true,
  });
}
