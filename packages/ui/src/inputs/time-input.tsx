import { TextInput, type TextInputProps } from '@mantine/core';
import { useTypedValue } from '../hooks/use-typed-value';

/** How a field reads and writes times of day. */
export interface TimeField {
  /** `08:30` as the field shows it at rest. */
  format: (time: string) => string;
  /** Reads a finished text, also a short one such as 8 or 0830, or says why it cannot. */
  parse: (typed: string) => { value: string } | { problem: string };
  /** Whether a text is a time that nothing typed after it changes. */
  isWhole: (typed: string) => boolean;
  placeholder: string;
}

type Passed = Pick<
  TextInputProps,
  'label' | 'aria-label' | 'description' | 'required' | 'disabled' | 'title' | 'size' | 'className'
>;

interface TimeInputProps extends Passed {
  field: TimeField;
  /** `08:30` */
  value: string | null;
  onChange: (time: string | null) => void;
  onProblem?: ((problem: string | null) => void) | undefined;
  error?: TextInputProps['error'];
  /** The problem is written elsewhere: here only the border says it. */
  isProblemElsewhere?: boolean;
}

/** A time of day. What is none stays in the field, marked, and is not saved. */
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
      // What is typed replaces the time that stands there.
      onFocus={(event) => event.currentTarget.select()}
      onBlur={typed.leave}
      onKeyDown={(event) => event.key === 'Enter' && typed.leave()}
    />
  );
}
