import { Skeleton } from '@mantine/core';
import { readAhead } from '@tenderlane/ui';
import { FilterPopover } from '@tenderlane/ui/list/filter-popover';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from './list-filter';
import classes from '../loads-list.module.css';

const FilterForm = lazy(readAhead(async () => ({ default: (await import('./filter-form')).FilterForm })));

interface AddFilterProps {
  filter: ListFilter;
  onApply: (part: Partial<ListFilter>) => void;
}

export function AddFilter({ filter, onApply }: AddFilterProps) {
  const { t } = useTranslation('common');
  return (
    <FilterPopover label={t('filter')} buttonClassName={classes.addFilter}>
      {(close) => (
        <Suspense fallback={<Skeleton height={320} />}>
          <FilterForm
            filter={filter}
            onApply={(part) => {
              close();
              onApply(part);
            }}
          />
        </Suspense>
      )}
    </FilterPopover>
  );
}
