import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCalendarPlus, IconDots, IconNotes, IconTrash } from '@tabler/icons-react';
import { LIMITS } from '@tenderlane/domain/core';
import { Menu } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { moveStop, removeStop } from './stops';
import { useDraft } from '../draft/use-draft';

interface StopMenuProps {
  stopKey: string;
  index: number;
  count: number;
  details: { isOpen: boolean; toggle: () => void };
  endsLater: { isOn: boolean; toggle: () => void };
}

export function StopMenu({ stopKey, index, count, details, endsLater }: StopMenuProps) {
  const { t } = useTranslation(['loadEdit', 'common']);
  const { store } = useDraft();
  const isLeast = count <= LIMITS.stopsMin;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('stop.more', { number: index + 1 })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconNotes size={16} />} onClick={details.toggle}>
          {details.isOpen ? t('stop.hide_details') : t('stop.details')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCalendarPlus size={16} />} onClick={endsLater.toggle}>
          {endsLater.isOn ? t('window.ends_same') : t('window.ends_later')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          disabled={index === 0}
          onClick={() => moveStop(store, index, index - 1)}
        >
          {t('stop.up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          disabled={index === count - 1}
          onClick={() => moveStop(store, index, index + 1)}
        >
          {t('stop.down')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconTrash size={16} />}
          disabled={isLeast}
          title={isLeast ? t('stop.at_least') : ''}
          onClick={() => removeStop(store, stopKey)}
        >
          {t('common:remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
