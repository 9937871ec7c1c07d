import {
  IconBuildingWarehouse,
  IconHeadset,
  IconLayoutDashboard,
  IconRoute,
  IconSettings,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';

export const MENU_ICONS = {
  carriers: IconUsers,
  dashboard: IconLayoutDashboard,
  facilities: IconBuildingWarehouse,
  operator: IconHeadset,
  settings: IconSettings,
  tenders: IconRoute,
} as const satisfies Record<string, TablerIcon>;

export type MenuIcon = keyof typeof MENU_ICONS;
