import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { PacketContentBody } from '@tenderlane/contract';
import { PACKET_LIMITS, STANDARD_SECTIONS } from '@tenderlane/domain/packets';
import { SectionCard } from '@tenderlane/ui';
import type { Question } from '@tenderlane/web/packets/question-field';
import { useStandardTexts } from '@tenderlane/web/packets/use-reader-content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';
import type { Fold } from './folded-item';
import { MoveButtons } from './move-buttons';
import { QuestionEditor, useStandardLabel } from './question-editor';
import { moveItem, newQuestion, replaceItem, removeItem } from './template';
import type { ProblemOf } from './use-problems';
import { isWritten, translated, translationOf, type Writing } from './words';

type Section = PacketContentBody['sections'][number];

interface SectionEditorProps {
  section: Section;
  earlier: readonly Question[];
  path: string;
  problemOf: ProblemOf;
  writing: Writing;
  fold: Fold;
  onChange: (section: Section) => void;
  buttons: ReactNode;
}

export function SectionEditor(props: SectionEditorProps) {
  const { section, earlier, path, problemOf, writing, fold, onChange, buttons } = props;
  const { t } = useTranslation('packets');
  const standardLabel = useStandardLabel();
  const title = useSectionTitle(section);
  const { questions } = section;
  const set = (next: Question[]) => onChange({ ...section, questions: next });
  const nameOf = (question: Question) => standardLabel(question) ?? (question.label || t('setup.question'));
  const empty = problemOf(`${path}.questions`);
  const add = () => {
    const question = newQuestion();
    set([...questions, question]);
    fold.toggle(question.id);
  };
  return (
    <SectionCard title={title || t('setup.section')} actions={buttons}>
      <div className={classes.stack}>
        <Title {...props} />
        <div className={classes.items}>
          {questions.map((question, index) => (
            <QuestionEditor
              key={question.id}
              question={question}
              earlier={[...earlier, ...questions.slice(0, index).map((one) => ({ ...one, label: nameOf(one) }))]}
              path={`${path}.questions.${index}`}
              problemOf={problemOf}
              writing={writing}
              fold={fold}
              onChange={(next) => set(replaceItem(questions, index, next))}
              buttons={
                <MoveButtons
                  name={nameOf(question)}
                  index={index}
                  count={questions.length}
                  onMove={(by) => set(moveItem(questions, index, by))}
                  onRemove={() => set(removeItem(questions, index))}
                />
              }
            />
          ))}
        </div>
        {empty && <span className={classes.bad}>{empty}</span>}
        <div>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={questions.length >= PACKET_LIMITS.questionsMax}
            onClick={add}
          >
            {t('setup.add_question')}
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}

function useSectionTitle({ standard, title }: Section): string {
  const texts = useStandardTexts();
  const known = STANDARD_SECTIONS.find((one) => one === standard);
  return known ? texts[known] : title;
}

function Title({ section, path, problemOf, writing, onChange }: SectionEditorProps) {
  const { t } = useTranslation('packets');
  const shown = useSectionTitle(section);
  const isStandard = STANDARD_SECTIONS.some((one) => one === section.standard);
  const isFirst = isWritten(writing);
  return (
    <TextInput
      label={t('setup.section_title')}
      value={isStandard || isFirst ? shown : (translationOf(section, writing).label ?? '')}
      {...(!isFirst && !isStandard && { placeholder: section.title })}
      readOnly={isStandard && !isFirst}
      maxLength={200}
      required={isFirst}
      error={isFirst && problemOf(`${path}.title`)}
      onChange={({ currentTarget: { value } }) =>
        onChange(
          isFirst ? { ...section, title: value, standard: null } : translated(section, writing, { label: value }),
        )
      }
    />
  );
}
