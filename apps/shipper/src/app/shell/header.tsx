import { ActionIcon, Button } from '@mantine/core';
import { IconLayoutSidebar, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Logo, SavingIndicator, ThemeToggle, Tooltip, readAhead } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { PaletteLauncher, type PaletteInput } from '@tenderlane/web/palette/palette-launcher';
import { lazy, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchMenu } from '../../features/identity';
import { activity, session } from '../../lib/application';
import { HOME, SIGN_IN } from '../../lib/paths';
import { MENU } from '../menu';
import { Bell } from './bell';
import { BrandLogo } from './brand-logo';
import { HelpButton } from '@tenderlane/web/help/help-button';
import { useLogOut } from '@tenderlane/web/identity/own-session.api';
import { useOpenHelp } from './help';
import { Support } from './support';
import logOutClasses from './log-out.module.css';
import classes from './shell.module.css';

const Palette = (door: PaletteInput) => <LazyPalette {...door} menu={MENU} />;
const LazyPalette = lazy(
  readAhead(
    withTexts(
      () => import('../../features/palette').then((part) => ({ default: part.ShipperPalette })),
      ['loads', 'palette'],
    ),
  ),
);

interface HeaderProps {
  canLogOut: boolean;
  drawer: { isMini: boolean; isNarrow: boolean; canUnfold: boolean; toggle: () => void } | null;
}

export function Header({ canLogOut, drawer }: HeaderProps) {
  const account = useAccount();
  const { t } = useTranslation(['shell', 'common']);
  const logOut = useLogOut();
  const openHelp = useOpenHelp();
  return (
    <header className={classes.header}>
      <div className={classes.home}>
        {drawer?.isNarrow && <DrawerButton {...drawer} />}
        <Link to={HOME} className={classes.logoLink} aria-label={t('common:app_name')}>
          <Logo name={t('common:app_name')} markOnly={drawer?.isMini === true && !drawer.isNarrow} />
        </Link>
        <span className={classes.beta}>{t('common:beta')}</span>
        {drawer && !drawer.isNarrow && !drawer.isMini && <DrawerButton {...drawer} />}
      </div>
      {drawer?.isMini && drawer.canUnfold && !drawer.isNarrow && <DrawerButton {...drawer} />}
      <BrandLogo />
      <div className={classes.headerEnd}>
        {account && <Saving />}
        {account && drawer && <PaletteLauncher Palette={Palette} />}
        <ThemeToggle
          texts={{
            label: t('theme.label'),
            light: t('theme.light'),
            dark: t('theme.dark'),
            auto: t('theme.system'),
          }}
        />
        {account && <SwitchMenu />}
        <HelpButton onOpen={openHelp} />
        <Support />
        <Bell />
        {!account && (
          <Button
            component={Link}
            to={SIGN_IN}
            onClick={() => session.rememberRoute(location.pathname + location.search)}
          >
            {t('header.sign_in')}
          </Button>
        )}
        {account && canLogOut && (
          <Button className={logOutClasses.button} onClick={logOut}>
            <IconLogout size={16} aria-hidden />
            <span className={logOutClasses.text}>{t('header.log_out')}</span>
          </Button>
        )}
      </div>
    </header>
  );
}

function DrawerButton({ isMini, isNarrow, toggle }: NonNullable<HeaderProps['drawer']>) {
  const { t } = useTranslation('shell');
  const label = isNarrow ? t('drawer.open') : isMini ? t('drawer.expand') : t('drawer.collapse');
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} size={isNarrow ? 44 : 32} onClick={toggle}>
        {isNarrow ? <IconMenu2 size={20} /> : <IconLayoutSidebar size={18} />}
      </ActionIcon>
    </Tooltip>
  );
}

function Saving() {
  const { t } = useTranslation('shell');
  const { isSaving, isOffline, isHeld, waiting } = useSyncExternalStore(activity.subscribe, activity.read);
  return (
    <SavingIndicator
      saving={isSaving}
      offline={isOffline}
      held={isHeld}
      texts={{
        saving: t('saving.saving'),
        saved: t('saving.all_changes_saved'),
        offline: waiting > 0 ? t('saving.offline_waiting', { count: waiting }) : t('saving.offline'),
        held: t('saving.held'),
      }}
    />
  );
}
