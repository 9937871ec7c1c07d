import { TextInput, type TextInputProps } from '@mantine/core';
import { locale } from '@tenderlane/web/core/texts/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../../../lib/formats';
import classes from '../edit.module.css';
import { readTypedNumber } from './typed-number';
import { useUnreadable } from './use-unreadable';

export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'inputMode' | 'label'> {
  label?: string;
  name?: string;
  value: number | null;
  /** Called with valid numbers, and with null when the field is emptied. */
  onChange: (value: number | null) => void;
  decimals?: number;
  min: number;
  max: number;
  unit?: string | undefined;
  always?: boolean;
  error?: string | null | undefined;
}

/** Accepts numbers in the format of the reader's language. Invalid text stays in the field and is not saved. */
export function NumberField(props: NumberFieldProps) {
  const {
    value,
    onChange,
    decimals = 0,
    min,
    max,
    unit,
    always = false,
    error,
    description,
    onBlur,
    ...passed
  } = props;
  const { name, ...rest } = passed;
  const { t } = useTranslation(['loadEdit', 'errors']);
  const [typed, setTyped] = useState<string | null>(null);

  const problemOf = (text: string): string | null => {
    if (text.trim() === '') return always ? t('number.empty') : null;
    const read = readTypedNumber(text, decimals, locale);
    if ('problem' in read) {
      if (read.problem === 'not-a-number') return t('errors:not-a-number');
      return decimals === 0 ? t('errors:not-whole') : t('number.too-fine', { count: decimals });
    }
    const isWithin = read.value >= min && read.value <= max;
    return isWithin ? null : t('number.range', { min: number(min, 3), max: number(max, 3) });
  };
  const problem = typed === null ? null : problemOf(typed);
  const path = useUnreadable(name ?? rest.label ?? '', problem);

  const change = (text: string) => {
    setTyped(text);
    if (problemOf(text) !== null) return;
    const read = text.trim() === '' ? { value: null } : readTypedNumber(text, decimals, locale);
    if ('value' in read) onChange(read.value);
  };

  return (
    <TextInput
      {...rest}
      wrapperProps={{ 'data-field': path }}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed ?? (value === null ? '' : number(value, decimals))}
      error={problem ?? error}
      description={(problem ?? error) ? undefined : description}
      {...(unit && { rightSection: <span className={classes.unit}>{unit}</span>, rightSectionPointerEvents: 'none' })}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={(event) => {
        // Invalid text stays beside its error; a valid number is formatted.
        if (problem === null) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
