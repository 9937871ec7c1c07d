import { Button } from '@mantine/core';
import { IconArchive, IconCircleX, IconSend, IconTag, IconUserShare } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction, BulkSelection } from './bulk.api';

const BulkDialog = lazy(() => import('./bulk-dialog').then(({ BulkDialog: Dialog }) => ({ default: Dialog })));

interface BulkButtonsProps {
  selection: BulkSelection;
  /** A change of them was ordered. */
  onDone: () => void;
}

/** What can be done with everything that is selected, at once; which of them cannot is said before it is done. */
export function BulkButtons({ selection, onDone }: BulkButtonsProps) {
  const { t } = useTranslation('loads');
  // What was selected at the press: the bar may be empty by the time the dialog closes.
  const [order, setOrder] = useState<{ action: BulkAction; selection: BulkSelection } | null>(null);
  const ask = (action: BulkAction) => () => setOrder({ action, selection });
  return (
    <>
      <Button variant="transparent" leftSection={<IconSend size={15} />} onClick={ask('publish')}>
        {t('selection.publish')}
      </Button>
      <Button variant="transparent" leftSection={<IconTag size={15} />} onClick={ask('tag')}>
        {t('selection.tags')}
      </Button>
      <Button variant="transparent" leftSection={<IconUserShare size={15} />} onClick={ask('hand_over')}>
        {t('selection.hand_over')}
      </Button>
      <Button variant="transparent" leftSection={<IconArchive size={15} />} onClick={ask('archive')}>
        {t('selection.archive')}
      </Button>
      <Button variant="transparent" leftSection={<IconCircleX size={15} />} onClick={ask('cancel')}>
        {t('selection.cancel')}
      </Button>
      {order && (
        <Suspense fallback={null}>
          <BulkDialog {...order} onClose={() => setOrder(null)} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}
