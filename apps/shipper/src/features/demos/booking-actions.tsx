import { Button } from '@mantine/core';
import type { DemoBooking } from '@tenderlane/contract';
import { OPEN_DEMOS } from '@tenderlane/domain/demos';
import { ConfirmDialog, ReasonButton } from '@tenderlane/ui';
import { errorText, fieldText } from '@tenderlane/web/core/texts/error-text';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { ownZone } from '@tenderlane/web/moment-field';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancel, useChange, useConfirm } from './demos.api';
import classes from './demos.module.css';
import { chosen, TimeFields, type Times } from './time-fields';

interface BookingActionsProps {
  booking: DemoBooking;
  isLapsed: boolean;
}

export function BookingActions({ booking, isLapsed }: BookingActionsProps) {
  const { t } = useTranslation('demos');
  const [opened, setOpened] = useState<'times' | 'cancel' | 'opt-out' | null>(null);
  const confirm = useConfirm(booking.code);
  const close = () => setOpened(null);
  if (!OPEN_DEMOS.includes(booking.state)) return null;
  const reasonFor = (action: 'change' | 'cancel') => {
    const refusal = booking.refusals[action];
    return refusal ? reasonText(refusal) : null;
  };
  return (
    <>
      {confirm.error && <p role="alert">{errorText(confirm.error)}</p>}
      <div className={classes.actions}>
        {!booking.is_confirmed && !isLapsed && (
          <Button
            variant="filled"
            loading={confirm.isPending}
            onClick={() => whenDone(confirm.mutateAsync(undefined), () => toast(t('confirmed'), { tone: 'good' }))}
          >
            {t('confirm')}
          </Button>
        )}
        {!isLapsed && (
          <ReasonButton reason={reasonFor('change')} onClick={() => setOpened(opened === 'times' ? null : 'times')}>
            {t('change')}
          </ReasonButton>
        )}
        {booking.is_confirmed ? (
          <ReasonButton reason={reasonFor('cancel')} onClick={() => setOpened('cancel')}>
            {t('cancel')}
          </ReasonButton>
        ) : (
          <Button onClick={() => setOpened('opt-out')}>{t('opt_out')}</Button>
        )}
      </div>
      {opened === 'times' && <OtherTimes booking={booking} onDone={close} />}
      <End booking={booking} opened={opened} onClose={close} />
    </>
  );
}

function OtherTimes({ booking: { code, times: asked }, onDone }: { booking: DemoBooking; onDone: () => void }) {
  const { t } = useTranslation(['demos', 'common']);
  const [times, setTimes] = useState<Times>(asked);
  const change = useChange(code);
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = chosen(times).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isMissing) return;
    whenDone(change.mutateAsync({ times: chosen(times), time_zone: ownZone() }), () => {
      toast(t('saved'), { tone: 'good' });
      onDone();
    });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TimeFields
        times={times}
        onChange={setTimes}
        error={
          isChecked && isMissing ? t('time_missing') : (fieldText(change.error, 'times') ?? errorText(change.error))
        }
      />
      <div>
        <Button type="submit" variant="filled" loading={change.isPending}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  );
}

interface EndProps {
  booking: DemoBooking;
  opened: string | null;
  onClose: () => void;
}

function End({ booking: { code }, opened, onClose }: EndProps) {
  const { t } = useTranslation(['demos', 'common']);
  const cancel = useCancel(code);
  const isForGood = opened === 'opt-out';
  const label = t(isForGood ? 'opt_out' : 'cancel');
  return (
    <ConfirmDialog
      opened={isForGood || opened === 'cancel'}
      onClose={onClose}
      title={t(isForGood ? 'opt_out_title' : 'cancel_title')}
      consequences={[t(isForGood ? 'opt_out_text' : 'cancel_text')]}
      confirmLabel={label}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      danger
      pending={cancel.isPending}
      error={errorText(cancel.error)}
      onConfirm={() =>
        whenDone(cancel.mutateAsync({ isForGood }), () => {
          toast(t(isForGood ? 'opted_out' : 'canceled'), { tone: 'good' });
          onClose();
        })
      }
    />
  );
}
