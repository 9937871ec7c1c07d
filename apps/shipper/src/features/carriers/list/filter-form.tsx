import { Group, MultiSelect, NumberInput, Select } from '@mantine/core';
import { BODY_TYPES } from '@tenderlane/contract/reference/lists';
import { PACKET_STATUSES, CERTIFICATES } from '@tenderlane/domain/carriers';
import { DayInput } from '@tenderlane/ui';
import { FilterPanel } from '@tenderlane/ui/list/filter-popover';
import { LaneEndField, type LaneEnd } from '@tenderlane/web/capabilities/lane-end-field';
import { useReferenceNames, useReferenceOptions } from '@tenderlane/web/core/queries/reference';
import { useDayField } from '@tenderlane/web/moment-field';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFilters } from '../../fields';
import type { MoreFilter, MoreName } from '../carriers-filter';

export interface FilterFormProps {
  filter: MoreFilter;
  onApply: (filter: MoreFilter) => void;
}

interface PartProps {
  draft: MoreFilter;
  onChange: (part: MoreFilter) => void;
}

export function FilterForm({ filter, onApply }: FilterFormProps) {
  const { t } = useTranslation(['network', 'common']);
  const [draft, setDraft] = useState(filter);
  const part: PartProps = { draft, onChange: (changed) => setDraft({ ...draft, ...changed }) };
  const countries = useReferenceOptions('countries');
  const bodyName = useReferenceNames('truck_bodies');
  const dayField = useDayField();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  return (
    <FilterPanel applyLabel={t('filter.apply')} onSubmit={apply}>
      <Choice {...part} name="country" options={countries} />
      <LaneFilter {...part} end="from" />
      <LaneFilter {...part} end="to" />
      <Several {...part} name="body_types" keys={BODY_TYPES} textOf={bodyName} />
      <Several {...part} name="certificates" keys={CERTIFICATES} textOf={(key) => key.toUpperCase()} />
      <Choice
        {...part}
        name="packet_status"
        options={PACKET_STATUSES.map((value) => ({ value, label: t(`packet.${value}`) }))}
      />
      <Group gap={8} grow>
        <YesOrNo {...part} name="verified" />
        <YesOrNo {...part} name="has_account" />
      </Group>
      <Group gap={8} grow align="flex-end">
        <Figure {...part} name="rating_from" min={1} max={5} />
        <Figure {...part} name="response_from" max={100} />
      </Group>
      <Group gap={8} grow align="flex-end">
        <Figure {...part} name="acceptance_from" max={100} />
        <Figure {...part} name="cancel_to" max={100} />
      </Group>
      <DayInput
        field={dayField()}
        withinPortal={false}
        label={t('filter.agreement_before')}
        value={draft.agreement_before ?? null}
        onChange={(day) => part.onChange({ agreement_before: day ?? undefined })}
      />
      <FieldFilters entity="carrier" value={draft.custom} onChange={(custom) => part.onChange({ custom })} />
    </FilterPanel>
  );
}

interface ChoiceProps extends PartProps {
  name: 'country' | 'packet_status';
  options: { value: string; label: string }[];
}

function Choice({ draft, onChange, name, options }: ChoiceProps) {
  const { t } = useTranslation(['network', 'common']);
  return (
    <Select
      label={t(`filter.${name}`)}
      data={options}
      value={draft[name] ?? null}
      onChange={(value) => onChange({ [name]: value ?? undefined })}
      searchable
      // The first field is focused at once, and its list would cover the others.
      openOnFocus={false}
      clearable
      clearButtonProps={{ 'aria-label': t('common:clear') }}
      nothingFoundMessage={t('common:nothing_found')}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

function YesOrNo({ draft, onChange, name }: PartProps & { name: 'verified' | 'has_account' }) {
  const { t } = useTranslation(['network', 'common']);
  return (
    <Select
      label={t(`filter.${name}`)}
      data={[
        { value: 'yes', label: t('common:yes') },
        { value: 'no', label: t('common:no') },
      ]}
      value={draft[name] ?? null}
      onChange={(value) => onChange({ [name]: value ?? undefined })}
      clearable
      clearButtonProps={{ 'aria-label': t('common:clear') }}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

interface SeveralProps extends PartProps {
  name: 'body_types' | 'certificates';
  keys: readonly string[];
  textOf: (key: string) => string;
}

function Several({ draft, onChange, name, keys, textOf }: SeveralProps) {
  const { t } = useTranslation(['network', 'common']);
  return (
    <MultiSelect
      label={t(`filter.${name}`)}
      data={keys.map((key) => ({ value: key, label: textOf(key) }))}
      value={draft[name]?.split(',') ?? []}
      onChange={(values) => onChange({ [name]: values.join(',') || undefined })}
      searchable
      nothingFoundMessage={t('common:nothing_found')}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

type FigureName = Extract<MoreName, 'rating_from' | 'response_from' | 'acceptance_from' | 'cancel_to'>;

/** Stars or percent; the address stores hundredths. */
function Figure({ draft, onChange, name, min = 0, max }: PartProps & { name: FigureName; min?: number; max: number }) {
  const { t } = useTranslation('network');
  const value = draft[name];
  return (
    <NumberInput
      label={t(`filter.${name}`)}
      min={min}
      max={max}
      decimalScale={2}
      clampBehavior="strict"
      value={value === undefined ? '' : Number(value) / 100}
      onChange={(typed) =>
        onChange({ [name]: typed === '' ? undefined : String(Math.max(1, Math.round(Number(typed) * 100))) })
      }
    />
  );
}

function LaneFilter({ draft, onChange, end }: PartProps & { end: 'from' | 'to' }) {
  const { t } = useTranslation('network');
  const [country, point] = [draft[`${end}_country`], draft[`${end}_point`]];
  const [lat, lon] = point?.split(',').map(Number) ?? [];
  const value: LaneEnd | null =
    country === undefined
      ? null
      : { country_id: country, name: draft[`${end}_name`] ?? null, lat: lat ?? null, lon: lon ?? null };
  const choose = (chosen: LaneEnd | null) =>
    onChange({
      [`${end}_country`]: chosen?.country_id,
      [`${end}_name`]: chosen?.name ?? undefined,
      [`${end}_point`]:
        chosen && chosen.lat !== null && chosen.lon !== null
          ? `${chosen.lat.toFixed(4)},${chosen.lon.toFixed(4)}`
          : undefined,
    });
  return <LaneEndField label={t(`filter.${end}`)} value={value} onChange={choose} clearable isInside />;
}
