import type { Account } from '@tenderlane/contract';
import { useEffect } from 'react';
import { consentOf } from './push-consent';

/** Gives the browser of who wanted notifications to the new session; asks for nothing. */
export function useRenewedPush(account: Account | undefined): void {
  const accountId = account && !account.is_link_session ? account.id : null;
  useEffect(() => {
    if (accountId === null || consentOf(accountId).read() !== 'on') return;
    // It can wait, and a browser that refuses is offered it again in the settings.
    void import('./browser-push').then(({ renewPush }) => renewPush(accountId)).catch(reportError);
  }, [accountId]);
}
