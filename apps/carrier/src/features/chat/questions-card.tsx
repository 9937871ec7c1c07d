import { CHAT_LIMITS } from '@tenderlane/domain';
import { SectionCard } from '@tenderlane/ui';
import { openChat } from '@tenderlane/web/chat/chat-door';
import { AnswerTextForm } from '@tenderlane/web/chat/questions/answer-text.form';
import { QuestionItem, QuestionItems } from '@tenderlane/web/chat/questions/question-item';
import { useQuestions } from '@tenderlane/web/chat/questions/questions.api';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { randomId } from '@tenderlane/web/core/client/random-id';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsk } from './questions.api';

/** Questions about a tender: answered ones of everybody without names, and a question of one's own. */
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
      {canAsk && <AskForm loadId={loadId} />}
    </SectionCard>
  );
}

function AskForm({ loadId }: { loadId: number }) {
  const { t } = useTranslation('chat');
  const asking = useAsk(loadId);
  const [clientId, setClientId] = useState(randomId);
  const ask = async (text: string): Promise<boolean> => {
    try {
      await asking.mutateAsync({ text, clientId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'chat.questions-private') return false;
      // The shipper answers in a chat, so the question is asked there.
      asking.reset();
      openChat('load', loadId, text);
    }
    setClientId(randomId());
    return true;
  };
  return (
    <AnswerTextForm
      label={t('questions.ask')}
      hint={t('questions.ask_hint')}
      submitLabel={t('questions.send')}
      field="text"
      maxLength={CHAT_LIMITS.questionMax}
      isPending={asking.isPending}
      error={asking.error}
      onSubmit={ask}
    />
  );
}
