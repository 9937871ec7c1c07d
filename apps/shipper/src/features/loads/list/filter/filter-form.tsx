import { Group, MultiSelect, Select, TagsInput } from '@mantine/core';
import { TRACKING_FILTERS } from '@tenderlane/contract/loads/list';
import { BODY_TYPES, LOAD_TYPES, PAYMENT_TYPES, type ReferenceListName } from '@tenderlane/contract/reference/lists';
import { LIMITS } from '@tenderlane/domain/core';
import { TENDER_TYPES } from '@tenderlane/domain/loads';
import { FilterPanel } from '@tenderlane/ui/list/filter-popover';
import { useLateOptions } from '@tenderlane/ui';
import { useReferenceOptions } from '@tenderlane/web/core/queries/reference';
import { useDeferredValue, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFilters } from '../../../fields';
import { useNames } from '../../measures';
import { DayRange } from './day-range';
import type { FilterPartProps } from './filter-part';
import type { FilterName, ListFilter } from './list-filter';
import { CarrierFilter, ManagerFilter } from './people-filters';
import { PlaceFilter } from './place-filter';
import { PriceRange } from './price-range';

interface FilterFormProps {
  filter: ListFilter;
  onApply: (part: Partial<ListFilter>) => void;
}

export function FilterForm({ filter, onApply }: FilterFormProps) {
  const { t } = useTranslation('loads');
  const [draft, setDraft] = useState<Partial<ListFilter>>(filter);
  // Fields below the fold render after the first paint.
  const isWhole = useDeferredValue(true, false);
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const change = (part: Partial<ListFilter>) => setDraft((before) => ({ ...before, ...part }));
  const report = (name: string) => (problem: string | null) =>
    setUnreadable(
      (before) => new Set(problem === null ? [...before].filter((one) => one !== name) : [...before, name]),
    );
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const { price_from: from, price_to: to, currency } = draft;
    // The field shows its error.
    if (unreadable.size > 0 || ((from ?? to) && !currency)) return;
    onApply(draft);
  };
  const parts = { draft, onChange: change, report };
  return (
    <FilterPanel applyLabel={t('filter.apply')} onSubmit={apply}>
      <ManagerFilter {...parts} />
      <CarrierFilter {...parts} />
      <DayRange {...parts} kind="pickup" hasPresets />
      <DayRange {...parts} kind="delivery" />
      <DayRange {...parts} kind="created" />
      <PlaceFilter {...parts} end="from" />
      <PlaceFilter {...parts} end="to" />
      <Group gap={8} grow>
        <CountrySelect {...parts} name="from_country" />
        <CountrySelect {...parts} name="to_country" />
      </Group>
      {isWhole && <LowerFields {...parts} />}
    </FilterPanel>
  );
}

function LowerFields(props: FilterPartProps) {
  const { t } = useTranslation(['loads', 'loadsList', 'common']);
  const { draft, onChange } = props;
  return (
    <>
      <Several {...props} name="truck_body" list="truck_bodies" keys={BODY_TYPES} label={t('filter.truck_body')} />
      <Several
        {...props}
        name="load_type"
        list="load_types"
        keys={LOAD_TYPES}
        label={t('loadsList:column.load_type')}
      />
      <Several
        {...props}
        name="payment_type"
        list="payment_types"
        keys={PAYMENT_TYPES}
        label={t('loadsList:column.payment_type')}
      />
      <PriceRange {...props} />
      <Select
        label={t('loadsList:column.tender_type')}
        data={TENDER_TYPES.map((type) => ({ value: type, label: t(`loads:cargo.type.${type}`) }))}
        value={draft.tender_type ?? null}
        onChange={(value) => onChange({ tender_type: value ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': t('common:clear') }}
        comboboxProps={{ withinPortal: false }}
      />
      <TagsInput
        label={t('loadsList:column.labels')}
        description={t('loadsList:filter.labels_hint')}
        maxTags={LIMITS.tagsMax}
        maxLength={50}
        acceptValueOnBlur
        value={draft.labels?.split(',') ?? []}
        onChange={(tags) => onChange({ labels: tags.join(',') || undefined })}
      />
      <Select
        label={t('loadsList:column.tracking')}
        data={TRACKING_FILTERS.map((part) => ({ value: part, label: t(`loadsList:filter.tracking.${part}`) }))}
        value={draft.tracking ?? null}
        onChange={(tracking) => onChange({ tracking: tracking ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': t('common:clear') }}
        comboboxProps={{ withinPortal: false }}
      />
      <FieldFilters entity="load" value={draft.custom} onChange={(custom) => onChange({ custom })} />
    </>
  );
}

function CountrySelect({ draft, onChange, name }: FilterPartProps & { name: 'from_country' | 'to_country' }) {
  const { t } = useTranslation(['loadsList', 'common']);
  const value = draft[name] ?? null;
  const options = useLateOptions(useReferenceOptions('countries'), [value ?? '']);
  return (
    <Select
      label={t(`filter.${name}`)}
      {...options}
      value={value}
      onChange={(next) => onChange({ [name]: next ?? undefined })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('common:clear') }}
      nothingFoundMessage={t('common:nothing_found')}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

interface SeveralProps extends FilterPartProps {
  name: FilterName;
  list: ReferenceListName;
  keys: readonly string[];
  label: string;
}

function Several({ draft, onChange, name, list, keys, label }: SeveralProps) {
  const { t } = useTranslation('common');
  const nameOf = useNames(list);
  return (
    <MultiSelect
      label={label}
      data={keys.map((key) => ({ value: key, label: nameOf(key) }))}
      value={draft[name]?.split(',') ?? []}
      onChange={(values) => onChange({ [name]: values.join(',') || undefined })}
      searchable
      nothingFoundMessage={t('nothing_found')}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
