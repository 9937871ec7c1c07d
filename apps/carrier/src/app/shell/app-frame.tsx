import { Button } from '@mantine/core';
import { lookUp } from '@tenderlane/domain/values';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Logo, OfflineNote, SkipLink, ThemeToggle } from '@tenderlane/ui';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { activity } from '../../lib/application';
import { number } from '../../lib/formats';
import { loadCountsQuery } from '../../lib/load-counts';
import { MENU_ICONS } from '../../lib/menu-icons';
import { HOME } from '../../lib/paths';
import { loadHref } from '../../lib/load-href';
import { useLinkedOrder } from '../../lib/use-linked-order';
import { useSignInHere } from '../../lib/use-sign-in-here';
import { useRenewedPush } from '../../features/push';
import { MENU } from '../menu';
import { AccountMenu } from './account-menu';
import { Chat } from './chat';
import { useOpenHelp } from './help';
import { Support } from './support';
import { Bell } from './bell';
import { HelpButton } from '@tenderlane/web/help/help-button';
import { useLiveUpdates } from '@tenderlane/web/core/live/use-live-updates';
import { useFavicon } from '@tenderlane/web/core/use-favicon';
import { ShellFooter } from '@tenderlane/web/shell/shell-footer';
import classes from './shell.module.css';

interface AppFrameProps {
  isFocused: boolean;
  isList: boolean;
  children: ReactNode;
}

const AccountAlerts = lazy(() => import('./account-alerts').then((part) => ({ default: part.AccountAlerts })));

export function AppFrame({ isFocused, isList, children }: AppFrameProps) {
  const { t } = useTranslation(['shell', 'common']);
  const account = useAccount();
  const signIn = useSignInHere();
  const openHelp = useOpenHelp();
  useFavicon(account?.brand_favicon);
  const orderId = useLinkedOrder();
  useLiveUpdates(orderId === null ? account?.company?.id : undefined);
  useRenewedPush(account);
  return (
    <div className={classes.app} data-focused={isFocused || undefined} data-list={isList || undefined}>
      <SkipLink>{t('skip_to_content')}</SkipLink>
      <header className={classes.header}>
        <Link
          to={orderId === null ? HOME : loadHref(orderId)}
          className={classes.logo}
          aria-label={t('common:app_name')}
        >
          <Logo name={t('common:app_name')} />
        </Link>
        <div className={classes.headerEnd}>
          {account && <Saving />}
          <ThemeToggle
            texts={{ label: t('theme.label'), light: t('theme.light'), dark: t('theme.dark'), auto: t('theme.system') }}
          />
          <HelpButton onOpen={openHelp} size={44} />
          <Support />
          <Bell />
          {account ? (
            <AccountMenu />
          ) : (
            <Button component={Link} {...signIn}>
              {t('header.sign_in')}
            </Button>
          )}
        </div>
      </header>
      {account && orderId === null && <Navigation hasCompany={account.company !== null} />}
      <main id="content" className={classes.page} tabIndex={-1}>
        {account && account.notifications.length > 0 && (
          <Suspense>
            <AccountAlerts />
          </Suspense>
        )}
        {children}
      </main>
      <div className={classes.footer}>
        <ShellFooter isVisitor={!account} />
      </div>
      <Chat />
    </div>
  );
}

function Saving() {
  const { t } = useTranslation('shell');
  const { isOffline, waiting, queued } = useSyncExternalStore(activity.subscribe, activity.read);
  // The bid button shows its own progress, so only a lost connection is shown here.
  if (!isOffline) return null;
  const text =
    queued > 0
      ? t('saving.offline_waiting', { count: queued })
      : t(waiting > 0 ? 'saving.offline_bid' : 'saving.offline');
  return <OfflineNote text={text} />;
}

function Navigation({ hasCompany }: { hasCompany: boolean }) {
  const { t } = useTranslation('shell');
  const { data: counts } = useQuery({ ...loadCountsQuery, enabled: hasCompany });
  return (
    <nav className={classes.nav} aria-label={t('drawer.label')}>
      {MENU.map(({ path, text, icon, count, isWideOnly }) => {
        const Icon = MENU_ICONS[icon];
        const counted = count && counts ? lookUp(counts, count) : undefined;
        return (
          <Link
            key={path}
            to={path}
            activeOptions={{ exact: path === HOME, includeSearch: false }}
            className={classes.item}
            data-wide-only={isWideOnly}
          >
            <Icon size={20} aria-hidden />
            <span className={classes.itemLabel}>{t(text)}</span>
            {counted ? <span className={classes.count}>{number(counted)}</span> : null}
          </Link>
        );
      })}
    </nav>
  );
}
