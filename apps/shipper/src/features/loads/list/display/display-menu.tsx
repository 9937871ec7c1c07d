import { Button } from '@mantine/core';
import { IconCalendarMonth, IconLayoutList, IconMap2, IconStack2, type TablerIcon } from '@tabler/icons-react';
import { GROUPINGS } from '@tenderlane/contract/loads/list';
import { Menu } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import type { Display } from '../filter/list-place';

interface DisplayMenuProps {
  display: Display;
  onChange: (display: Display) => void;
}

const ICONS: Record<Display, TablerIcon> = {
  table: IconLayoutList,
  map: IconMap2,
  calendar: IconCalendarMonth,
  status: IconStack2,
  manager: IconStack2,
  carrier: IconStack2,
  pickup_day: IconStack2,
  label: IconStack2,
};

export function DisplayMenu({ display, onChange }: DisplayMenuProps) {
  const { t } = useTranslation('loadsList');
  const Icon = ICONS[display];
  const item = (one: Display) => {
    const ItemIcon = ICONS[one];
    return (
      <Menu.Item
        key={one}
        aria-current={one === display || undefined}
        leftSection={<ItemIcon size={16} aria-hidden />}
        fw={one === display ? 580 : 400}
        onClick={() => onChange(one)}
      >
        {t(`display.${one}`)}
      </Menu.Item>
    );
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="subtle" color="gray" leftSection={<Icon size={16} aria-hidden />}>
          {t(`display.${display}`)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {item('table')}
        {item('map')}
        {item('calendar')}
        <Menu.Label>{t('display.groups')}</Menu.Label>
        {GROUPINGS.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}
