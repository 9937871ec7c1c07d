import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import {
  IconBuilding,
  IconFileSpreadsheet,
  IconFileText,
  IconLanguage,
  IconLogout,
  IconPlus,
  IconSunMoon,
} from '@tabler/icons-react';
import type { Locale } from '@tenderlane/domain/languages';
import { LANGUAGE_NAMES } from '@tenderlane/ui';
import { useSwitchCompany } from '@tenderlane/web/brands/switch-company.api';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { locale } from '@tenderlane/web/core/texts/locale';
import { useSwitchLanguage } from '@tenderlane/web/identity/profile.api';
import type { PaletteItem } from '@tenderlane/web/palette/palette-section';
import { useLogOut } from '@tenderlane/web/identity/own-session.api';
import { useTranslation } from 'react-i18next';
import { useExport, useListAsLeft, useNewTender } from '../loads';

const SCHEMES = { light: 'theme.light', dark: 'theme.dark', auto: 'theme.system' } as const satisfies Record<
  MantineColorScheme,
  string
>;

/** Actions without the required right are omitted. */
export function useActions(): PaletteItem[] {
  return [...useTenderActions(), ...useAppearanceActions(), ...useAccountActions()];
}

function useTenderActions(): PaletteItem[] {
  const { t } = useTranslation(['palette', 'loads']);
  const newTender = useNewTender();
  const { csv, xlsx } = useExport();
  const listAsLeft = useListAsLeft();
  const create = { id: 'new', icon: IconPlus, label: t('loads:new_tender'), run: newTender.start };
  const exportAs = (id: string, icon: typeof IconPlus, format: string, run: () => void) => ({
    id,
    icon,
    label: `${t('loads:export')}: ${format}`,
    note: t('export_note'),
    words: 'export',
    run,
  });
  return [
    ...(newTender.reason === null ? [create] : []),
    exportAs('export-csv', IconFileText, t('loads:export_csv'), () => csv(listAsLeft())),
    exportAs('export-xlsx', IconFileSpreadsheet, t('loads:export_xlsx'), () => xlsx(listAsLeft())),
  ];
}

function useAppearanceActions(): PaletteItem[] {
  const { t } = useTranslation(['palette', 'shell']);
  const account = useAccount();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { mutate: switchLanguage } = useSwitchLanguage();
  const schemes = Object.entries(SCHEMES) as [MantineColorScheme, (typeof SCHEMES)[MantineColorScheme]][];
  const languages = Object.entries(LANGUAGE_NAMES) as [Locale, string][];
  return [
    ...schemes
      .filter(([scheme]) => scheme !== colorScheme)
      .map(([scheme, text]) => ({
        id: `theme-${scheme}`,
        icon: IconSunMoon,
        label: t('action.theme', { theme: t(`shell:${text}`) }),
        words: `theme ${scheme}`,
        run: () => setColorScheme(scheme),
      })),
    // The language belongs to the profile, which a company may lock.
    ...languages
      .filter(([language]) => language !== locale && !account?.is_locked)
      .map(([language, name]) => ({
        id: `language-${language}`,
        icon: IconLanguage,
        label: t('action.language', { language: name }),
        words: `language ${language}`,
        run: () => switchLanguage(language),
      })),
  ];
}

function useAccountActions(): PaletteItem[] {
  const { t } = useTranslation(['palette', 'shell']);
  const account = useAccount();
  const { mutate: switchCompany } = useSwitchCompany();
  const logOut = useLogOut();
  const others = account?.brand_members.filter((member) => !member.is_active) ?? [];
  return [
    ...others.map(({ id, name }) => ({
      id: `brand-${id}`,
      icon: IconBuilding,
      label: t('action.brand', { brand: name }),
      run: () => switchCompany(id),
    })),
    { id: 'log-out', icon: IconLogout, label: t('shell:account.log_out'), words: 'sign out exit', run: logOut },
  ];
}
