import { TextInput } from '@mantine/core';
import { FieldAnchor } from './field-anchor';
import { useField } from '../draft/use-draft';
import { useProblem } from './use-problem';

interface TextFieldProps {
  name: 'name' | 'external_id';
  label: string;
  hint?: string;
  maxLength: number;
}

export function TextField({ name, label, hint, maxLength }: TextFieldProps) {
  const { value, change } = useField(name);
  const problem = useProblem(name);
  return (
    <FieldAnchor path={name}>
      <TextInput
        label={label}
        description={problem ? undefined : hint}
        maxLength={maxLength}
        value={value ?? ''}
        error={problem}
        onChange={(event) => change(event.currentTarget.value || null)}
      />
    </FieldAnchor>
  );
}
