import { Select, TextInput } from '@mantine/core';
import {
  LENGTH_UNITS,
  UNIT_SIZES,
  WEIGHT_UNITS,
  type LengthUnit,
  type WeightUnit,
} from '@tenderlane/contract/reference/lists';
import { LIMITS } from '@tenderlane/domain/core';
import { FormSection } from '@tenderlane/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../measures';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { NumberField } from '../fields/number-field';
import { PriceField } from '../fields/price-field';
import { TemperatureFields, TruckFields } from './truck-fields';
import { UnitField } from '../fields/unit-field';
import { PartLoadFields } from './part-load-fields';
import type { DraftFields } from '../draft/draft-fields';
import { valueOf } from '../draft/draft-state';
import { useDraft, useEntry } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

/** Limits of the server: kilograms, cubic metres, pieces, metres. */
const MOST = { weightKg: 1_000_000, volumeM3: 100_000, packages: 1_000_000, lengthM: 1000 };

export const CargoSection = memo(function CargoSection() {
  const { t } = useTranslation('loadEdit');
  return (
    <FormSection title={t('cargo.title')} why={t('cargo.why')}>
      <div className={classes.cargoRow}>
        <CargoName />
        <Weight />
        <Packages />
        <Volume />
      </div>
      <TruckFields />
      <PartLoadFields />
      <div className={classes.row4}>
        <SizeFields />
      </div>
      {/* Their names may need two lines; the fields still stand on one. */}
      <div className={`${classes.row4} ${classes.onOneLine}`}>
        <CargoValue name="declared_value" />
        <CargoValue name="estimated_value" />
        <TemperatureFields />
      </div>
    </FormSection>
  );
});

function CargoName() {
  const { t } = useTranslation('loadEdit');
  const [name, change] = useEntry('cargo', 'name');
  return (
    <FieldAnchor path="cargo.name">
      <TextInput
        label={t('cargo.name')}
        required
        placeholder={t('cargo.name_hint')}
        maxLength={LIMITS.nameMax}
        value={name ?? ''}
        error={useProblem('cargo.name')}
        onChange={(event) => change(event.currentTarget.value || null)}
      />
    </FieldAnchor>
  );
}

function Weight() {
  const { t } = useTranslation('loadEdit');
  const { store } = useDraft();
  const [kilograms] = useEntry('cargo', 'weight_kg');
  const [unit] = useEntry('cargo', 'weight_id');
  const change = (weight_kg: number | null, weight_id: WeightUnit) =>
    store.edit({ cargo: { ...valueOf(store.read(), 'cargo'), weight_kg, weight_id } });
  return (
    <FieldAnchor path="cargo.weight_kg">
      <UnitField
        label={t('cargo.weight')}
        unitLabel={t('cargo.weight_unit')}
        required
        value={kilograms ?? null}
        unit={unit ?? 'kg'}
        units={WEIGHT_UNITS}
        max={MOST.weightKg}
        error={useProblem('cargo.weight_kg')}
        onChange={change}
      />
    </FieldAnchor>
  );
}

function Packages() {
  const { t } = useTranslation('loadEdit');
  const [packages, change] = useEntry('cargo', 'packages');
  return (
    <NumberField
      label={t('cargo.packages')}
      value={packages ?? null}
      min={1}
      max={MOST.packages}
      error={useProblem('cargo.packages')}
      onChange={change}
    />
  );
}

function Volume() {
  const { t } = useTranslation('loadEdit');
  const [volume, change] = useEntry('cargo', 'volume_m3');
  return (
    <NumberField
      label={t('cargo.volume')}
      value={volume ?? null}
      decimals={3}
      min={0.001}
      max={MOST.volumeM3}
      unit={t('cargo.cubic_metres')}
      error={useProblem('cargo.volume_m3')}
      onChange={change}
    />
  );
}

function CargoValue({ name }: { name: 'declared_value' | 'estimated_value' }) {
  const { t } = useTranslation('loadEdit');
  const [value, change] = useEntry('cargo', name);
  const [currency] = useEntry('payment', 'currency');
  return (
    <PriceField
      label={t(`cargo.${name}`)}
      value={value ?? null}
      currency={currency}
      error={useProblem(`cargo.${name}`)}
      onChange={change}
    />
  );
}

const SIDES = [
  ['length_m', 'cargo.length'],
  ['width_m', 'cargo.width'],
  ['height_m', 'cargo.height'],
] as const;

/** Length, width and height share one unit. Changing the unit keeps the figures, because it corrects a wrong unit. */
function SizeFields() {
  const { t } = useTranslation('loadEdit');
  const { store } = useDraft();
  const [length_m] = useEntry('cargo', 'length_m');
  const [width_m] = useEntry('cargo', 'width_m');
  const [height_m] = useEntry('cargo', 'height_m');
  const [length_id] = useEntry('cargo', 'length_id');
  const cargo = { length_m, width_m, height_m };
  const change = (part: Partial<DraftFields['cargo']>) =>
    store.edit({ cargo: { ...valueOf(store.read(), 'cargo'), ...part } });
  const unitName = useNames('loadSizeNames');
  const problem = useProblem('cargo.length_m');
  const unit = length_id ?? 'm';
  const size = UNIT_SIZES[unit];
  const figureOf = (metres: number | null | undefined) => (metres ? Math.round((metres / size) * 1e6) / 1e6 : null);
  const changeUnit = (next: LengthUnit) => {
    const scale = UNIT_SIZES[next] / size;
    const scaled = SIDES.map(([side]) => [side, cargo[side] ? Math.min(cargo[side] * scale, MOST.lengthM) : null]);
    change({ ...Object.fromEntries(scaled), length_id: next });
  };
  return (
    <>
      {SIDES.map(([side, label]) => (
        <NumberField
          key={side}
          label={t(label)}
          value={figureOf(cargo[side])}
          decimals={3}
          min={0.001}
          max={MOST.lengthM / size}
          unit={unitName(unit)}
          error={problem}
          onChange={(figure) => change({ [side]: figure === null ? null : figure * size })}
        />
      ))}
      <Select
        label={t('cargo.length_unit')}
        allowDeselect={false}
        data={LENGTH_UNITS.map((key) => ({ value: key, label: unitName(key) }))}
        value={unit}
        onChange={(next) => next && changeUnit(next)}
      />
    </>
  );
}
