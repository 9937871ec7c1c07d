import { ActionIcon } from '@mantine/core';
import { IconBuildingWarehouse, IconSwitchHorizontal, IconTruck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Menu, Tooltip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api';

export function SwitchMenu() {
  const { t } = useTranslation('shell');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /auth/token', { body: { workspace: 'carrier' } }),
    onSuccess: ({ data }) => location.assign(data.url),
  });
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
