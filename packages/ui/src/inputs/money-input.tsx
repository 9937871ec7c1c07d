import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';

type Passed = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'error' | 'inputMode'>;

interface MoneyInputProps extends Passed {
  /** Minor units, or `null` for an empty field. */
  value: number | null;
  /** Called with every readable amount, with `null` for an empty field, and never with invalid text. */
  onChange: (minor: number | null) => void;
  parse: (typed: string) => { amount: number } | { problem: string };
  format: (minor: number) => string;
  onProblem?: ((problem: string | null) => void) | undefined;
  error?: string | null | undefined;
  symbol: string;
}

export function MoneyInput(props: MoneyInputProps) {
  const { value, onChange, parse, format, onProblem, error, symbol, onBlur, ...rest } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const report = (next: string | null) => {
    setProblem(next);
    onProblem?.(next);
  };

  const change = (text: string) => {
    setTyped(text);
    if (text.trim() === '') {
      report(null);
      return onChange(null);
    }
    const parsed = parse(text);
    if ('problem' in parsed) return report(parsed.problem);
    report(null);
    onChange(parsed.amount);
  };

  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (value === null ? '' : format(value))}
      error={problem ?? error}
      rightSection={symbol && <span style={{ color: 'var(--dim)' }}>{symbol}</span>}
      rightSectionPointerEvents="none"
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={(event) => {
        // Bad text stays as typed beside its error; a good amount is shown the way the language writes it.
        if (problem === null) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
