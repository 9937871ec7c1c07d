import { Select, TextInput } from '@mantine/core';
import { FieldPair } from '@tenderlane/ui';
import type { Question } from '@tenderlane/web/packets/question-field';
import { useTranslation } from 'react-i18next';

type Condition = Question['condition'];

interface ConditionFieldsProps {
  condition: Condition;
  earlier: readonly Question[];
  error: string | null;
  onChange: (condition: Condition) => void;
}

const CONDITIONABLE: readonly Question['kind'][] = ['yes_no', 'one_of', 'several_of', 'text', 'number'];

export function ConditionFields({ condition, earlier, error, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('packets');
  const possible = earlier.filter(({ kind, label }) => CONDITIONABLE.includes(kind) && label !== '');
  const asked = earlier.find(({ id }) => id === condition?.question);
  if (possible.length === 0 && !condition) return null;
  const answers = !asked
    ? []
    : asked.kind === 'yes_no'
      ? [
          { value: 'yes', label: t('answer.yes') },
          { value: 'no', label: t('answer.no') },
        ]
      : asked.options.map(({ id, label }) => ({ value: id, label }));
  const isTyped = asked?.kind === 'text' || asked?.kind === 'number';
  const set = (equals: string) => condition && onChange({ ...condition, equals });
  return (
    <FieldPair>
      <Select
        label={t('setup.only_if')}
        placeholder={t('setup.always')}
        data={possible.map(({ id, label }) => ({ value: id, label }))}
        value={condition?.question ?? null}
        error={asked ? null : error}
        onChange={(question) => onChange(question ? { question, equals: '' } : null)}
        clearable
      />
      {asked && !isTyped && (
        <Select
          label={t('setup.is_answered')}
          data={answers}
          value={condition?.equals || null}
          error={error}
          onChange={(equals) => set(equals ?? '')}
        />
      )}
      {asked && isTyped && (
        <TextInput
          label={t('setup.is_answered')}
          value={condition?.equals ?? ''}
          error={error}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => set(value)}
        />
      )}
    </FieldPair>
  );
}
