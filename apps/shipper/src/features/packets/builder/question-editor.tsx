import { lookUp } from '@tenderlane/domain/values';
import { Select, Switch, Textarea, TextInput } from '@mantine/core';
import { missingLanguages, PACKET_LIMITS, QUESTION_KINDS, type QuestionKind } from '@tenderlane/domain/packets';
import { FieldPair } from '@tenderlane/ui';
import type { Question } from '@tenderlane/web/packets/question-field';
import { useStandardTexts } from '@tenderlane/web/packets/use-reader-content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConditionFields } from './condition-fields';
import { CountriesField } from './countries-field';
import { FoldedItem, type Fold } from './folded-item';
import { OptionsEditor } from './options-editor';
import { newKey } from './template';
import type { ProblemOf } from './use-problems';
import { isWritten, translated, translationOf, type Writing } from './words';

interface QuestionEditorProps {
  question: Question;
  earlier: readonly Question[];
  path: string;
  problemOf: ProblemOf;
  writing: Writing;
  fold: Fold;
  onChange: (question: Question) => void;
  buttons: ReactNode;
}

const hasOptions = (kind: QuestionKind) => kind === 'one_of' || kind === 'several_of';

export function useStandardLabel() {
  const texts = useStandardTexts();
  return ({ standard }: Question): string | undefined =>
    standard === null ? undefined : lookUp<string>(texts, standard);
}

export function QuestionEditor(props: QuestionEditorProps) {
  const { question, earlier, path, problemOf, writing, fold, onChange, buttons } = props;
  const { t } = useTranslation('packets');
  const standardLabel = useStandardLabel();
  const change = (part: Partial<Question>) => onChange({ ...question, ...part });
  const fields = ['label', 'options', 'condition'].map((field) => problemOf(`${path}.${field}`));
  const optionProblems = question.options.map((_, index) => problemOf(`${path}.options.${index}.label`));
  return (
    <FoldedItem
      id={question.id}
      name={standardLabel(question) ?? (question.label || t('setup.question'))}
      facts={[t(`question.${question.kind}`), ...(question.required ? [t('setup.required')] : [])]}
      missing={missingLanguages(question, writing.written)}
      hasProblem={[...fields, ...optionProblems].some((problem) => problem !== null)}
      fold={fold}
      buttons={buttons}
    >
      <Switch
        label={t('setup.required')}
        checked={question.required}
        onChange={({ currentTarget: { checked } }) => change({ required: checked })}
      />
      <Words {...props} />
      {hasOptions(question.kind) && (
        <OptionsEditor question={question} path={path} problemOf={problemOf} writing={writing} onChange={onChange} />
      )}
      <CountriesField value={question.countries} onChange={(countries) => change({ countries })} />
      <ConditionFields
        condition={question.condition}
        earlier={earlier}
        error={problemOf(`${path}.condition`)}
        onChange={(condition) => change({ condition })}
      />
    </FoldedItem>
  );
}

function Words({ question, path, problemOf, writing, onChange }: QuestionEditorProps) {
  const { t } = useTranslation('packets');
  const standard = useStandardLabel()(question);
  const isFirst = isWritten(writing);
  const other = translationOf(question, writing);
  const setKind = (kind: QuestionKind) => onChange({ ...question, kind, options: optionsFor(kind, question.options) });
  return (
    <>
      <FieldPair>
        <TextInput
          label={t('setup.label')}
          value={standard ?? (isFirst ? question.label : (other.label ?? ''))}
          {...(standard && { description: t('setup.standard_why') })}
          {...(!isFirst && !standard && { placeholder: question.label })}
          readOnly={standard !== undefined && !isFirst}
          maxLength={PACKET_LIMITS.labelMax}
          required={isFirst}
          error={isFirst && problemOf(`${path}.label`)}
          // A changed wording makes it another question; only standard ones are shared between shippers.
          onChange={({ currentTarget: { value } }) =>
            onChange(
              isFirst ? { ...question, label: value, standard: null } : translated(question, writing, { label: value }),
            )
          }
        />
        <Select
          label={t('setup.kind')}
          data={QUESTION_KINDS.map((value) => ({ value, label: t(`question.${value}`) }))}
          value={question.kind}
          onChange={(kind) => kind && setKind(kind as QuestionKind)}
          allowDeselect={false}
        />
      </FieldPair>
      <Textarea
        label={t('setup.help')}
        value={isFirst ? (question.help ?? '') : (other.help ?? '')}
        {...(!isFirst && question.help && { placeholder: question.help })}
        autosize
        minRows={1}
        maxLength={1_000}
        onChange={({ currentTarget: { value } }) =>
          onChange(isFirst ? { ...question, help: value || null } : translated(question, writing, { help: value }))
        }
      />
    </>
  );
}

function optionsFor(kind: QuestionKind, options: Question['options']): Question['options'] {
  if (!hasOptions(kind)) return [];
  return options.length > 0 ? options : [newOption(), newOption()];
}

const newOption = () => ({ id: newKey(), label: '' });
