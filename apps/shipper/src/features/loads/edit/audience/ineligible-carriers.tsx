import { Button, Modal } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const LazyList = lazy(() => import('./ineligible-list').then((part) => ({ default: part.IneligibleList })));

export function IneligibleCarriers({ loadId }: { loadId: number }) {
  const { t } = useTranslation(['packets', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="compact-xs" onClick={() => setIsOpen(true)}>
        {t('eligibility.show')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('eligibility.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <Suspense fallback={null}>
          <LazyList loadId={loadId} />
        </Suspense>
      </Modal>
    </>
  );
}
