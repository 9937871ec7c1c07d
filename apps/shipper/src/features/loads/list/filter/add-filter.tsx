import { Button, Popover, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from './list-filter';
import classes from '../loads-list.module.css';

const FilterForm = lazy(() => import('./filter-form').then((part) => ({ default: part.FilterForm })));

interface AddFilterProps {
  filter: ListFilter;
  onApply: (part: Partial<ListFilter>) => void;
}

/** The filters that need typing or choosing, applied together. */
export function AddFilter({ filter, onApply }: AddFilterProps) {
  const { t } = useTranslation('common');
  const [isOpen, setIsOpen] = useState(false);
  const apply = (part: Partial<ListFilter>) => {
    setIsOpen(false);
    onApply(part);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" width={360} trapFocus>
      <Popover.Target>
        <Button
          size="xs"
          className={classes.addFilter}
          leftSection={<IconPlus size={14} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('filter')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={12} mah="min(560px, 80dvh)" style={{ overflow: 'auto' }}>
        <Suspense fallback={<Skeleton height={320} />}>
          <FilterForm filter={filter} onApply={apply} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
