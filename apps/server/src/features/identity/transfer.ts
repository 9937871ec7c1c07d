import type { Side } from '@tenderlane/domain';
import type { Context, PersonContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { newToken, sha256 } from '../../platform/secrets';
import { applicationOf, startSession } from './sessions';
import { insertTransfer, lockTransfer, saveTransferUse } from './sign-in.queries';

const LINK_LIFE_MS = 60_000;

/** A link of one minute and one use that signs the same person into an application. */
export async function makeTransferLink(
  { sql, clock, config, principal }: PersonContext,
  workspace: Side,
): Promise<string> {
  const now = await clock.now(sql);
  const code = newToken();
  await insertTransfer(sql, {
    codeHash: sha256(code),
    accountId: principal.accountId,
    workspace,
    expiresAt: now + LINK_LIFE_MS,
  });
  return `${config.publicUrl}${workspace === 'carrier' ? '/carrier' : ''}/auth?transfer=${code}`;
}

/** Signs in by such a link; unknown and expired links are told alike. */
export async function useTransferLink(context: Context, code: string): Promise<{ token: string; is_new: boolean }> {
  const { sql } = context;
  const codeHash = sha256(code);
  const link = await lockTransfer(sql, codeHash, applicationOf(context));
  const now = await context.clock.now(sql);
  if (link?.used_at) throw new AppError('link.used');
  if (!link || link.expires_at.getTime() <= now) throw new AppError('link.expired');
  await saveTransferUse(sql, codeHash, now);
  return { token: await startSession(context, link.account_id, now), is_new: false };
}
