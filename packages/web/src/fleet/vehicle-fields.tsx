import { MultiSelect, NumberInput, Select, TagsInput, TextInput } from '@mantine/core';
import { LENGTH_UNITS, WEIGHT_UNITS } from '@tenderlane/contract/reference/lists';
import {
  FLEET_LIMITS,
  TRAILER_CATEGORIES,
  TRAILER_TYPES,
  TRUCK_CATEGORIES,
  TRUCK_TYPES,
} from '@tenderlane/domain/fleet';
import { FieldPair, SegmentedChoice } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useReferenceOptions } from '../core/queries/reference';
import { FileField } from '../files/file-field';
import type { RecordForm } from './use-record-form';
import classes from './fleet.module.css';

export function VehicleFields({ form, isTruck }: { form: RecordForm; isTruck: boolean }) {
  const { t } = useTranslation(['fleet', 'common']);
  const bodies = useReferenceOptions('truck_bodies');
  const types = isTruck ? TRUCK_TYPES : TRAILER_TYPES;
  const categories = isTruck ? TRUCK_CATEGORIES : TRAILER_CATEGORIES;
  return (
    <>
      <FieldPair>
        <TextInput label={t('field.plate')} required maxLength={20} data-autofocus {...form.text('plate')} />
        <Select
          label={t('field.type')}
          required
          allowDeselect={false}
          data={types.map((value) => ({ value, label: t(`type.${value}`) }))}
          {...form.choice('type')}
        />
        <Select
          label={t('field.body_type')}
          data={bodies}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          {...form.choice('body_type')}
        />
        <Select
          label={t('field.category')}
          clearable
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          data={categories.map((value) => ({ value, label: t(`category.${value}`) }))}
          {...form.choice('category')}
        />
        <TextInput label={t('field.make')} maxLength={60} {...form.text('make')} />
        <TextInput label={t('field.model')} maxLength={60} {...form.text('model')} />
        <NumberInput
          label={t('field.year')}
          allowDecimal={false}
          allowNegative={false}
          maxLength={4}
          thousandSeparator=""
          {...form.number('year')}
        />
        <TextInput label={t('field.vin')} description={t('hint.vin')} maxLength={30} {...form.text('vin')} />
      </FieldPair>
      <Sizes form={form} />
      <TextInput
        label={t('field.registration_certificate')}
        maxLength={50}
        {...form.text('registration_certificate')}
      />
      <FileField
        label={t('field.photos')}
        kinds="images"
        value={form.files}
        error={form.fileError}
        onChange={(files) => form.set('files', files)}
      />
    </>
  );
}

function Sizes({ form }: { form: RecordForm }) {
  const { t } = useTranslation('fleet');
  const loadings = useReferenceOptions('load_types');
  const [length, capacity] = [form.values['length_unit'], form.values['capacity_unit']];
  const unit = (name: 'length_unit' | 'capacity_unit', units: readonly ('m' | 'cm' | 'ft' | 'kg' | 't' | 'lb')[]) => (
    <SegmentedChoice
      label={t(`field.${name}`)}
      value={String(form.values[name])}
      onChange={(chosen) => form.set(name, chosen)}
      options={units.map((value) => ({ value, label: t(`unit.${value}`) }))}
    />
  );
  return (
    <>
      <h3 className={classes.group}>{t('group.size')}</h3>
      <FieldPair>
        {unit('length_unit', LENGTH_UNITS)}
        {unit('capacity_unit', WEIGHT_UNITS)}
      </FieldPair>
      <div className={classes.four}>
        {(['length_m', 'width_m', 'height_m'] as const).map((name) => (
          <NumberInput
            key={name}
            label={t(`field.${name}`)}
            suffix={` ${t(`unit.${length === 'cm' || length === 'ft' ? length : 'm'}`)}`}
            allowNegative={false}
            {...form.number(name)}
          />
        ))}
        <NumberInput
          label={t('field.load_capacity_kg')}
          suffix={` ${t(`unit.${capacity === 't' || capacity === 'lb' ? capacity : 'kg'}`)}`}
          allowNegative={false}
          {...form.number('load_capacity_kg')}
        />
        <NumberInput label={t('field.total_volume_m3')} allowNegative={false} {...form.number('total_volume_m3')} />
      </div>
      <MultiSelect label={t('field.loadings')} data={loadings} {...form.choices('loadings')} />
      <TagsInput
        label={t('field.equipment')}
        description={t('hint.equipment')}
        maxTags={FLEET_LIMITS.equipmentMax}
        {...form.choices('equipment')}
      />
    </>
  );
}
