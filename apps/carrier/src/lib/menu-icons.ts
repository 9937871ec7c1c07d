import {
  IconCoins,
  IconGavel,
  IconHistory,
  IconTrophy,
  IconTruck,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';

/** Pages name their icons, because the first script of a page contains no components. */
export const MENU_ICONS = {
  awards: IconTrophy,
  bids: IconCoins,
  history: IconHistory,
  profile: IconUser,
  tenders: IconGavel,
  truck: IconTruck,
} as const satisfies Record<string, TablerIcon>;

export type MenuIcon = keyof typeof MENU_ICONS;
