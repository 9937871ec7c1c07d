import { useMatches } from '@tanstack/react-router';
import { Alerts } from '@tenderlane/web/shell/alerts';
import type { PathName } from '../../lib/paths';

const PACKET_PAGES: readonly (PathName | undefined)[] = ['loads', 'packets', 'packet'];

export function AccountAlerts() {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.name });
  const isElsewhere = (key: string) => key.startsWith('packet_asked.') && !PACKET_PAGES.includes(name);
  return <Alerts isElsewhere={isElsewhere} />;
}
