import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { storedValue } from '@tenderlane/web/core/local-store';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { needsOnboarding } from '@tenderlane/web/core/queries/account-query';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { Alerts } from '@tenderlane/web/shell/alerts';
import { useFavicon } from '@tenderlane/web/core/use-favicon';
import { useSubscription } from '../../features/brands';
import { alertHref, WITHOUT_ALERTS } from './alert-pages';
import { Header } from './header';
import { Navigation } from './navigation';
import { ShellFooter } from '@tenderlane/web/shell/shell-footer';
import { FooterLogos } from './footer-logos';
import classes from './shell.module.css';

const drawerMode = storedValue('tenderlane.shipper.drawer');

interface AppFrameProps {
  hidesNavigation: boolean;
  children: ReactNode;
}

/** Header and drawer around one sheet. Under 968 px the drawer lies over the page. */
export function AppFrame({ hidesNavigation, children }: AppFrameProps) {
  const { t } = useTranslation(['shell', 'errors']);
  const account = useAccount();
  const subscription = useSubscription(account);
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.name });
  useFavicon(account?.brand_favicon);
  const href = useRouterState({ select: (state) => state.location.href });
  const isNarrow = useMediaQuery('(max-width: 968px)') ?? false;
  const [isMini, setIsMini] = useState(() => drawerMode.read() === 'mini');
  // The overlay belongs to the address it was opened on, so that it closes with the next page.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const isPlanMissing = subscription?.is_need_subscription === true;
  const hasDrawer = !hidesNavigation && !isPlanMissing && account !== undefined && !needsOnboarding(account);
  const hasAlerts = account !== undefined && !(name && WITHOUT_ALERTS.includes(name));

  const toggle = () => {
    if (isNarrow) return setOpenedOn(href);
    setIsMini(!isMini);
    drawerMode.write(isMini ? null : 'mini');
  };

  return (
    <div className={classes.app} data-mini={(hasDrawer && isMini) || undefined} data-bare={!hasDrawer || undefined}>
      <a className={classes.skip} href="#content">
        {t('skip_to_content')}
      </a>
      <Header
        account={account}
        canLogOut={hidesNavigation || isPlanMissing}
        drawer={hasDrawer ? { isMini, isNarrow, toggle } : null}
      />
      {hasDrawer && !isNarrow && (
        <div className={classes.drawer}>
          <Navigation account={account} subscription={subscription} />
        </div>
      )}
      {hasDrawer && (
        <Drawer
          opened={isNarrow && openedOn === href}
          onClose={() => setOpenedOn(null)}
          size={250}
          title={t('drawer.label')}
          styles={{ body: { height: 'calc(100% - 60px)', padding: 0 } }}
          closeButtonProps={{ 'aria-label': t('drawer.close') }}
        >
          <Navigation account={account} subscription={subscription} />
        </Drawer>
      )}
      <main id="content" className={classes.sheet} tabIndex={-1}>
        {hasAlerts && (
          <Alerts
            notifications={account.notifications}
            more={subscription?.is_overused ? [{ type: 'error', text: t('errors:plan.limit'), href: null }] : []}
            hrefOf={alertHref}
          />
        )}
        <div className={classes.page}>{children}</div>
        <ShellFooter isVisitor={!account} logos={<FooterLogos />} />
      </main>
    </div>
  );
}
