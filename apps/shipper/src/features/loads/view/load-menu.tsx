import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionItem } from '../action-item';
import type { ActionView } from './load-actions';

/** Every other action of a load: what is possible first, then what is not and why. */
export function LoadMenu({ actions }: { actions: readonly ActionView[] }) {
  const { t } = useTranslation('loads');
  const possible = actions.filter(({ reason }) => reason === null);
  const refused = actions.filter(({ reason }) => reason !== null);
  return (
    <Menu position="bottom-end" width={300} withinPortal={false}>
      <Menu.Target>
        <ActionIcon size={32} variant="default" aria-label={t('action.menu')}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        {possible.map(({ action, ...item }) => (
          <ActionItem key={action} {...item} />
        ))}
        {refused.length > 0 && <Menu.Label>{t('action.not_possible')}</Menu.Label>}
        {refused.map(({ action, ...item }) => (
          <ActionItem key={action} {...item} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
