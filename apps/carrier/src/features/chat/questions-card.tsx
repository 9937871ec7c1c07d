import { Button } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { SectionCard } from '@tenderlane/ui';
import { QuestionItem, QuestionItems } from '@tenderlane/web/chat/questions/question-item';
import { useQuestions } from '@tenderlane/web/chat/questions/questions.api';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

// The form loads only with the first question.
const AskForm = lazy(() => import('./ask.form').then((part) => ({ default: part.AskForm })));

export function QuestionsCard({ loadId }: { loadId: number }) {
  const { t } = useTranslation('chat');
  const questions = useQuestions(loadId);
  const canAsk = useAccount()?.rights.includes('bids.write') ?? false;
  return (
    <SectionCard title={t('questions.title')}>
      {questions.isError && <QueryErrorNotice error={questions.error} onRetry={() => void questions.refetch()} />}
      {questions.data && (
        <QuestionItems isEmpty={questions.data.length === 0}>
          {questions.data.map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </QuestionItems>
      )}
      {canAsk && <Ask loadId={loadId} />}
    </SectionCard>
  );
}

function Ask({ loadId }: { loadId: number }) {
  const { t } = useTranslation('chat');
  const [isOpen, setIsOpen] = useState(false);
  const button = (
    <Button mt={12} leftSection={<IconMessageQuestion size={16} />} loading={isOpen} onClick={() => setIsOpen(true)}>
      {t('questions.ask_open')}
    </Button>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <AskForm loadId={loadId} onEnd={() => setIsOpen(false)} />
    </Suspense>
  );
}
