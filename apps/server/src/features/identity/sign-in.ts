import { countryOfBrowser, judgeCodeTry, languagesOf } from '@tenderlane/domain';
import type { Context } from '../../platform/context';
import { recordEvents } from '../../platform/events';
import { sha256 } from '../../platform/secrets';
import { acceptLogin, type Login } from './login';
import { findAccountByLogin, insertAccount } from './queries';
import { limitsOf } from './send-code';
import { startSession } from './sessions';
import { signInRefused } from './sign-in-refused';
import {
  findLastCode,
  insertFailure,
  isKnownDevice,
  lockSignIn,
  saveCodeTry,
  saveCodeUse,
  saveKnownDevice,
  tallyFailures,
} from './sign-in.queries';

interface Attempt {
  login: string;
  code: string;
  device?: string | undefined;
}

/** Exchanges the last code of a login for a session; a person who was never here before gets an account. */
export async function signIn(context: Context, attempt: Attempt): Promise<{ token: string; is_new: boolean }> {
  const { sql } = context;
  const login = acceptLogin(context.config, attempt.login);
  const deviceHash = attempt.device ? sha256(attempt.device) : null;
  await lockSignIn(sql, login.login);
  const now = await context.clock.now(sql);
  await spendCode(context, login.login, attempt.code, deviceHash, now);
  if (deviceHash) await saveKnownDevice(sql, login.login, deviceHash, now);
  const known = await findAccountByLogin(sql, login.login);
  const accountId = known?.id ?? (await createAccount(context, login, now));
  return { token: await startSession(context, accountId, now), is_new: !known };
}

/** Uses up the code, or counts the failure in the budget of this device and refuses. */
async function spendCode(
  context: Context,
  login: string,
  typed: string,
  deviceHash: Buffer | null,
  now: number,
): Promise<void> {
  const { sql, secrets, config } = context;
  const knownDevice = deviceHash && (await isKnownDevice(sql, login, deviceHash)) ? deviceHash : null;
  const code = await findLastCode(sql, login);
  const judgement = judgeCodeTry(
    {
      code: code
        ? {
            ageSeconds: (now - code.created_at.getTime()) / 1000,
            tries: code.tries,
            isUsed: code.used_at !== null,
            isLast: true,
            isRight: secrets.isCode(code.id, code.salt, typed),
          }
        : null,
      isKnownDevice: knownDevice !== null,
      failuresToday: await tallyFailures(sql, login, knownDevice, now),
    },
    limitsOf(config),
  );
  if (code && judgement.allowed) {
    await saveCodeUse(sql, code.id, now);
    return;
  }
  if (judgement.allowed) throw new Error('a code that was never sent is not right');
  if (judgement.refusal.code === 'session.code-wrong') {
    await insertFailure(sql, login, knownDevice, now);
    if (code) await saveCodeTry(sql, code.id);
  }
  throw signInRefused(judgement);
}

async function createAccount(context: Context, { login, channel }: Login, now: number): Promise<number> {
  const id = await insertAccount(context.sql, {
    email: channel === 'email' ? login : null,
    phone: channel === 'sms' ? login : null,
    locale: context.locale,
    countryId: countryOfBrowser(languagesOf(context.client.acceptLanguage)),
    at: now,
  });
  await recordEvents(context.sql, [
    {
      at: now,
      companyId: null,
      entity: 'account',
      entityId: id,
      action: 'account.created',
      actorKind: 'person',
      accountId: id,
    },
  ]);
  return id;
}
