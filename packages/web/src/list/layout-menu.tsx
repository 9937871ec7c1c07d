import { ActionIcon, Skeleton } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import { Popover, Tooltip, readAhead } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutMenuProps } from './use-list-layout';

const LayoutPanel = lazy(readAhead(async () => ({ default: (await import('./layout-panel')).LayoutPanel })));

export function LayoutMenu(props: LayoutMenuProps) {
  const { t } = useTranslation('list');
  const [isOpen, setIsOpen] = useState(false);
  // A ticked column moves in the list, which loses the focus.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setIsOpen(false);
  });
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={320} trapFocus>
      <Popover.Target>
        <Tooltip label={t('layout.title')}>
          <ActionIcon size={32} aria-label={t('layout.title')} onClick={() => setIsOpen(!isOpen)}>
            <IconColumns3 size={16} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={12} aria-label={t('layout.title')}>
        <Suspense fallback={<Skeleton height={280} />}>
          <LayoutPanel {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
