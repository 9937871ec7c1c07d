import { Group, NativeSelect, TextInput, Input } from '@mantine/core';
import { useId, useState } from 'react';

export interface DurationUnit {
  minutes: number;
  label: string;
}

interface MinutesInputProps {
  label: string;
  unitLabel: string;
  value: number | null;
  onChange: (minutes: number | null) => void;
  units: readonly [DurationUnit, ...DurationUnit[]];
  problemText: string;
  onProblem?: (hasProblem: boolean) => void;
  error?: string | null | undefined;
  description?: string;
  required?: boolean;
  disabled?: boolean;
}

/** Number and unit stay side by side even in a narrow space. */
const NARROW_NUMBER = { input: { paddingInline: 8 } };
const NARROW_LIST = { input: { paddingInlineStart: 8 } };

const largestFitting = (units: MinutesInputProps['units'], minutes: number | null) =>
  units.findLast((unit) => minutes !== null && minutes > 0 && minutes % unit.minutes === 0) ?? units[0];

export function MinutesInput(props: MinutesInputProps) {
  const { label, unitLabel, value, onChange, units, problemText, error, description, required, disabled } = props;
  const { onProblem } = props;
  const id = useId();
  const [unitMinutes, setUnitMinutes] = useState(() => largestFitting(units, value).minutes);
  const [badText, setBadText] = useState<string | null>(null);

  // A value that came from elsewhere may not fit the chosen unit; then it is shown in one that it fits.
  const fits = value === null || value % unitMinutes === 0;
  const unit = (fits && units.find((one) => one.minutes === unitMinutes)) || largestFitting(units, value);

  const change = (text: string, size: number) => {
    const digits = text.trim();
    const isBad = digits !== '' && !/^\d{1,6}$/.test(digits);
    setBadText(isBad ? text : null);
    onProblem?.(isBad);
    if (isBad) return;
    onChange(digits === '' ? null : Number(digits) * size);
  };

  return (
    <Input.Wrapper
      id={id}
      label={label}
      required={required}
      description={description}
      error={badText === null ? error : problemText}
    >
      <Group gap={4} wrap="nowrap">
        <TextInput
          id={id}
          required={required}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="off"
          value={badText ?? (value === null ? '' : String(value / unit.minutes))}
          error={badText !== null || Boolean(error)}
          onChange={(event) => change(event.currentTarget.value, unit.minutes)}
          style={{ flex: 1, minWidth: 44 }}
          styles={NARROW_NUMBER}
        />
        <NativeSelect
          aria-label={unitLabel}
          disabled={disabled}
          value={String(unit.minutes)}
          style={{ minWidth: 60 }}
          styles={NARROW_LIST}
          data={units.map((one) => ({
            value: String(one.minutes),
            label: one.label,
          }))}
          onChange={(event) => {
            const next = Number(event.currentTarget.value);
            setUnitMinutes(next);
            if (value !== null) onChange((value / unit.minutes) * next);
          }}
        />
      </Group>
    </Input.Wrapper>
  );
}
