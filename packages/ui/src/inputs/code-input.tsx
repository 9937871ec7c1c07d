import { useRef, type Ref, type SyntheticEvent } from 'react';
import classes from './code-input.module.css';

const LENGTH = 6;
const POSITIONS = Array.from({ length: LENGTH }, (_, index) => index);

interface CodeInputProps {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  onComplete: (code: string) => void;
  invalid?: boolean;
  describedBy?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function CodeInput({ label, value, onChange, onComplete, invalid, describedBy, disabled, ref }: CodeInputProps) {
  const completed = useRef('');

  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, LENGTH);
    onChange(digits);
    if (digits.length < LENGTH) completed.current = '';
    if (digits.length === LENGTH && completed.current !== digits) {
      completed.current = digits;
      onComplete(digits);
    }
  };

  // Digits are only added and removed at the end; an invisible caret in the middle would confuse.
  const caretToEnd = (event: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (selectionStart === selectionEnd) event.currentTarget.setSelectionRange(LENGTH, LENGTH);
  };

  return (
    <div className={classes.root} data-error={invalid || undefined}>
      <div className={classes.boxes} aria-hidden>
        {POSITIONS.map((position) => (
          <Box key={position} position={position} value={value} />
        ))}
      </div>
      <input
        ref={ref}
        className={classes.field}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="one-time-code"
        inputMode="numeric"
        type="text"
        value={value}
        disabled={disabled}
        onChange={(event) => change(event.currentTarget.value)}
        onSelect={caretToEnd}
      />
    </div>
  );
}

function Box({ position, value }: { position: number; value: string }) {
  const current = position === Math.min(value.length, LENGTH - 1);
  return (
    <>
      {position === LENGTH / 2 && <span className={classes.dash} />}
      <span className={classes.box} data-current={current || undefined}>
        {value[position]}
      </span>
    </>
  );
}
