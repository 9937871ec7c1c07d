import { countryOfBrowser, languagesOf } from '@tenderlane/domain/languages';
import { refuseCodeTry } from '@tenderlane/domain/identity';
import type { Context } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { record } from '../../platform/events/events';
import type { RecordContext } from '../../platform/events/in-transaction';
import { sha256 } from '../../platform/secrets/secrets';
import { acceptLogin, type Login } from './login';
import { subnetsOf } from '../../platform/protection/subnets';
import { personActor } from '../../platform/principal';
import { findAccountByLogin, insertAccount } from './queries';
import { startSession } from './sessions';
import { findOwnDevice, limitsOf } from './sign-in-limits';
import {
  findRequestedCode,
  insertFailure,
  lockSignIn,
  countCodeTry,
  markCodeUsed,
  saveKnownDevice,
  type CodeRow,
} from './sign-in.queries';

type NewPersonContext = RecordContext & Pick<Context, 'locale' | 'client'>;

interface Attempt {
  login: string;
  request: string;
  code: string;
  device?: string | undefined;
}

export async function signIn(context: Context, attempt: Attempt): Promise<{ token: string; is_new: boolean }> {
  const { sql } = context;
  const login = acceptLogin(context.config, attempt.login);
  await lockSignIn(sql, login.login);
  const now = await context.clock.now(sql);
  await spendCode(context, { ...attempt, login: login.login }, now);
  if (attempt.device) await saveKnownDevice(sql, login.login, sha256(attempt.device), now);
  const { accountId, isNew } = await ensureAccount(context, login, now);
  return { token: await startSession(context, accountId, now), is_new: isNew };
}

async function spendCode(context: Context, { login, request, code: typed, device }: Attempt, now: number) {
  const { sql, secrets, config, client } = context;
  const limits = limitsOf(config);
  const code = await findRequestedCode(sql, login, sha256(request));
  const isRight = code !== undefined && secrets.isCode(code.id, code.salt, typed);
  const refusal = refuseCodeTry(code ? { ...codeFactsOf(code, now), isRight } : null, limits);
  if (code && !refusal) return markCodeUsed(sql, code.id, now);
  if (!refusal) throw new Error('a code that was never sent is not right');
  if (code) await countCodeTry(sql, code.id);
  const deviceHash = await findOwnDevice(sql, { login, device, now }, limits);
  await insertFailure(sql, {
    login: code ? login : null,
    network: subnetsOf(client.address).network,
    deviceHash,
    at: now,
  });
  throw new AppError(refusal.code, { fields: { code: [{ code: refusal.code }] }, keepsChanges: true });
}

export function codeFactsOf(code: CodeRow, now: number) {
  return {
    form: code.form,
    isOpened: code.opened_at !== null,
    isUsed: code.used_at !== null,
    isReplaced: code.replaced_at !== null,
    secondsSinceSent: code.sent_at && (now - code.sent_at.getTime()) / 1000,
    tries: code.tries,
  };
}

/**
 * Finds or creates the account of a login that was verified by a code or a link. The login must be locked, so that
 * concurrent sign-ins create one account.
 */
export async function ensureAccount(
  context: NewPersonContext,
  login: Login,
  now: number,
): Promise<{ accountId: number; isNew: boolean }> {
  await lockSignIn(context.sql, login.login);
  const known = await findAccountByLogin(context.sql, login.login);
  return known
    ? { accountId: known.id, isNew: false }
    : { accountId: await createAccount(context, login, now), isNew: true };
}

async function createAccount(context: NewPersonContext, { login, channel }: Login, now: number): Promise<number> {
  const id = await insertAccount(context.sql, {
    email: channel === 'email' ? login : null,
    phone: channel === 'sms' ? login : null,
    locale: context.locale,
    countryId: countryOfBrowser(languagesOf(context.client.acceptLanguage)),
    at: now,
  });
  await record(context, [
    {
      at: now,
      companyId: null,
      entityId: id,
      action: 'account.created',
      actor: personActor(id),
    },
  ]);
  return id;
}
