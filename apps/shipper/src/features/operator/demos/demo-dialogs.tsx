import { Textarea } from '@mantine/core';
import type { OperatorDemo } from '@tenderlane/contract';
import { DEMO_LIMITS } from '@tenderlane/domain/demos';
import { ConfirmDialog, MomentInput } from '@tenderlane/ui';
import { errorText, fieldText } from '@tenderlane/web/core/texts/error-text';
import { ownZone, todayIn, useMomentField } from '@tenderlane/web/moment-field';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOperateDemo } from './demos.api';

interface DemoDialogProps {
  demo: OperatorDemo;
  kind: 'time' | 'note';
  onClose: () => void;
}

export function DemoDialog({ demo: { id, company_name: company, ...demo }, kind, onClose }: DemoDialogProps) {
  const { t } = useTranslation(['operator', 'demos', 'common']);
  const momentField = useMomentField();
  const [at, setAt] = useState(demo.at);
  const [note, setNote] = useState(demo.operator_note);
  const operate = useOperateDemo();
  const isTime = kind === 'time';
  const field = isTime ? 'at' : 'note';
  const save = () =>
    whenDone(operate.mutateAsync({ id, ...(isTime ? { ...(at && { at }) } : { note }) }), () => {
      toast(t(isTime ? 'demos.agreed' : 'demos.noted'), { tone: 'good' });
      onClose();
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={isTime ? t('demos.other_title', { company }) : t('demos.note_label', { company })}
      consequences={[]}
      confirmLabel={t('common:save')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={operate.isPending}
      blocked={isTime && at === null}
      error={fieldText(operate.error, field) ? null : errorText(operate.error)}
      onConfirm={save}
    >
      {isTime ? (
        <MomentInput
          field={momentField({ minDay: todayIn(ownZone()) })}
          label={t('demos:when')}
          usualTime="10:00"
          value={at}
          error={fieldText(operate.error, 'at')}
          onChange={setAt}
        />
      ) : (
        <Textarea
          label={t('demos.note')}
          maxLength={DEMO_LIMITS.noteMax}
          rows={4}
          value={note}
          error={fieldText(operate.error, 'note')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
