import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Question } from '@tenderlane/contract';
import { CHAT_LIMITS, QUESTION_MODES } from '@tenderlane/domain/chat';
import { SectionCard, SegmentedChoice } from '@tenderlane/ui';
import { AnswerTextForm } from '@tenderlane/web/chat/questions/answer-text.form';
import { QuestionItem, QuestionItems } from '@tenderlane/web/chat/questions/question-item';
import { useQuestions } from '@tenderlane/web/chat/questions/questions.api';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './chat.module.css';
import { questionModeQuery, useAnswer, useChangeMode } from './questions.api';

export function QuestionsCard({ loadId }: { loadId: number }) {
  const { t } = useTranslation('chat');
  const questions = useQuestions(loadId);
  const canAnswer = useAccount()?.rights.includes('loads.write') ?? false;
  return (
    <SectionCard title={t('questions.title')}>
      <div className={classes.stack}>
        <Mode loadId={loadId} canChange={canAnswer} />
        {questions.isError && <QueryErrorNotice error={questions.error} onRetry={() => void questions.refetch()} />}
        {questions.data && (
          <QuestionItems isEmpty={questions.data.length === 0}>
            {questions.data.map((question) => (
              <QuestionItem key={question.id} question={question}>
                {canAnswer && <Answer loadId={loadId} question={question} />}
              </QuestionItem>
            ))}
          </QuestionItems>
        )}
      </div>
    </SectionCard>
  );
}

function Mode({ loadId, canChange }: { loadId: number; canChange: boolean }) {
  const { t } = useTranslation('chat');
  const { data: mode } = useQuery(questionModeQuery(loadId));
  const changing = useChangeMode(loadId);
  if (!mode) return null;
  const shown = changing.isPending ? changing.variables : mode;
  return (
    <SegmentedChoice
      label={t('questions.mode')}
      description={t(shown === 'private' ? 'questions.private_text' : 'questions.to_all_text')}
      value={shown}
      disabled={!canChange}
      options={QUESTION_MODES.map((value) => ({ value, label: t(`questions.mode_${value}`) }))}
      onChange={(next) => changing.mutate(next)}
    />
  );
}

function Answer({ loadId, question }: { loadId: number; question: Question }) {
  const { t } = useTranslation('chat');
  const [isOpen, setIsOpen] = useState(false);
  const answering = useAnswer(loadId);
  if (!isOpen)
    return (
      <Button size="xs" mt={6} onClick={() => setIsOpen(true)}>
        {t(question.answer === null ? 'questions.answer' : 'questions.change')}
      </Button>
    );
  const publish = async (answer: string) => {
    await answering.mutateAsync({ questionId: question.id, answer }).then(
      () => setIsOpen(false),
      () => undefined,
    );
    return false;
  };
  return (
    <AnswerTextForm
      label={t('questions.your_answer')}
      submitLabel={t('questions.publish')}
      initial={question.answer ?? ''}
      field="answer"
      maxLength={CHAT_LIMITS.questionMax}
      isPending={answering.isPending}
      error={answering.error}
      onSubmit={publish}
      onCancel={() => setIsOpen(false)}
    />
  );
}
