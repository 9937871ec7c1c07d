import { checkCodeRequest } from '@tenderlane/domain/identity';
import type { Context } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { enqueue } from '../../platform/events/events';
import { newSalt, newToken, sha256 } from '../../platform/secrets/secrets';
import { acceptLogin } from './login';
import { subnetsOf } from '../../platform/protection/subnets';
import { sideOfCall } from './sessions';
import { findOwnDevice, limitsOf } from './sign-in-limits';
import {
  findRequestedCode,
  insertCode,
  lockSignIn,
  markCodeReplaced,
  countOwnCodes,
  countUnknownDevices,
  type CodeRow,
} from './sign-in.queries';

export const CODE_REQUESTED = 'sign-in.code-requested';

interface CodeInput {
  login: string;
  device?: string | undefined;
  /**
   * The request of an earlier response: only its own code is replaced. An expired or foreign one starts a new request.
   */
  request?: string;
}

/** Sends a code to a login. The response is the same for every login, so that it reveals no accounts. */
export async function sendCode(context: Context, { login: typed, device, request: asked }: CodeInput) {
  const { sql, client, config, locale, secrets } = context;
  const { login, channel } = acceptLogin(config, typed);
  const subnets = subnetsOf(client.address);
  const limits = limitsOf(config);
  await lockSignIn(sql, login, subnets.network);
  const now = await context.clock.now(sql);
  const last = asked ? await findUnusedCode(context, login, asked) : undefined;
  const deviceHash = await findOwnDevice(sql, { login, device: last?.device_hash ?? device, now }, limits);
  const asker = { login, ...subnets, deviceHash };
  const check = checkCodeRequest(
    {
      hasOwnLimits: deviceHash !== null,
      ...(await countOwnCodes(sql, asker, now)),
      ...(await countUnknownDevices(sql, login, subnets.network, now)),
    },
    limits,
  );
  if (!check.allowed) throw refusedCode(check);

  const request = last && asked ? asked : newToken();
  const salt = newSalt();
  const { form, isPaced } = check;
  if (last) await markCodeReplaced(sql, last.id, now);
  const code = {
    ...asker,
    ...{ form, salt, locale, at: now, application: sideOfCall(context) },
    requestHash: sha256(request),
    linkHash: sha256(secrets.codeLink(salt)),
    waitsSince: isPaced ? placeInTurn(last, now) : null,
  };
  const codeId = await insertCode(sql, code, limits.codeLifeSeconds);
  if (!isPaced) await enqueue(sql, CODE_REQUESTED, { code_id: codeId }, { urgent: true });
  return { request, channel, resend_after_s: limits.resendAfterSeconds, expires_in_s: limits.codeLifeSeconds };
}

async function findUnusedCode({ sql }: Context, login: string, request: string): Promise<CodeRow | undefined> {
  const code = await findRequestedCode(sql, login, sha256(request));
  return code?.used_at ? undefined : code;
}

/** A repeated request keeps its place in the queue while its message still waits. */
function placeInTurn(last: CodeRow | undefined, now: number): number {
  return last?.waits_since && !last.sent_at ? last.waits_since.getTime() : now;
}

function refusedCode(check: Extract<ReturnType<typeof checkCodeRequest>, { allowed: false }>): AppError {
  const { refusal, retryAfterSeconds } = check;
  return new AppError(refusal.code, { params: refusal.params ?? {}, retryAfterSeconds });
}
