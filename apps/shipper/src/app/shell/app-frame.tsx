import { useMediaQuery } from '@mantine/hooks';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { SkipLink, useIsScreen } from '@tenderlane/ui';
import { storedValue } from '@tenderlane/web/core/local-store';
import { readId } from '@tenderlane/web/core/read-id';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { needsOnboarding } from '@tenderlane/web/core/queries/account-query';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { Alerts } from '@tenderlane/web/shell/alerts';
import { useLiveUpdates } from '@tenderlane/web/core/live/use-live-updates';
import { useFavicon } from '@tenderlane/web/core/use-favicon';
import { useSubscription } from '../../features/brands';
import { readUserFilters } from '../../lib/list-filter';
import { noteRecentLoad } from '../../lib/recent-loads';
import { WITHOUT_ALERTS } from './alert-pages';
import { Chat } from './chat';
import { Header } from './header';
import { Navigation } from './navigation';
import type { NavigationDrawer as NavigationDrawerPart } from './navigation-drawer';
import { ShellFooter } from '@tenderlane/web/shell/shell-footer';
import classes from './shell.module.css';

/** Retries after an offline period: a window that becomes narrow offline gets its drawer once the network is back. */
async function loadDrawer(): Promise<{ default: typeof NavigationDrawerPart }> {
  try {
    return { default: (await import('./navigation-drawer')).NavigationDrawer };
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadDrawer();
  }
}

// The drawer is not visible on a wide screen.
const NavigationDrawer = lazy(loadDrawer);

const drawerMode = storedValue('tenderlane.shipper.drawer');

function useNoteRecentLoad() {
  const id = useMatches({
    select: (matches) => {
      const { staticData, params } = matches.at(-1) ?? {};
      const isLoad = staticData?.name === 'tenders.show' || staticData?.name === 'tenders-edit';
      return isLoad ? readId((params as { id?: string }).id ?? '') : null;
    },
  });
  useEffect(() => {
    if (id !== null) noteRecentLoad(id);
  }, [id]);
}

function useUserFilters(companyId: number | undefined) {
  useEffect(() => {
    if (companyId !== undefined) void readUserFilters(companyId);
  }, [companyId]);
}

interface AppFrameProps {
  hidesNavigation: boolean;
  children: ReactNode;
}

/** Under 1200 px the drawer is folded, under 968 px it overlays the page. */
export function AppFrame({ hidesNavigation, children }: AppFrameProps) {
  const { t } = useTranslation(['shell', 'errors']);
  const account = useAccount();
  const subscription = useSubscription(account);
  const route = useMatches({ select: (matches) => matches.at(-1)?.staticData.guard });
  useFavicon(account?.brand_favicon);
  useLiveUpdates(account?.company?.id);
  useNoteRecentLoad();
  useUserFilters(account?.company?.id);
  const href = useRouterState({ select: (state) => state.location.href });
  const isNarrow = useMediaQuery('(max-width: 968px)') ?? false;
  // In a narrow window the drawer opens over the page.
  const isWide = useIsScreen('(min-width: 1200px)');
  const [isFolded, setIsFolded] = useState(() => drawerMode.read() === 'mini');
  const isMini = isFolded || !isWide;
  // The overlay is tied to the address it was opened on, so that it closes on navigation.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isPlanMissing = subscription?.is_need_subscription === true;
  const hasDrawer = !hidesNavigation && !isPlanMissing && account !== undefined && !needsOnboarding(account);
  const hasAlerts = account !== undefined && !(route && WITHOUT_ALERTS.includes(route));

  const toggle = () => {
    if (isNarrow) return setOpenedOn(href);
    setIsFolded(!isFolded);
    drawerMode.write(isFolded ? null : 'mini');
  };

  return (
    <div className={classes.app} data-mini={(hasDrawer && isMini) || undefined} data-bare={!hasDrawer || undefined}>
      <SkipLink>{t('skip_to_content')}</SkipLink>
      <Header
        canLogOut={hidesNavigation || isPlanMissing}
        drawer={hasDrawer ? { isMini, isNarrow, canUnfold: isWide, toggle } : null}
      />
      {hasDrawer && !isNarrow && (
        <div className={classes.drawer}>
          <Navigation />
        </div>
      )}
      {hasDrawer && isNarrow && (
        <Suspense fallback={null}>
          <NavigationDrawer opened={openedOn === href} onClose={() => setOpenedOn(null)} />
        </Suspense>
      )}
      <main id="content" className={classes.sheet} tabIndex={-1}>
        <div className={classes.screen}>
          {hasAlerts && (
            <Alerts
              more={
                subscription?.is_overused
                  ? [{ key: 'overused', type: 'error', text: t('errors:plan.limit'), href: null }]
                  : []
              }
            />
          )}
          <div className={classes.page}>{children}</div>
        </div>
        <ShellFooter isVisitor={!account} />
      </main>
      {hasDrawer && <Chat />}
    </div>
  );
}
