import { Textarea } from '@mantine/core';
import type { Contest } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideContest } from './reviews.api';

interface ContestDialogProps {
  carrierId: number;
  contest: Contest;
  accept: boolean;
  onClose: () => void;
}

export function ContestDialog({ carrierId, contest, accept, onClose }: ContestDialogProps) {
  const { t } = useTranslation(['scorecard', 'common']);
  const decide = useDecideContest(carrierId);
  const [text, setText] = useState('');
  const load = contest.load.number;
  const metric = t(`metric.${contest.metric}`);
  const send = () =>
    whenDone(
      decide.mutateAsync({ id: contest.id, accept, ...(!accept && { text: text.trim() }) }, { onSuccess: onClose }),
      () => toast(t(accept ? 'contests.agreed' : 'contests.declined', { load })),
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={send}
      title={t(accept ? 'contests.agree_title' : 'contests.decline_title', { load })}
      consequences={[accept ? t('contests.agree_text', { metric }) : t('contests.decline_text')]}
      confirmLabel={t(accept ? 'contests.agree' : 'contests.decline')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={decide.isPending}
      blocked={!accept && text.trim() === ''}
      error={errorText(decide.error)}
    >
      {!accept && (
        <Textarea
          label={t('contests.answer')}
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={LIMITS.reasonMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
