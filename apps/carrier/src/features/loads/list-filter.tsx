import { Button, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import type { LayoutMenuProps } from '@tenderlane/web/list/use-list-layout';
import { ListSearch } from '@tenderlane/web/list/list-search';
import { ListTools } from '@tenderlane/web/list/list-tools';
import { ROW_KEYS } from '@tenderlane/web/list/use-row-keys';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../lib/formats';
import { useReferenceOptions } from '@tenderlane/web/core/queries/reference';
import { SORTS, type LoadFilter } from './use-load-filter';
import classes from './loads.module.css';

interface ListFilterProps extends LayoutMenuProps {
  filter: LoadFilter;
}

export function ListFilter({ filter, ...layout }: ListFilterProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const [isOpen, { toggle }] = useDisclosure();
  const panelId = useId();
  const set = Object.keys(filter.values).filter((key) => key !== 'search').length;
  return (
    <div className={classes.filter} role="search">
      <div className={classes.search}>
        <ListSearch
          label={t('list.search')}
          placeholder={t('list.search')}
          value={filter.values.search}
          onChange={(search = '') => filter.set({ search })}
        />
      </div>
      {filter.values.attention && (
        <Button
          className={classes.only}
          size="xs"
          rightSection={<IconX size={14} aria-hidden />}
          onClick={() => filter.set({ attention: '' })}
        >
          {t('waits.only')}
        </Button>
      )}
      <Button
        className={classes.filterButton}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        {set > 0 ? t('list.filters_set', { number: number(set) }) : t('common:filter')}
      </Button>
      <div id={panelId} className={classes.filterPanel} data-open={isOpen || undefined}>
        <Choices filter={filter} />
      </div>
      <div className={classes.tools}>
        <ListTools {...layout} keys={ROW_KEYS} hasPalette={false} />
      </div>
    </div>
  );
}

function Choices({ filter }: { filter: LoadFilter }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const bodies = useReferenceOptions('truck_bodies');
  const countries = useReferenceOptions('countries');
  const isByColumn = !SORTS.some((sort) => sort === filter.sort);
  const any = { value: '', label: t('common:all') };
  const choice = (key: 'body_type' | 'pickup_country' | 'delivery_country', options: typeof bodies) => (
    <NativeSelect
      key={key}
      label={t(`filter.${key}`)}
      value={filter.values[key] ?? ''}
      data={[any, ...options]}
      onChange={(event) => filter.set({ [key]: event.currentTarget.value })}
    />
  );
  return (
    <>
      {choice('body_type', bodies)}
      {choice('pickup_country', countries)}
      {choice('delivery_country', countries)}
      <NativeSelect
        label={t('common:sort')}
        value={filter.sort}
        data={[
          ...SORTS.map((value) => ({ value: String(value), label: t(`sort.${value}`) })),
          ...(isByColumn ? [{ value: filter.sort, label: t('sort.by_column') }] : []),
        ]}
        onChange={(event) => filter.set({ sort: event.currentTarget.value })}
      />
    </>
  );
}
