import { VisuallyHidden } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DrawerTotal, SavedViews } from '../../features/dashboard';
import { rememberedFilter } from '../../lib/list-filter';
import { MENU_ICONS } from '../../lib/menu-icons';
import type { MenuEntry } from '../../lib/page';
import { paths } from '../../lib/paths';
import { MENU } from '../menu';
import { AccountMenu } from './account-menu';
import classes from './shell.module.css';

const ICON_SIZE = 18;

function Item({ entry: { path, text, icon = 'settings', list, count, total } }: { entry: MenuEntry }) {
  const { t } = useTranslation('shell');
  // The list may have changed its filter, so the filter is read again with every navigation.
  useRouterState({ select: (state) => state.location.href });
  const Icon = MENU_ICONS[icon];
  const account = useAccount();
  const counted = count && account ? account[count.of] : 0;
  const address = list ? rememberedFilter(list) : {};
  const totalId = useId();
  return (
    <Link
      to={path}
      search={address}
      activeOptions={{ includeSearch: false }}
      className={classes.item}
      aria-describedby={total && totalId}
    >
      <Icon size={ICON_SIZE} aria-hidden />
      <span className={classes.label}>{t(text)}</span>
      {count && counted > 0 && (
        <>
          <span className={classes.count} aria-hidden>
            {counted}
          </span>
          <VisuallyHidden>{t(count.text, { count: counted })}</VisuallyHidden>
        </>
      )}
      {total && <DrawerTotal className={classes.label} list={total} address={address} id={totalId} />}
    </Link>
  );
}

export function Navigation() {
  const { t } = useTranslation('shell');
  const account = useAccount();
  const isInAccount = useRouterState({ select: (state) => state.location.pathname.startsWith(`${paths.account}/`) });

  return (
    <div className={classes.drawerInner}>
      <nav className={classes.nav} aria-label={t('drawer.label')}>
        {MENU.filter(({ group, onlyOperators }) => group === 'main' && !(onlyOperators && !account?.is_operator)).map(
          (entry) => (
            <Item key={entry.name} entry={entry} />
          ),
        )}
        <Link
          to={paths.account}
          activeOptions={{ exact: true }}
          className={classes.item}
          data-opened={isInAccount || undefined}
        >
          <IconSettings size={ICON_SIZE} aria-hidden />
          <span className={classes.label}>{t('drawer.account')}</span>
        </Link>
        {isInAccount &&
          MENU.filter(({ group }) => group === 'account').map(({ path, text }) => (
            <Link
              key={path}
              to={path}
              activeOptions={{ exact: true, includeSearch: false }}
              className={`${classes.item} ${classes.sub}`}
            >
              {t(text)}
            </Link>
          ))}
        <SavedViews item={`${classes.item} ${classes.sub}`} label={classes.label} />
      </nav>
      <AccountMenu />
    </div>
  );
}
