import { readAhead } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { BellButton, type BellListInput } from '@tenderlane/web/notifications/bell/bell-button';
import { lazy } from 'react';
import { BASE, paths } from '../../lib/paths';

const LazyList = lazy(
  readAhead(
    withTexts(
      () => import('@tenderlane/web/notifications/bell/bell-list').then((part) => ({ default: part.BellList })),
      ['bell'],
    ),
  ),
);

const List = (props: BellListInput) => <LazyList {...props} settingsHref={BASE + paths.notifications} />;

export function Bell() {
  const account = useAccount();
  if (!account?.company || account.is_link_session) return null;
  return <BellButton key={account.company.id} account={account} List={List} size={44} />;
}
