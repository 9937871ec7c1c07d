import { Radio, Textarea } from '@mantine/core';
import type { CarrierLoad } from '@tenderlane/contract';
import { DECLINE_CODES, type DeclineCode } from '@tenderlane/domain/reference';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useLeaveTender, type LeaveKind } from './auction.api';
import classes from './dialog.module.css';

interface LeaveDialogProps {
  load: CarrierLoad;
  way: LeaveKind;
  onClose: () => void;
}

export function LeaveDialog({ load, way, onClose }: LeaveDialogProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const [code, setCode] = useState<DeclineCode | null>(null);
  const [text, setText] = useState('');
  const reasonName = useReferenceNames(way === 'decline' ? 'decline_reasons' : 'withdraw_reasons');
  const leave = useLeaveTender(load.id, way);
  const isRefusal = way === 'decline' && load.option.state === 'selected';
  const words = text.trim();
  const kind = isRefusal ? 'refuse' : way;

  const send = () => {
    if (!code) return;
    // The response changes the tender, which may unmount this dialog.
    whenDone(leave.mutateAsync({ code, ...(words && { text: words }) }), () => {
      toast(t(`leave.${kind}.done`));
      onClose();
    });
  };

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={send}
      title={t(`leave.${kind}.title`)}
      consequences={[t(`leave.${kind}.text`)]}
      confirmLabel={t(`leave.${kind}.action`)}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      danger
      pending={leave.isPending}
      blocked={code === null || (code === 'other' && words === '')}
      error={errorText(leave.error)}
    >
      <Radio.Group label={t('leave.reason')} required value={code} onChange={(value) => setCode(value as DeclineCode)}>
        <div className={classes.reasons}>
          {DECLINE_CODES.map((value) => (
            <Radio key={value} value={value} label={reasonName(value)} className={classes.reason} />
          ))}
        </div>
      </Radio.Group>
      {code !== null && (
        <Textarea
          label={t(code === 'other' ? 'leave.words' : 'leave.words_optional')}
          required={code === 'other'}
          autosize
          minRows={2}
          maxLength={LIMITS.reasonMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
