import { Textarea } from '@mantine/core';
import type { CountedLoad, OwnScorecard } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContest } from './scorecard.api';

interface ContestDialogProps {
  shipper: OwnScorecard['shipper'];
  counted: CountedLoad;
  onClose: () => void;
}

export function ContestDialog({ shipper, counted, onClose }: ContestDialogProps) {
  const { t } = useTranslation(['scorecard', 'common']);
  const contest = useContest(shipper.id);
  const [text, setText] = useState('');
  const { load, metric } = counted;
  const send = () =>
    whenDone(contest.mutateAsync({ metric, load_id: load.id, text: text.trim() }, { onSuccess: onClose }), () =>
      toast(t('contest.sent', { shipper: shipper.name })),
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={send}
      title={t('contest.title', { load: load.number })}
      consequences={[t('contest.once', { shipper: shipper.name })]}
      confirmLabel={t('contest.send')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={contest.isPending}
      blocked={text.trim() === ''}
      error={errorText(contest.error)}
    >
      <Textarea
        label={t('contest.text')}
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={LIMITS.reasonMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
