import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { PacketContentBody } from '@tenderlane/contract';
import { PACKET_LIMITS } from '@tenderlane/domain/packets';
import { SectionCard } from '@tenderlane/ui';
import type { Question } from '@tenderlane/web/packets/question-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';
import { MoveButtons } from './move-buttons';
import { QuestionEditor } from './question-editor';
import { moved, newQuestion, replaced, without } from './template';
import type { ProblemOf } from './use-problems';

type Section = PacketContentBody['sections'][number];

interface SectionEditorProps {
  section: Section;
  earlier: readonly Question[];
  path: string;
  problemOf: ProblemOf;
  onChange: (section: Section) => void;
  buttons: ReactNode;
}

/** A section with its questions in their order. */
export function SectionEditor({ section, earlier, path, problemOf, onChange, buttons }: SectionEditorProps) {
  const { t } = useTranslation('packets');
  const { questions } = section;
  const set = (next: Question[]) => onChange({ ...section, questions: next });
  const empty = problemOf(`${path}.questions`);
  return (
    <SectionCard title={section.title || t('setup.section')} actions={buttons}>
      <div className={classes.stack}>
        <TextInput
          label={t('setup.section_title')}
          value={section.title}
          maxLength={200}
          required
          error={problemOf(`${path}.title`)}
          onChange={({ currentTarget: { value } }) => onChange({ ...section, title: value })}
        />
        {questions.map((question, index) => (
          <QuestionEditor
            key={question.id}
            question={question}
            earlier={[...earlier, ...questions.slice(0, index)]}
            path={`${path}.questions.${index}`}
            problemOf={problemOf}
            onChange={(next) => set(replaced(questions, index, next))}
            buttons={
              <MoveButtons
                name={question.label || t('setup.question')}
                index={index}
                count={questions.length}
                onMove={(by) => set(moved(questions, index, by))}
                onRemove={() => set(without(questions, index))}
              />
            }
          />
        ))}
        {empty && <span className={classes.bad}>{empty}</span>}
        <div>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={questions.length >= PACKET_LIMITS.questionsMax}
            onClick={() => set([...questions, newQuestion()])}
          >
            {t('setup.add_question')}
          </Button>
        </div>
      </div>
    </SectionCard>
  );
}
