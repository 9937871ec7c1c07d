import { Button, Skeleton } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { Popover, readAhead } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveView } from './use-active-view';
import classes from './views.module.css';

const ViewsPanel = lazy(readAhead(async () => ({ default: (await import('./views-panel')).ViewsPanel })));

export function ViewsMenu({ active }: { active: ActiveView }) {
  const { t } = useTranslation('list');
  const [isOpen, setIsOpen] = useState(false);
  const { view, isChanged } = active;
  const Icon = view ? IconBookmarkFilled : IconBookmark;
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={340} trapFocus>
      <Popover.Target>
        <Button
          size="xs"
          className={classes.button}
          leftSection={<Icon size={14} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={classes.name}>
            {view ? <bdi>{view.name}</bdi> : t('views.title')}
            {isChanged && <span className={classes.changed}> · {t('views.changed')}</span>}
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={8} mah="min(520px, 80dvh)" style={{ overflow: 'auto' }} aria-label={t('views.title')}>
        <Suspense fallback={<Skeleton height={160} />}>
          <ViewsPanel active={active} onClose={() => setIsOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
