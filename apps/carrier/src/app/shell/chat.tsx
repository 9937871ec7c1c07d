import { ChatGate } from '@tenderlane/web/chat/chat-gate';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy } from 'react';
import { loadAddress } from '../../lib/load-href';

const LazyWidget = lazy(
  withTexts(
    () => import('@tenderlane/web/chat/widget/chat-widget').then((part) => ({ default: part.ChatWidget })),
    ['chat'],
  ),
);

export function Chat() {
  const account = useAccount();
  if (!account?.company || account.link_order_id !== null) return null;
  return <ChatGate account={account} Widget={LazyWidget} loadHref={loadAddress} />;
}
