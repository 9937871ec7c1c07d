import type { Context } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { sha256 } from '../../platform/secrets/secrets';
import { sideOfCall, startSession } from './sessions';
import { lockTransfer, saveTransferUse } from './sign-in.queries';

/** Signs in by a transfer link; unknown and expired links give the same error. */
export async function useTransferLink(context: Context, code: string): Promise<{ token: string; is_new: boolean }> {
  const { sql } = context;
  const codeHash = sha256(code);
  const link = await lockTransfer(sql, codeHash, sideOfCall(context));
  const now = await context.clock.now(sql);
  if (link?.used_at) throw new AppError('link.used');
  if (!link || link.expires_at.getTime() <= now) throw new AppError('link.expired');
  await saveTransferUse(sql, codeHash, now);
  return { token: await startSession(context, link.account_id, now), is_new: false };
}
