import { IconHeadset, IconMessages, IconRoute, IconSettings, IconUsers } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAccount } from '@tenderlane/web/core/queries/account';
import type { PaletteItem } from '@tenderlane/web/palette/palette-section';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_PAGES } from '../../lib/account-pages';
import { rememberedFilter } from '../../lib/list-filter';
import { accountPaths, operatorPath, paths } from '../../lib/paths';

export function usePages(): PaletteItem[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const account = useAccount();
  const isLocked = account?.is_locked ?? false;
  const open = (to: string, search: Record<string, string> = {}) => void navigate({ to, search });
  const lists = [
    { list: 'tenders', icon: IconRoute, label: t('drawer.tenders') },
    { list: 'carriers', icon: IconUsers, label: t('drawer.carriers') },
  ] as const;
  const operator = { to: operatorPath, icon: IconHeadset, label: t('drawer.operator'), words: 'operator' };
  const others = [
    { to: paths.requests, icon: IconMessages, label: t('header.support'), words: 'support help requests' },
    ...(account?.is_operator ? [operator] : []),
  ];
  return [
    ...others.map(({ to, ...page }) => ({ ...page, id: `page-${to}`, run: () => open(to) })),
    ...lists.map(({ list, icon, label }) => ({
      id: `page-${list}`,
      icon,
      label,
      words: list,
      run: () => open(paths[list], rememberedFilter(list)),
    })),
    ...ACCOUNT_PAGES.filter(({ to }) => !(isLocked && to === accountPaths.settings)).map(({ to, text }) => ({
      id: `page-${to}`,
      icon: IconSettings,
      label: t(text),
      note: t('drawer.account'),
      words: to.split('/').at(-1),
      run: () => open(to),
    })),
  ];
}
