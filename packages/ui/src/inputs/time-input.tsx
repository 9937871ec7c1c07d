import { TextInput, type TextInputProps } from '@mantine/core';
import { useTypedValue } from '../hooks/use-typed-value';

export interface TimeField {
  format: (time: string) => string;
  /** Parses a finished text, also a short one such as 8 or 0830, or returns its problem. */
  parse: (typed: string) => { value: string } | { problem: string };
  /** True when further typing cannot change the time. */
  isWhole: (typed: string) => boolean;
  placeholder: string;
}

type Passed = Pick<
  TextInputProps,
  'label' | 'aria-label' | 'description' | 'required' | 'disabled' | 'title' | 'size' | 'className'
>;

interface TimeInputProps extends Passed {
  field: TimeField;
  value: string | null;
  onChange: (time: string | null) => void;
  onProblem?: ((problem: string | null) => void) | undefined;
  error?: TextInputProps['error'];
  isProblemElsewhere?: boolean;
}

/** A time of day. Invalid text stays in the field, marked, and is not saved. */
export function TimeInput(props: TimeInputProps) {
  const { field, value, onChange, onProblem, error, isProblemElsewhere = false, ...rest } = props;
  const typed = useTypedValue({ value, onChange, onProblem, format: field.format, parse: field.parse });
  const change = (text: string) => {
    typed.change(text);
    if (text.trim() === '' || field.isWhole(text)) typed.commit(text);
  };
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      placeholder={field.placeholder}
      value={typed.text}
      error={(isProblemElsewhere ? typed.problem !== null : typed.problem) || error}
      onChange={(event) => change(event.currentTarget.value)}
      // Typed text replaces the present time.
      onFocus={(event) => event.currentTarget.select()}
      onBlur={typed.leave}
      onKeyDown={(event) => event.key === 'Enter' && typed.leave()}
    />
  );
}
