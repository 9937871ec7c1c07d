import { Skeleton } from '@mantine/core';
import { readAhead } from '@tenderlane/ui';
import { FilterPopover } from '@tenderlane/ui/list/filter-popover';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterFormProps } from './filter-form';

const FilterForm = lazy(readAhead(async () => ({ default: (await import('./filter-form')).FilterForm }), 'seldom'));

export function AddFilter({ filter, onApply }: FilterFormProps) {
  const { t } = useTranslation('common');
  return (
    <FilterPopover label={t('filter')}>
      {(close) => (
        <Suspense fallback={<Skeleton height={320} />}>
          <FilterForm
            filter={filter}
            onApply={(next) => {
              close();
              onApply(next);
            }}
          />
        </Suspense>
      )}
    </FilterPopover>
  );
}
