import type { TripStopView } from '@tenderlane/contract';
import { NumberInput, Textarea } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain/core';
import { wallTimeIn } from '@tenderlane/messages/formats/zone-time';
import { ConfirmDialog, FieldPair, MomentInput } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../core/client/api-error';
import { serverOffsetMs } from '../core/client/server-clock';
import { fieldText, formText } from '../core/texts/error-text';
import { useMomentField } from '../moment-field';
import { toast } from '../toasts';
import { useTripAction, type Reported, type StopReport } from './trip.api';
import classes from './trips.module.css';

interface ReportDialogProps {
  stop: TripStopView;
  state: Reported;
  label: string;
  place: string;
  onClose: () => void;
}

type Counted = NonNullable<TripStopView['counted']>;

const MINUTE_MS = 60_000;
const thisMinute = () => new Date(Math.floor((Date.now() + serverOffsetMs()) / MINUTE_MS) * MINUTE_MS).toISOString();

/** Skips a stop or takes the last report back. */
export function ConfirmStopDialog({ stop, state, label, place, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['trips', 'common']);
  const [reason, setReason] = useState('');
  const action = useReport(stop, onClose);
  const isSkip = state === 'skipped';
  return (
    <ConfirmDialog
      opened
      title={isSkip ? t('skip.title', { stop: place }) : t('undo.title')}
      consequences={[t(isSkip ? 'skip.text' : 'undo.text')]}
      confirmLabel={label}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      danger={isSkip}
      pending={action.isPending}
      blocked={isSkip && reason.trim() === ''}
      error={formText(action.error, ['reason'])}
      onClose={onClose}
      onConfirm={() => action.report({ state, at: thisMinute(), ...(isSkip && { reason: reason.trim() }) })}
    >
      {isSkip && <Reason value={reason} onChange={setReason} error={fieldText(action.error, 'reason')} />}
    </ConfirmDialog>
  );
}

export function ReportDialog({ stop, state, label, place, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['trips', 'common']);
  const momentField = useMomentField();
  const { time_zone: timeZone } = stop;
  const [at, setAt] = useState<string | null>(thisMinute);
  const [usualTime] = useState(() => wallTimeIn(timeZone, Date.now()).slice(11));
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [reason, setReason] = useState('');
  const [counted, setCounted] = useState<Counted>(stop.counted ?? { packages: null, weight_kg: null });
  const action = useReport(stop, onClose);
  const isCounted = state === 'departed' && stop.kind !== 'stop';
  const asksOrder = action.error instanceof ApiError && action.error.hasError('reason');
  const send = () =>
    at !== null &&
    action.report({ state, at, ...(isCounted && { counted }), ...(reason.trim() && { reason: reason.trim() }) });
  return (
    <ConfirmDialog
      opened
      title={t('report.title', { report: label, stop: place })}
      consequences={[]}
      confirmLabel={t('report.save')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={action.isPending}
      blocked={at === null || isUnreadable}
      error={formText(action.error, ['at', 'reason'])}
      onClose={onClose}
      onConfirm={send}
    >
      <MomentInput
        field={momentField({ timeZone })}
        label={t('report.time')}
        usualTime={usualTime}
        value={at}
        onChange={setAt}
        onProblem={setIsUnreadable}
        error={fieldText(action.error, 'at')}
      />
      {isCounted && <CountFields value={counted} onChange={setCounted} />}
      {asksOrder && <p className={classes.dim}>{t('report.order')}</p>}
      {(asksOrder || reason !== '') && (
        <Reason value={reason} onChange={setReason} error={fieldText(action.error, 'reason')} />
      )}
    </ConfirmDialog>
  );
}

function useReport(stop: TripStopView, onClose: () => void) {
  const { t } = useTranslation('trips');
  const { mutate, ...action } = useTripAction(() => {
    toast(t('report.saved'), { tone: 'good' });
    onClose();
  });
  return { ...action, report: (body: StopReport) => mutate({ do: 'report', stopId: stop.id, body }) };
}

function CountFields({ value, onChange }: { value: Counted; onChange: (value: Counted) => void }) {
  const { t } = useTranslation('trips');
  const toNumber = (typed: string | number) => (typed === '' ? null : Number(typed));
  return (
    <FieldPair>
      <NumberInput
        label={t('report.packages')}
        min={0}
        max={1_000_000}
        allowDecimal={false}
        hideControls
        value={value.packages ?? ''}
        onChange={(packages) => onChange({ ...value, packages: toNumber(packages) })}
      />
      <NumberInput
        label={t('report.weight')}
        min={0}
        max={1_000_000}
        decimalScale={3}
        hideControls
        value={value.weight_kg ?? ''}
        onChange={(weight) => onChange({ ...value, weight_kg: toNumber(weight) })}
      />
    </FieldPair>
  );
}

function Reason({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation('trips');
  return (
    <Textarea
      label={t('report.reason')}
      required
      autosize
      minRows={2}
      maxRows={6}
      maxLength={LIMITS.reasonMax}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
