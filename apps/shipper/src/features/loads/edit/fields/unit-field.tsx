import { Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { UNIT_SIZES } from '@tenderlane/contract/reference/lists';
import { useNames } from '../../measures';
import classes from '../edit.module.css';
import { NumberField } from './number-field';

interface UnitFieldProps<Unit extends keyof typeof UNIT_SIZES> {
  label: string;
  unitLabel: string;
  /** In kilograms or metres, whatever the unit. */
  value: number | null;
  unit: Unit;
  units: readonly Unit[];
  onChange: (value: number | null, unit: Unit) => void;
  max: number;
  required?: boolean;
  error?: string | undefined;
}

// Six decimals convert pounds to kilograms and back without a visible change.
const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Changing the unit keeps the figure, because it corrects a wrong unit. */
export function UnitField<Unit extends keyof typeof UNIT_SIZES>(props: UnitFieldProps<Unit>) {
  const { label, unitLabel, value, unit, units, onChange, max, required = false, error } = props;
  const id = useId();
  const unitName = useNames('loadSizeNames');
  const size = UNIT_SIZES[unit];
  const figure = value === null ? null : round(value / size);

  return (
    <Input.Wrapper id={id} label={label} required={required}>
      <div className={classes.withUnit}>
        <NumberField
          id={id}
          name={label}
          required={required}
          value={figure}
          decimals={3}
          min={0.001}
          max={round(max / size)}
          error={error}
          onChange={(next) => onChange(next === null ? null : round(next * size), unit)}
        />
        <NativeSelect
          aria-label={unitLabel}
          value={unit}
          data={units.map((key) => ({ value: key, label: unitName(key) }))}
          onChange={(event) => {
            const next = units.find((key) => key === event.currentTarget.value) ?? unit;
            onChange(figure === null ? null : Math.min(round(figure * UNIT_SIZES[next]), max), next);
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
