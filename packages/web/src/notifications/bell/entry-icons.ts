import {
  IconBell,
  IconBuilding,
  IconCalendarTime,
  IconCircleOff,
  IconClockPlus,
  IconGavel,
  IconHourglassHigh,
  IconMessage,
  IconPencil,
  IconRoute,
  IconScale,
  IconSpeakerphone,
  IconTrendingDown,
  IconTrophy,
  IconTruckDelivery,
  IconUserCheck,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { lookUp } from '@tenderlane/domain/values';
import type { NotificationGroup } from '@tenderlane/domain/notifications';

interface EntryIcon {
  icon: TablerIcon;
  color: string;
}

const ICONS: Record<NotificationGroup, EntryIcon> = {
  invited: { icon: IconGavel, color: 'var(--lane-icon)' },
  outbid: { icon: IconTrendingDown, color: 'var(--amber-icon)' },
  extended: { icon: IconClockPlus, color: 'var(--lane-icon)' },
  ending: { icon: IconCalendarTime, color: 'var(--amber-icon)' },
  selected: { icon: IconTrophy, color: 'var(--green-icon)' },
  confirmation: { icon: IconHourglassHigh, color: 'var(--plum-icon)' },
  lost: { icon: IconCircleOff, color: 'var(--gray-icon)' },
  changed: { icon: IconPencil, color: 'var(--amber-icon)' },
  tender_over: { icon: IconScale, color: 'var(--amber-icon)' },
  approval: { icon: IconUserCheck, color: 'var(--amber-icon)' },
  network: { icon: IconUserPlus, color: 'var(--blue-icon)' },
  order: { icon: IconTruckDelivery, color: 'var(--blue-icon)' },
  trip: { icon: IconRoute, color: 'var(--blue-icon)' },
  message: { icon: IconMessage, color: 'var(--lane-icon)' },
  announcement: { icon: IconSpeakerphone, color: 'var(--blue-icon)' },
  reminder: { icon: IconBell, color: 'var(--lane-icon)' },
  company: { icon: IconBuilding, color: 'var(--gray-icon)' },
};

export const entryIcon = (type: string): EntryIcon => lookUp<EntryIcon>(ICONS, type) ?? ICONS.reminder;
