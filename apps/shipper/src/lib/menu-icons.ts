import {
  IconBuildingWarehouse,
  IconHeadset,
  IconLayoutDashboard,
  IconRoute,
  IconSettings,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';

/** Pages name their icons, because the first script of a page contains no components. */
export const MENU_ICONS = {
  carriers: IconUsers,
  dashboard: IconLayoutDashboard,
  facilities: IconBuildingWarehouse,
  operator: IconHeadset,
  settings: IconSettings,
  tenders: IconRoute,
} as const satisfies Record<string, TablerIcon>;

export type MenuIcon = keyof typeof MENU_ICONS;
