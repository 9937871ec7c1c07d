import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../lib/formats';
import { useReferenceOptions } from '@tenderlane/web/core/queries/reference';
import { SORTS, type LoadFilter } from './use-load-filter';
import classes from './loads.module.css';

const TYPING_PAUSE_MS = 300;

/** Search in sight; body, countries and order behind a button on a phone. */
export function ListFilter({ filter }: { filter: LoadFilter }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const [isOpen, { toggle }] = useDisclosure();
  const panelId = useId();
  const set = Object.keys(filter.values).filter((key) => key !== 'search').length;
  return (
    <div className={classes.filter} role="search">
      {/* A new key empties the field when the filter is cleared elsewhere. */}
      <Search key={filter.values.search ? 'searching' : 'empty'} filter={filter} />
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
    </div>
  );
}

function Search({ filter }: { filter: LoadFilter }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const [typed, setTyped] = useState(filter.values.search ?? '');
  const apply = useDebouncedCallback((search: string) => filter.set({ search }), TYPING_PAUSE_MS);
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={t('list.search')}
      placeholder={t('list.search')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed && <CloseButton size="sm" aria-label={t('common:clear')} onClick={() => filter.set({ search: '' })} />
      }
      maxLength={200}
      value={typed}
      autoFocus={typed !== ''}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        apply(event.currentTarget.value.trim());
      }}
    />
  );
}

function Choices({ filter }: { filter: LoadFilter }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const bodies = useReferenceOptions('truck_bodies');
  const countries = useReferenceOptions('countries');
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
        data={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(event) => filter.set({ sort: event.currentTarget.value })}
      />
    </>
  );
}
