import type { Account } from '@tenderlane/contract';
import { ChatGate } from '@tenderlane/web/chat/chat-gate';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy } from 'react';
import { loadAddress } from '../../lib/load-href';

const LazyWidget = lazy(
  withTexts(
    () => import('@tenderlane/web/chat/widget/chat-widget').then((part) => ({ default: part.ChatWidget })),
    ['chat'],
  ),
);

export function Chat({ account }: { account: Account }) {
  if (!account.company) return null;
  return <ChatGate account={account} Widget={LazyWidget} loadHref={loadAddress} />;
}
