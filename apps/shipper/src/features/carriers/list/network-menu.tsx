import { Button } from '@mantine/core';
import {
  IconCalendarDue,
  IconCopyCheck,
  IconDots,
  IconFileSpreadsheet,
  IconHandStop,
  IconSparkles,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Menu } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useTranslation } from 'react-i18next';
import { number } from '../../../lib/formats';
import { announcementsPath, expiringPath, importPaths, paths } from '../../../lib/paths';

export function NetworkMenu() {
  const { t } = useTranslation(['network', 'carriers']);
  const account = useAccount();
  const requests = account?.carriers_request_count ?? 0;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconDots size={16} />}>{t('more')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths['carriers.requests']} leftSection={<IconHandStop size={16} />}>
          {t('link.requests')}
          {requests > 0 && ` (${number(requests)})`}
        </Menu.Item>
        <Menu.Item component={Link} to={paths['carriers.suggested']} leftSection={<IconSparkles size={16} />}>
          {t('link.suggested')}
        </Menu.Item>
        <Menu.Item component={Link} to={expiringPath} leftSection={<IconCalendarDue size={16} />}>
          {t('carriers:expiring')}
        </Menu.Item>
        <Menu.Item component={Link} to={announcementsPath} leftSection={<IconSpeakerphone size={16} />}>
          {t('link.announcements')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths['carriers.duplicates']} leftSection={<IconCopyCheck size={16} />}>
          {t('link.duplicates')}
        </Menu.Item>
        {account?.rights.includes('carriers.write') && (
          <Menu.Item component={Link} to={importPaths.carriers} leftSection={<IconFileSpreadsheet size={16} />}>
            {t('carriers:import.button')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
