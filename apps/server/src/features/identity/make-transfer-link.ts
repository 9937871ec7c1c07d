import type { Side } from '@tenderlane/domain/core';
import type { PersonContext } from '../../platform/context';
import { newToken, sha256 } from '../../platform/secrets/secrets';
import { insertTransfer } from './sign-in.queries';

const LINK_LIFE_MS = 60_000;

/** Creates a link, valid for one minute and one use, that signs the same person in to the other application. */
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
