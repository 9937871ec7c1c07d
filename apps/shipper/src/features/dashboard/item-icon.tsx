import {
  IconCircleOff,
  IconClock,
  IconFileAlert,
  IconScale,
  IconUserCheck,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ItemIcon } from '@tenderlane/contract/dashboard/schemas';
import classes from './dashboard.module.css';

const ICONS: Record<ItemIcon, TablerIcon> = {
  approve: IconUserCheck,
  choose: IconScale,
  clock: IconClock,
  failed: IconCircleOff,
  paper: IconFileAlert,
  people: IconUsers,
};

export function ItemIconMark({ icon }: { icon: ItemIcon }) {
  const Icon = ICONS[icon];
  return <Icon size={18} aria-hidden className={classes.icon} data-icon={icon} />;
}
