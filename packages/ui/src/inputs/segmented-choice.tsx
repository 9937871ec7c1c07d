import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { useIsScreen } from '../hooks/use-is-screen';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  description?: string;
  error?: string | null;
  disabled?: boolean;
}

export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, value, onChange, options, description, error, disabled } = props;
  const labelId = useId();
  const isNarrow = useIsScreen('(max-width: 560px)');

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={description}
      error={error}
    >
      <SegmentedControl<Value>
        fullWidth
        aria-labelledby={labelId}
        orientation={isNarrow && options.length > 2 ? 'vertical' : 'horizontal'}
        value={value}
        onChange={onChange}
        disabled={disabled}
        data={options.map((option) => ({ ...option }))}
      />
    </Input.Wrapper>
  );
}
