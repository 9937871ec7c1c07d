import { ChatGate } from '@tenderlane/web/chat/chat-gate';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy } from 'react';
import { hrefOf } from '../../lib/paths';

const LazyWidget = lazy(
  withTexts(
    () => import('@tenderlane/web/chat/widget/chat-widget').then((part) => ({ default: part.ChatWidget })),
    ['chat'],
  ),
);

const loadHref = (loadId: number) => hrefOf('orders', null, { id: String(loadId) });

export function Chat() {
  const account = useAccount();
  if (!account?.company) return null;
  return <ChatGate account={account} Widget={LazyWidget} loadHref={loadHref} />;
}
