import { readAhead } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { SupportMenu } from '@tenderlane/web/support/support-menu';
import { useSupportChat } from '@tenderlane/web/support/support-chat.api';
import { lazy } from 'react';
import { BASE, paths } from '../../lib/paths';
import { useOpenHelp } from './help';

const LazyPanel = lazy(
  readAhead(
    withTexts(
      () => import('@tenderlane/web/support/support-panel').then((part) => ({ default: part.SupportPanel })),
      ['support'],
    ),
  ),
);
export function Support() {
  const account = useAccount();
  const { mutate: openChat } = useSupportChat();
  const openHelp = useOpenHelp();
  if (!account?.company || account.is_link_session) return null;
  return (
    <SupportMenu
      account={account}
      requestsHref={BASE + paths.requests}
      onSupportChat={() => openChat(null)}
      onHelp={openHelp}
      Panel={LazyPanel}
      size={44}
    />
  );
}
