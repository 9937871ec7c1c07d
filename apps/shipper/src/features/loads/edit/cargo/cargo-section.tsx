import { Select, TextInput } from '@mantine/core';
import { LENGTH_UNITS, UNIT_SIZES, WEIGHT_UNITS, type LengthUnit } from '@tenderlane/contract/reference/lists';
import { LIMITS } from '@tenderlane/domain';
import { FormSection } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../measures';
import classes from '../edit.module.css';
import { FieldAnchor } from '../fields/field-anchor';
import { NumberField } from '../fields/number-field';
import { PriceField } from '../fields/price-field';
import { TemperatureFields, TruckFields } from './truck-fields';
import { UnitField } from '../fields/unit-field';
import { PartLoadFields } from './part-load-fields';
import { useField, usePart } from '../draft/use-draft';
import { useProblem } from '../fields/use-problem';

/** What the server takes at most: kilograms, cubic metres, pieces, metres. */
const MOST = { weightKg: 1_000_000, volumeM3: 100_000, packages: 1_000_000, lengthM: 1000 };

export function CargoSection() {
  const { t } = useTranslation('loadEdit');
  const [cargo, change] = usePart('cargo');
  const { value: payment } = useField('payment');
  return (
    <FormSection title={t('cargo.title')} why={t('cargo.why')}>
      <div className={classes.cargoRow}>
        <FieldAnchor path="cargo.name">
          <TextInput
            label={t('cargo.name')}
            required
            placeholder={t('cargo.name_hint')}
            maxLength={LIMITS.nameMax}
            value={cargo.name ?? ''}
            error={useProblem('cargo.name')}
            onChange={(event) => change({ name: event.currentTarget.value || null })}
          />
        </FieldAnchor>
        <FieldAnchor path="cargo.weight_kg">
          <UnitField
            label={t('cargo.weight')}
            unitLabel={t('cargo.weight_unit')}
            required
            value={cargo.weight_kg ?? null}
            unit={cargo.weight_id ?? 'kg'}
            units={WEIGHT_UNITS}
            max={MOST.weightKg}
            error={useProblem('cargo.weight_kg')}
            onChange={(weight_kg, weight_id) => change({ weight_kg, weight_id })}
          />
        </FieldAnchor>
        <NumberField
          label={t('cargo.packages')}
          value={cargo.packages ?? null}
          min={1}
          max={MOST.packages}
          error={useProblem('cargo.packages')}
          onChange={(packages) => change({ packages })}
        />
        <NumberField
          label={t('cargo.volume')}
          value={cargo.volume_m3 ?? null}
          decimals={3}
          min={0.001}
          max={MOST.volumeM3}
          unit={t('cargo.cubic_metres')}
          error={useProblem('cargo.volume_m3')}
          onChange={(volume_m3) => change({ volume_m3 })}
        />
      </div>
      <TruckFields />
      <PartLoadFields />
      <div className={classes.row4}>
        <SizeFields />
      </div>
      {/* Their names may need two lines; the fields still stand on one. */}
      <div className={`${classes.row4} ${classes.onOneLine}`}>
        <PriceField
          label={t('cargo.declared_value')}
          value={cargo.declared_value ?? null}
          currency={payment.currency}
          error={useProblem('cargo.declared_value')}
          onChange={(declared_value) => change({ declared_value })}
        />
        <PriceField
          label={t('cargo.estimated_value')}
          value={cargo.estimated_value ?? null}
          currency={payment.currency}
          error={useProblem('cargo.estimated_value')}
          onChange={(estimated_value) => change({ estimated_value })}
        />
        <TemperatureFields />
      </div>
    </FormSection>
  );
}

const SIDES = [
  ['length_m', 'cargo.length'],
  ['width_m', 'cargo.width'],
  ['height_m', 'cargo.height'],
] as const;

/** Length, width and height share one unit; another unit keeps the figures, because it corrects the unit. */
function SizeFields() {
  const { t } = useTranslation('loadEdit');
  const [cargo, change] = usePart('cargo');
  const unitName = useNames('loadSizeNames');
  const problem = useProblem('cargo.length_m');
  const unit = cargo.length_id ?? 'm';
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
