import { lookUp } from '@tenderlane/domain/values';
import type { PacketContentBody } from '@tenderlane/contract';
import { shownQuestions, type Answer } from '@tenderlane/domain/packets';
import { SectionCard } from '@tenderlane/ui';
import { QuestionField } from '@tenderlane/web/packets/question-field';
import { useReaderContent } from '@tenderlane/web/packets/use-reader-content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';

interface PreviewProps {
  content: PacketContentBody;
  country: string;
}

export function Preview({ content: written, country }: PreviewProps) {
  const { t } = useTranslation('packets');
  const content = useReaderContent(written);
  const [tried, setTried] = useState<Record<string, Answer | null>>({});
  const answers = Object.fromEntries(
    Object.entries(tried).filter((entry): entry is [string, Answer] => entry[1] !== null),
  );
  const shown = shownQuestions(content, answers, { country });
  return (
    <>
      <p className={classes.note}>{t('setup.preview_note')}</p>
      {content.sections.map((section) => (
        <SectionCard key={section.id} title={section.title || t('setup.section')}>
          <div className={classes.stack}>
            {section.questions
              .filter(({ id, kind }) => shown.has(id) && kind !== 'file')
              .map((question) => (
                <QuestionField
                  key={question.id}
                  question={{ ...question, label: question.label || t('setup.question') }}
                  value={lookUp(answers, question.id)}
                  onChange={(answer) => setTried((before) => ({ ...before, [question.id]: answer }))}
                  files={[]}
                  onFiles={() => undefined}
                />
              ))}
            {section.questions
              .filter(({ id, kind }) => shown.has(id) && kind === 'file')
              .map(({ id, label }) => (
                <p key={id}>
                  {label} <span className={classes.note}>({t('question.file')})</span>
                </p>
              ))}
          </div>
        </SectionCard>
      ))}
      {content.documents.length > 0 && (
        <SectionCard title={t('documents.title')}>
          <ul>
            {content.documents.map(({ id, kind, label, required }) => (
              <li key={id}>
                {label ?? t(`kind.${kind}`)}{' '}
                <span className={classes.note}>({t(required ? 'documents.required' : 'documents.optional')})</span>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
      {content.agreement && (
        <SectionCard title={t('agreement.title')}>
          <p style={{ whiteSpace: 'pre-wrap' }}>{content.agreement.text}</p>
        </SectionCard>
      )}
    </>
  );
}
