import { VisuallyHidden } from '@mantine/core';
import {
  IconBuildingWarehouse,
  IconHeadset,
  IconRoute,
  IconSettings,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import type { Account } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../features/brands';
import { ACCOUNT_PAGES } from '../../lib/account-pages';
import { rememberedFilter } from '../../lib/list-filter';
import { operatorPath, paths } from '../../lib/paths';
import { AccountMenu } from './account-menu';
import classes from './shell.module.css';

const ICON_SIZE = 18;

interface ListItemProps {
  list: 'tenders' | 'carriers' | 'facilities';
  icon: TablerIcon;
  label: string;
  count?: { text: string; label: string } | null;
}

function ListItem({ list, icon: Icon, label, count }: ListItemProps) {
  // Render again after every navigation, because the list may have changed its filter.
  useRouterState({ select: (state) => state.location.href });
  return (
    <Link
      to={paths[list]}
      search={rememberedFilter(list)}
      activeOptions={{ includeSearch: false }}
      className={classes.item}
    >
      <Icon size={ICON_SIZE} aria-hidden />
      <span className={classes.label}>{label}</span>
      {count && (
        <>
          <span className={classes.count} aria-hidden>
            {count.text}
          </span>
          <VisuallyHidden>{count.label}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}

export interface NavigationProps {
  account: Account;
  subscription: Subscription | undefined;
}

export function Navigation({ account, subscription }: NavigationProps) {
  const { t } = useTranslation('shell');
  const isInAccount = useRouterState({ select: (state) => state.location.pathname.startsWith(`${paths.account}/`) });
  const requests = account.carriers_request_count;

  return (
    <div className={classes.drawerInner}>
      <nav className={classes.nav} aria-label={t('drawer.label')}>
        <ListItem
          list="carriers"
          icon={IconUsers}
          label={t('drawer.carriers')}
          count={
            requests > 0 ? { text: String(requests), label: t('drawer.carrier_requests', { count: requests }) } : null
          }
        />
        <ListItem list="tenders" icon={IconRoute} label={t('drawer.tenders')} />
        <ListItem list="facilities" icon={IconBuildingWarehouse} label={t('drawer.facilities')} />
        {account.is_operator && (
          <Link to={operatorPath} activeOptions={{ includeSearch: false }} className={classes.item}>
            <IconHeadset size={ICON_SIZE} aria-hidden />
            <span className={classes.label}>{t('drawer.operator')}</span>
          </Link>
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
          ACCOUNT_PAGES.map(({ to, text }) => (
            <Link
              key={to}
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              className={`${classes.item} ${classes.sub}`}
            >
              {t(text)}
            </Link>
          ))}
      </nav>
      <AccountMenu account={account} subscription={subscription} />
    </div>
  );
}
