import type { Account } from '@tenderlane/contract';
import { useEffect } from 'react';
import { consentOf } from './push-consent';

/** Moves an existing push subscription to the new session, without a prompt. */
export function useRenewedPush(account: Account | undefined): void {
  const accountId = account && !account.is_link_session ? account.id : null;
  useEffect(() => {
    if (accountId === null || consentOf(accountId).read() !== 'on') return;
    // It is not urgent, and the settings offer it again if the browser refuses.
    void import('./browser-push').then(({ renewPush }) => renewPush(accountId)).catch(reportError);
  }, [accountId]);
}
