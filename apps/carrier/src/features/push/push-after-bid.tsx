import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { bidPlaced } from './ask-after-bid';
import { consentOf } from './push-consent';

const PushCard = lazy(withTexts(() => import('./push-card').then((part) => ({ default: part.PushCard })), ['bell']));

export function PushAfterBid() {
  const account = useAccount();
  const hasBid = useSyncExternalStore(bidPlaced.subscribe, bidPlaced.read);
  if (!hasBid || !account || account.is_link_session || consentOf(account.id).read() !== null) return null;
  return (
    <Suspense>
      <PushCard accountId={account.id} onClose={bidPlaced.forget} />
    </Suspense>
  );
}
