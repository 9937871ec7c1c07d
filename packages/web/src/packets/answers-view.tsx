import { lookUp } from '@tenderlane/domain/values';
import type { PacketContentBody, StoredFile } from '@tenderlane/contract';
import { shownQuestions, type Answer, type Answers } from '@tenderlane/domain/packets';
import { formatDay } from '@tenderlane/messages/formats/dates';
import { KeyValues } from '@tenderlane/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { FileList } from '../files/file-list';
import { useLanguageNote } from './use-reader-content';
import type { Question } from './question-field';

interface AnswersViewProps {
  content: PacketContentBody;
  section: PacketContentBody['sections'][number];
  answers: Answers;
  files: readonly StoredFile[];
  country: string | null;
}

function useAnswerText() {
  const { t } = useTranslation('packets');
  const { countryId } = useDates();
  return ({ kind, options }: Pick<Question, 'kind' | 'options'>, answer: Answer | undefined): string => {
    if (answer === undefined || answer === '') return '';
    const labelOf = (id: unknown) => options.find((option) => option.id === id)?.label ?? '';
    if (kind === 'yes_no') return t(answer === true ? 'answer.yes' : 'answer.no');
    if (kind === 'date') return formatDay(String(answer), countryId);
    if (kind === 'one_of') return labelOf(answer);
    if (kind === 'several_of' && Array.isArray(answer)) return answer.map(labelOf).filter(Boolean).join(', ');
    return String(answer);
  };
}

export function AnswersView({ content, section, answers, files, country }: AnswersViewProps) {
  const textOf = useAnswerText();
  const languageNote = useLanguageNote();
  const shown = shownQuestions(content, answers, { country });
  const valueOf = (question: Question): ReactNode => {
    const answer = lookUp(answers, question.id);
    if (question.kind !== 'file') return textOf(question, answer);
    const ids = Array.isArray(answer) ? answer : [];
    const held = files.filter(({ id }) => ids.some((one) => one === id));
    return held.length > 0 ? <FileList files={held} /> : null;
  };
  return (
    <KeyValues
      items={section.questions
        .filter(({ id }) => shown.has(id))
        .map((question) => ({ label: question.label, value: valueOf(question), note: languageNote(question) }))}
    />
  );
}
