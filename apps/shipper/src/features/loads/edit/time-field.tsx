import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useDates } from '../../../lib/formats';
import { readTypedTime, timeText } from './typed-time';

interface TimeFieldProps {
  ariaLabel: string;
  /** `08:30` */
  value: string | null;
  onChange: (time: string | null) => void;
  error?: boolean;
  disabled?: boolean;
  /** Why the field is disabled. */
  title?: string | undefined;
}

/** A time of day. What is not one yet stays in the field, marked, and is not saved. */
export function TimeField({ ariaLabel, value, onChange, error = false, disabled = false, title }: TimeFieldProps) {
  const { patterns } = useDates();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const isBad = typed !== null && typed.trim() !== '' && readTypedTime(typed, true) === null;

  const change = (text: string) => {
    setTyped(text);
    setIsLeft(false);
    const time = readTypedTime(text, false);
    if (time !== null || text.trim() === '') onChange(time);
  };
  const leave = () => {
    setIsLeft(true);
    if (typed === null || isBad) return;
    if (typed.trim() !== '') onChange(readTypedTime(typed, true));
    setTyped(null);
  };

  return (
    <TextInput
      aria-label={ariaLabel}
      autoComplete="off"
      placeholder={patterns.time.includes('A') ? '8:00 AM' : '08:00'}
      disabled={disabled}
      title={title}
      value={typed ?? (value === null ? '' : timeText(value, patterns.time))}
      error={error || (isLeft && isBad)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
    />
  );
}
