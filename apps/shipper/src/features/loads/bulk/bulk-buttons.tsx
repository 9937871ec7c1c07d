import { Button } from '@mantine/core';
import {
  IconArchive,
  IconCircleCheck,
  IconCircleX,
  IconClockPlus,
  IconDots,
  IconSend,
  IconSteeringWheel,
  IconTag,
  IconTruck,
  IconUserShare,
} from '@tabler/icons-react';
import { Menu } from '@tenderlane/ui';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkSelection, ListBulkAction } from './bulk.api';

const BulkDialog = lazy(
  withTexts(() => import('./bulk-dialog').then((part) => ({ default: part.BulkDialog })), ['bulk', 'jobs', 'loads']),
);

const MORE = [
  { action: 'extend', icon: IconClockPlus },
  { action: 'hand_over', icon: IconUserShare },
  { action: 'archive', icon: IconArchive },
  { action: 'cancel', icon: IconCircleX },
] as const;

const OF_TRIPS = [
  { action: 'ask_vehicle', icon: IconTruck },
  { action: 'send_driver_link', icon: IconSteeringWheel },
  { action: 'complete', icon: IconCircleCheck },
] as const;

interface BulkButtonsProps {
  selection: BulkSelection;
  onDone: () => void;
}

export function BulkButtons({ selection, onDone }: BulkButtonsProps) {
  const { t } = useTranslation(['loads', 'loadsList', 'common']);
  // Selection at the time of the click; the bar may be empty when the dialog closes.
  const [order, setOrder] = useState<{ action: ListBulkAction; selection: BulkSelection } | null>(null);
  const ask = (action: ListBulkAction) => () => setOrder({ action, selection });
  return (
    <>
      <Button variant="transparent" leftSection={<IconSend size={15} />} onClick={ask('publish')}>
        {t('loads:selection.publish')}
      </Button>
      <Button variant="transparent" leftSection={<IconTag size={15} />} onClick={ask('tag')}>
        {t('loads:selection.tags')}
      </Button>
      <Menu position="top-end">
        <Menu.Target>
          <Button variant="transparent" leftSection={<IconDots size={15} />}>
            {t('common:more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {OF_TRIPS.map(({ action, icon: Icon }) => (
            <Menu.Item key={action} leftSection={<Icon size={16} />} onClick={ask(action)}>
              {t(`loadsList:selection.${action}`)}
            </Menu.Item>
          ))}
          {MORE.map(({ action, icon: Icon }) => (
            <Menu.Item key={action} leftSection={<Icon size={16} />} onClick={ask(action)}>
              {t(`loads:selection.${action}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {order && (
        <Suspense fallback={null}>
          <BulkDialog {...order} onClose={() => setOrder(null)} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
