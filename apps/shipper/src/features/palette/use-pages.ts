import { IconMessages } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAccount } from '@tenderlane/web/core/queries/account';
import type { PaletteItem } from '@tenderlane/web/palette/palette-section';
import { useTranslation } from 'react-i18next';
import { rememberedFilter } from '../../lib/list-filter';
import { MENU_ICONS } from '../../lib/menu-icons';
import type { MenuEntry } from '../../lib/page';

const GROUPS = ['palette', 'main', 'account'] as const;

export function usePages(menu: readonly MenuEntry[]): PaletteItem[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const account = useAccount();
  const isOffered = ({ name, onlyOperators }: MenuEntry) =>
    !(onlyOperators && !account?.is_operator) && !(name === 'settings' && account?.is_locked);
  return GROUPS.flatMap((group) => menu.filter((entry) => entry.group === group && isOffered(entry))).map(
    ({ group, name, path, text, icon = 'settings', words = name, list }) => ({
      id: `page-${name}`,
      // The drawer does not show these entries, so its script does not contain their icon.
      icon: group === 'palette' ? IconMessages : MENU_ICONS[icon],
      label: t(text),
      words,
      ...(group === 'account' && { note: t('drawer.account') }),
      run: () => void navigate({ to: path, search: list ? rememberedFilter(list) : {} }),
    }),
  );
}
