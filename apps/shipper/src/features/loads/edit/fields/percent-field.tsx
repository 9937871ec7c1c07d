import { NumberField, type NumberFieldProps } from './number-field';

interface PercentFieldProps extends Omit<NumberFieldProps, 'value' | 'onChange' | 'min' | 'max' | 'decimals'> {
  value: number;
  onChange: (basisPoints: number) => void;
  maxBp: number;
  minBp?: number;
}

/** Percentage with two decimals, stored as basis points. */
export function PercentField({ value, onChange, minBp = 0, maxBp, unit = '%', ...rest }: PercentFieldProps) {
  return (
    <NumberField
      {...rest}
      always
      value={value / 100}
      decimals={2}
      min={minBp / 100}
      max={maxBp / 100}
      unit={unit}
      onChange={(percent) => percent !== null && onChange(Math.round(percent * 100))}
    />
  );
}
