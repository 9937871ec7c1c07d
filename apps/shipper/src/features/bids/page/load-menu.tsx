import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FoldedActions } from '../../loads';
import type { ActionView } from './load-actions';

/** Every other action of a load: what is possible first, the rest folded with its reasons. */
export function LoadMenu({ actions }: { actions: readonly ActionView[] }) {
  const { t } = useTranslation('loads');
  return (
    <Menu position="bottom-end" width={300} withinPortal={false}>
      <Menu.Target>
        <ActionIcon size={32} variant="default" aria-label={t('action.menu')}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        <FoldedActions actions={actions} />
      </Menu.Dropdown>
    </Menu>
  );
}
