import { LanesMap, Logo, SignInLayout, ThemeToggle } from '@tenderlane/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpButton } from '../help/help-button';
import { ShellFooter } from './shell-footer';

export function LoginLayout({ onHelp, children }: { onHelp?: () => void; children: ReactNode }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <SignInLayout
      logo={<Logo name={t('common:app_name')} size={24} />}
      controls={
        <>
          {onHelp && <HelpButton onOpen={onHelp} />}
          <ThemeToggle
            texts={{ label: t('theme.label'), light: t('theme.light'), dark: t('theme.dark'), auto: t('theme.system') }}
          />
        </>
      }
      picture={
        <LanesMap
          label={t('map.label')}
          names={{
            berlin: t('map.berlin'),
            constanta: t('map.constanta'),
            gdansk: t('map.gdansk'),
            kharkiv: t('map.kharkiv'),
            kyiv: t('map.kyiv'),
            lviv: t('map.lviv'),
            munich: t('map.munich'),
            odesa: t('map.odesa'),
            warsaw: t('map.warsaw'),
          }}
        />
      }
      footer={<ShellFooter isVisitor />}
    >
      {children}
    </SignInLayout>
  );
}
