import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { openChat } from '@tenderlane/web/chat/chat-door';
import { AnswerTextForm } from '@tenderlane/web/chat/questions/answer-text.form';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { randomId } from '@tenderlane/web/core/client/random-id';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskQuestion } from './questions.api';

interface AskFormProps {
  loadId: number;
  onEnd: () => void;
}

export function AskForm({ loadId, onEnd }: AskFormProps) {
  const { t } = useTranslation('chat');
  const asking = useAskQuestion(loadId);
  const [clientId, setClientId] = useState(randomId);
  const ask = async (text: string): Promise<boolean> => {
    try {
      await asking.mutateAsync({ text, clientId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'chat.questions-private') return false;
      // The shipper answers in a chat, so ask there.
      asking.reset();
      openChat('load', loadId, text);
    }
    setClientId(randomId());
    onEnd();
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
      onCancel={onEnd}
    />
  );
}
