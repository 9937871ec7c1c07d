import { ActionIcon } from '@mantine/core';
import { IconBuildingWarehouse, IconSwitchHorizontal, IconTruck } from '@tabler/icons-react';
import { Menu, Tooltip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useOpenOtherSide } from '@tenderlane/web/identity/own-session.api';

export function SwitchMenu() {
  const { t } = useTranslation('shell');
  const { mutate, isPending } = useOpenOtherSide();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Tooltip label={t('header.switch_to')}>
          <ActionIcon aria-label={t('header.switch_to')} size={32} loading={isPending}>
            <IconSwitchHorizontal size={18} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconTruck size={16} />} onClick={() => mutate()}>
          {t('header.switch_to_carrier')}
        </Menu.Item>
        <Menu.Item leftSection={<IconBuildingWarehouse size={16} />} disabled rightSection={t('header.here_now')}>
          {t('header.switch_to_shipper')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
