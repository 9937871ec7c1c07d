import { Button } from '@mantine/core';
import { HOUR_MS } from '@tenderlane/domain/core';
import { ConfirmDialog, MomentInput } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverOffsetMs } from '../../core/client/server-clock';
import { errorText } from '../../core/texts/error-text';
import { useDates } from '../../core/texts/use-dates';
import { ownZone, todayIn, useMomentField } from '../../moment-field';
import { toast, whenDone } from '../../toasts';
import { useChangeWatch, useWatch } from './watch.api';
import classes from './watch.module.css';

interface RemindDialogProps {
  loadId: number;
  onClose: () => void;
}

const QUICK = [
  { text: 'remind.in_hour', hours: 1 },
  { text: 'remind.in_three_hours', hours: 3 },
  { text: 'remind.in_day', hours: 24 },
] as const;
const USUAL_TIME = '09:00';

const inHours = (hours: number) => new Date(Date.now() + serverOffsetMs() + hours * HOUR_MS).toISOString();

export function RemindDialog({ loadId, onClose }: RemindDialogProps) {
  const { t } = useTranslation(['bell', 'common']);
  const dates = useDates();
  const momentField = useMomentField();
  const { data: watch } = useWatch(loadId);
  const change = useChangeWatch(loadId);
  const before = watch?.remind_at ?? null;
  const [at, setAt] = useState<string | null>(before);
  const [hasProblem, setHasProblem] = useState(false);

  const save = (moment: string | null) =>
    whenDone(change.mutateAsync({ remind_at: moment }), () => {
      const text = moment ? t('remind.done', { at: dates.shortDateTime(moment) }) : t('remind.removed');
      toast(text, {
        id: `watch-${loadId}`,
        action: { label: t('common:undo'), onClick: () => change.mutate({ remind_at: before }) },
      });
      onClose();
    });

  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => save(at)}
      title={t('remind.title')}
      consequences={[t('remind.why')]}
      confirmLabel={t('remind.set')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={change.isPending}
      blocked={at === null || hasProblem}
      error={errorText(change.error, 'remind_at')}
    >
      <div className={classes.quick}>
        {QUICK.map(({ text, hours }) => (
          <Button key={text} size="xs" onClick={() => setAt(inHours(hours))}>
            {t(text)}
          </Button>
        ))}
        {before !== null && (
          <Button size="xs" variant="subtle" color="red" onClick={() => save(null)}>
            {t('remind.remove')}
          </Button>
        )}
      </div>
      <MomentInput
        field={momentField({ minDay: todayIn(ownZone()) })}
        label={t('remind.when')}
        value={at}
        onChange={setAt}
        onProblem={setHasProblem}
        usualTime={USUAL_TIME}
      />
    </ConfirmDialog>
  );
}
