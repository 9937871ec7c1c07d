import { Button } from '@mantine/core';
import type { OpenWorkKind } from '@tenderlane/domain/brands';
import { FormSection } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const CloseCompanyDialog = lazy(async () => ({ default: (await import('./close-company.dialog')).CloseCompanyDialog }));

export function CloseCompany({ name, listOf }: { name: string; listOf: (kind: OpenWorkKind) => string }) {
  const { t } = useTranslation('company');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormSection title={t('closing.title')} why={t('closing.why')}>
      <div>
        <Button color="red" variant="outline" onClick={() => setIsOpen(true)}>
          {t('closing.close')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <CloseCompanyDialog name={name} listOf={listOf} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  );
}
