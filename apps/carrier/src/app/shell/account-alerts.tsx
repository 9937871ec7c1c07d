import { useMatches } from '@tanstack/react-router';
import type { Account } from '@tenderlane/contract';
import { Alerts } from '@tenderlane/web/shell/alerts';
import { pageHref } from '../page-href';
import type { PathName } from '../../lib/paths';

const PACKET_PAGES: readonly (PathName | undefined)[] = ['loads', 'packets', 'packet'];

export function AccountAlerts({ account }: { account: Account }) {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.name });
  const isElsewhere = (key: string) => key.startsWith('packet_asked.') && !PACKET_PAGES.includes(name);
  return <Alerts account={account} hrefOf={pageHref} isElsewhere={isElsewhere} />;
}
