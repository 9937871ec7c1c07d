import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Menu } from '@tenderlane/ui';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldedActions } from '../../loads';
import type { ActionView } from './load-actions';

const WatchItems = lazy(
  withTexts(
    () => import('@tenderlane/web/loads/watch/watch-items').then((part) => ({ default: part.WatchItems })),
    ['bell'],
  ),
);
const RemindDialog = lazy(
  withTexts(
    () => import('@tenderlane/web/loads/watch/remind.dialog').then((part) => ({ default: part.RemindDialog })),
    ['bell'],
  ),
);

interface LoadMenuProps {
  loadId: number;
  actions: readonly ActionView[];
}

export function LoadMenu({ loadId, actions }: LoadMenuProps) {
  const { t } = useTranslation('loads');
  const [isReminding, setIsReminding] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width={300} withinPortal={false}>
        <Menu.Target>
          <ActionIcon size={32} variant="default" aria-label={t('action.menu')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
          <FoldedActions actions={actions} />
          <Suspense>
            <WatchItems loadId={loadId} onRemind={() => setIsReminding(true)} />
          </Suspense>
        </Menu.Dropdown>
      </Menu>
      <Suspense>{isReminding && <RemindDialog loadId={loadId} onClose={() => setIsReminding(false)} />}</Suspense>
    </>
  );
}
