import { Drawer } from '@mantine/core';
import type { Facility } from '@tenderlane/contract';
import { SkeletonRows, useRestoreFocus } from '@tenderlane/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormPurpose } from './facility-values';

const FacilityForm = lazy(() => import('./facility.form').then((part) => ({ default: part.FacilityForm })));

interface FacilityDrawerProps {
  purpose: FormPurpose;
  facility?: Facility;
  onClose: () => void;
  onCreated?: (id: number) => void;
}

/** A click beside the drawer does not close it, so that no input is lost. */
export function FacilityDrawer({ purpose, facility, onClose, onCreated }: FacilityDrawerProps) {
  useRestoreFocus();
  const { t } = useTranslation(['facilities', 'common']);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={640}
      title={t(`form.${purpose}`)}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Suspense fallback={<SkeletonRows label={t('common:loading')} />}>
        <FacilityForm
          purpose={purpose}
          facility={facility ?? null}
          onDone={(id) => {
            onClose();
            if (id !== null) onCreated?.(id);
          }}
          onCancel={onClose}
        />
      </Suspense>
    </Drawer>
  );
}
