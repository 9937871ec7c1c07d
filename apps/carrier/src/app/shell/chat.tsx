import type { Account } from '@tenderlane/contract';
import { ChatGate } from '@tenderlane/web/chat/chat-gate';
import { useChatSocket } from '@tenderlane/web/chat/live-chat-socket';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy } from 'react';
import { loadHref } from '../../lib/load-href';
import { BASE } from '../../lib/paths';

const LazyWidget = lazy(
  withTexts(
    () => import('@tenderlane/web/chat/widget/chat-widget').then((part) => ({ default: part.ChatWidget })),
    ['chat'],
  ),
);

const addressOf = (loadId: number) => BASE + loadHref(loadId);

export function Chat({ account }: { account: Account }) {
  const socket = useChatSocket(account);
  if (!account.company) return null;
  return <ChatGate account={account} Widget={LazyWidget} socket={socket} loadHref={addressOf} />;
}
