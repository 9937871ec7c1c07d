import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

type Passed = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'error' | 'inputMode'>;

interface PercentInputProps extends Passed {
  /** Basis points, or `null` for an empty field. */
  value: number | null;
  /** Called with every readable percentage, with `null` for an empty field, and never with invalid text. */
  onChange: (basisPoints: number | null) => void;
  format: (percent: number) => string;
  problemText: string;
  onProblem?: ((hasProblem: boolean) => void) | undefined;
  error?: string | null | undefined;
}

const PERCENTAGE = /^\d{1,3}(?:[.,]\d{1,2})?$/;

export function PercentInput(props: PercentInputProps) {
  const { value, onChange, format, problemText, onProblem, error, onBlur, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed?.trim() ?? '';
  const hasProblem = text !== '' && !PERCENTAGE.test(text);

  const change = (next: string) => {
    setTyped(next);
    const trimmed = next.trim();
    const isBad = trimmed !== '' && !PERCENTAGE.test(trimmed);
    onProblem?.(isBad);
    if (!isBad) onChange(trimmed === '' ? null : Math.round(Number(trimmed.replace(',', '.')) * 100));
  };
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (value === null ? '' : format(value / 100))}
      error={hasProblem ? problemText : error}
      rightSection={<span style={{ color: 'var(--dim)' }}>%</span>}
      rightSectionPointerEvents="none"
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={(event) => {
        // Bad text stays as typed beside its error.
        if (!hasProblem) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
