import { Link } from '@tanstack/react-router';
import type { FleetKind } from '@tenderlane/domain/fleet';
import { PageHeader } from '@tenderlane/ui';
import { FleetList } from '@tenderlane/web/fleet/fleet-list';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { useOwnFleet } from './own-fleet.api';
import classes from './fleet.module.css';

const PAGES = [
  ['driver', paths.drivers],
  ['truck', paths.trucks],
  ['trailer', paths.trailers],
  ['contact', paths.contacts],
] as const satisfies [FleetKind, string][];

/** On a phone not all tabs fit; scroll to the active one. */
const bringIntoSight = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

export function FleetPage({ kind }: { kind: FleetKind }) {
  const { t } = useTranslation(['fleet', 'common']);
  const source = useOwnFleet(kind);
  return (
    <>
      <PageHeader title={t(`title.${kind}`)} appName={t('common:app_name')} />
      <nav className={classes.tabs} aria-label={t('parts')}>
        {PAGES.map(([key, to]) => (
          <Link
            key={key}
            to={to}
            className={classes.tab}
            aria-current={key === kind ? 'page' : undefined}
            {...(key === kind && { ref: bringIntoSight })}
          >
            {t(`title.${key}`)}
          </Link>
        ))}
      </nav>
      <div className={classes.content}>
        <FleetList source={source} />
      </div>
    </>
  );
}
