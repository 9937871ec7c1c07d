import { Button, Checkbox, Select } from '@mantine/core';
import { FACILITY_CATEGORIES, FACILITY_STATUSES } from '@tenderlane/domain/facilities';
import { useLateOptions } from '@tenderlane/ui';
import { useReferenceOptions } from '@tenderlane/web/core/queries/reference';
import { ListSearch } from '@tenderlane/web/list/list-search';
import { ListTools } from '@tenderlane/web/list/list-tools';
import { ROW_KEYS } from '@tenderlane/web/list/use-row-keys';
import { useTranslation } from 'react-i18next';
import { ListToolbar } from '@tenderlane/ui/list/list-toolbar';
import classes from '../facilities.module.css';
import { isNarrowed, NO_FILTER } from './facilities-filter';
import type { FacilitiesList } from './use-facilities-list';

export function FacilitiesToolbar({ list }: { list: FacilitiesList }) {
  const { filter, change, columns, layout } = list;
  const { t } = useTranslation(['facilities', 'common']);
  const countries = useLateOptions(useReferenceOptions('countries'), [filter.country ?? '']);
  const clear = { clearable: true, clearButtonProps: { 'aria-label': t('common:clear') } } as const;
  return (
    <ListToolbar tools={<ListTools columns={columns} layout={layout} keys={ROW_KEYS} />}>
      <ListSearch
        label={t('search')}
        placeholder={t('search')}
        isWide
        value={filter.search || undefined}
        onChange={(search = '') => change({ search })}
      />
      <Select
        aria-label={t('filter.category')}
        placeholder={t('filter.category')}
        className={classes.filter}
        data={FACILITY_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        value={filter.category}
        onChange={(category) => change({ category })}
        {...clear}
      />
      <Select
        aria-label={t('filter.status')}
        placeholder={t('filter.status')}
        className={classes.filter}
        data={FACILITY_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filter.status}
        onChange={(status) => change({ status })}
        {...clear}
      />
      <Select
        aria-label={t('filter.country')}
        placeholder={t('filter.country')}
        className={classes.filter}
        {...countries}
        value={filter.country}
        onChange={(country) => change({ country })}
        searchable
        nothingFoundMessage={t('common:nothing_found')}
        {...clear}
      />
      <Checkbox
        className={classes.favourite}
        label={t('filter.favourite')}
        checked={filter.isFavourite}
        onChange={(event) => change({ isFavourite: event.currentTarget.checked })}
      />
      {isNarrowed(filter) && (
        <Button variant="subtle" onClick={() => change(NO_FILTER)}>
          {t('common:clear')}
        </Button>
      )}
    </ListToolbar>
  );
}
