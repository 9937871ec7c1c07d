import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { storedValue } from '@tenderlane/web/core/local-store';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { needsOnboarding } from '@tenderlane/web/core/queries/account-query';
import { useAccount } from '@tenderlane/web/core/queries/account';
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
  const { t } = useTranslation('shell');
  const account = useAccount();
  const href = useRouterState({ select: (state) => state.location.href });
  const isNarrow = useMediaQuery('(max-width: 968px)') ?? false;
  const [isMini, setIsMini] = useState(() => drawerMode.read() === 'mini');
  // The overlay belongs to the address it was opened on, so that it closes with the next page.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const hasDrawer = !hidesNavigation && account !== undefined && !needsOnboarding(account);

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
        hidesNavigation={hidesNavigation}
        drawer={hasDrawer ? { isMini, isNarrow, toggle } : null}
      />
      {hasDrawer && !isNarrow && (
        <div className={classes.drawer}>
          <Navigation account={account} />
        </div>
      )}
      {hasDrawer && (
        <Drawer
          opened={isNarrow && openedOn === href}
          onClose={() => setOpenedOn(null)}
          size={280}
          title={t('drawer.label')}
          styles={{ body: { height: 'calc(100% - 60px)', padding: 0 } }}
          closeButtonProps={{ 'aria-label': t('drawer.close') }}
        >
          <Navigation account={account} />
        </Drawer>
      )}
      <main id="content" className={classes.sheet} tabIndex={-1}>
        <div className={classes.page}>{children}</div>
        <ShellFooter isVisitor={!account} logos={<FooterLogos />} />
      </main>
    </div>
  );
}
