import type { LoadView } from '@tenderlane/contract';
import { ConfirmDialog, SegmentedChoice } from '@tenderlane/ui';
import { useState, type ReactNode } from 'react';
import { DurationField } from '../../lib/duration-field';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@tenderlane/domain/core';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import type { LoadCommand } from '../loads';
import { ReasonField } from './reason-field';

export interface ActionDialogProps {
  view: LoadView;
  pending: boolean;
  error: string | undefined;
  onClose: () => void;
  onRun: (command: LoadCommand) => void;
}

interface FrameProps extends Omit<ActionDialogProps, 'view' | 'onRun'> {
  title: string;
  consequences: readonly string[];
  confirmLabel: string;
  onConfirm: () => void;
  danger?: boolean;
  blocked?: boolean;
  children?: ReactNode;
}

export function ActionFrame(props: FrameProps) {
  const { t } = useTranslation('common');
  return <ConfirmDialog opened cancelLabel={t('back')} closeLabel={t('close')} {...props} />;
}

export function CancelDialog({ view, onRun, ...frame }: ActionDialogProps) {
  const { t } = useTranslation('loads');
  const [reason, setReason] = useState('');
  const isUnderWay = view.list_item.status_id === 'in_progress';
  const winner = view.winner ? [t('cancel.winner', { carrier: view.winner.carrier })] : [];
  return (
    <ActionFrame
      {...frame}
      title={t('cancel.title')}
      consequences={isUnderWay ? [t('cancel.under_way')] : [t('cancel.told'), t('cancel.void'), ...winner]}
      confirmLabel={t('action.cancel')}
      danger
      blocked={reason.trim() === ''}
      onConfirm={() => onRun({ do: 'cancel', body: { reason: reason.trim() } })}
    >
      <ReasonField value={reason} onChange={setReason} isTold />
    </ActionFrame>
  );
}

export function ReleaseDialog({ view, onRun, ...frame }: ActionDialogProps) {
  const { t } = useTranslation('loads');
  const [reason, setReason] = useState('');
  const [then, setThen] = useState<'decide' | 'reopen'>('decide');
  const [minutes, setMinutes] = useState<number | null>(60);
  const carrier = view.winner?.carrier ?? '';
  const reopens = then === 'reopen';
  return (
    <ActionFrame
      {...frame}
      title={t('release.title', { carrier })}
      consequences={[t('release.told', { carrier }), t('release.once')]}
      confirmLabel={t('action.release')}
      danger
      blocked={reason.trim() === '' || (reopens && !minutes)}
      onConfirm={() =>
        onRun({
          do: 'release',
          body: { reason: reason.trim(), ...(reopens && minutes && { reopen_minutes: minutes }) },
        })
      }
    >
      <ReasonField value={reason} onChange={setReason} isTold />
      <SegmentedChoice<'decide' | 'reopen'>
        label={t('release.then')}
        value={then}
        onChange={setThen}
        options={[
          { value: 'decide', label: t('release.decide') },
          { value: 'reopen', label: t('release.reopen') },
        ]}
      />
      {reopens && <DurationField label={t('reopen.for')} value={minutes} onChange={setMinutes} />}
    </ActionFrame>
  );
}

export function ExtendDialog({ view, onRun, ...frame }: ActionDialogProps) {
  const { t } = useTranslation('loads');
  const dates = useDates();
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<number | null>(30);
  const end = Date.parse(view.bidding?.effective_end_at ?? view.server_time);
  const newEnd = minutes ? t('extend.new_end', { time: dates.shortDateTime(end + minutes * 60_000) }) : '';
  return (
    <ActionFrame
      {...frame}
      title={t('extend.title')}
      consequences={[t('extend.told')]}
      confirmLabel={t('action.extend')}
      blocked={reason.trim() === '' || !minutes}
      onConfirm={() => minutes && onRun({ do: 'extend', body: { minutes, reason: reason.trim() } })}
    >
      <DurationField label={t('extend.by')} value={minutes} onChange={setMinutes} description={newEnd} />
      <ReasonField value={reason} onChange={setReason} isTold />
    </ActionFrame>
  );
}

export function ReopenDialog({ view, onRun, ...frame }: ActionDialogProps) {
  const { t } = useTranslation('loads');
  const [minutes, setMinutes] = useState<number | null>(60);
  const nth = (view.bidding?.reopen_count ?? 0) + 1;
  return (
    <ActionFrame
      {...frame}
      title={t('reopen.title')}
      consequences={[t('reopen.told'), t('reopen.times', { max: LIMITS.reopensMax, nth })]}
      confirmLabel={t('action.reopen')}
      blocked={!minutes}
      onConfirm={() => minutes && onRun({ do: 'reopen', body: { minutes } })}
    >
      <DurationField label={t('reopen.for')} value={minutes} onChange={setMinutes} />
    </ActionFrame>
  );
}

export function StartDialog({ view, onRun, ...frame }: ActionDialogProps) {
  const { t } = useTranslation('loads');
  const [reason, setReason] = useState('');
  const isOverride = view.refusals['start']?.code === 'load.papers-missing';
  return (
    <ActionFrame
      {...frame}
      title={t('start.title')}
      consequences={isOverride ? [t('start.text'), t('start.override')] : [t('start.text')]}
      confirmLabel={t('action.start')}
      blocked={isOverride && reason.trim() === ''}
      onConfirm={() => onRun({ do: 'start', body: isOverride ? { override_reason: reason.trim() } : {} })}
    >
      {isOverride && <ReasonField value={reason} onChange={setReason} isTold />}
    </ActionFrame>
  );
}

export function CompleteDialog({ view, onRun, ...frame }: ActionDialogProps) {
  const { t } = useTranslation('loads');
  const [reason, setReason] = useState('');
  const isWaiver = view.refusals['complete']?.code === 'load.proof-missing';
  return (
    <ActionFrame
      {...frame}
      title={t('complete.title')}
      consequences={isWaiver ? [t('complete.text'), t('complete.waive')] : [t('complete.text')]}
      confirmLabel={t('action.complete')}
      blocked={isWaiver && reason.trim() === ''}
      onConfirm={() => onRun({ do: 'complete', body: isWaiver ? { waive_reason: reason.trim() } : {} })}
    >
      {isWaiver && <ReasonField value={reason} onChange={setReason} isTold />}
    </ActionFrame>
  );
}

export function FailDialog({ view: _view, onRun, ...frame }: ActionDialogProps) {
  const { t } = useTranslation('loads');
  const [reason, setReason] = useState('');
  return (
    <ActionFrame
      {...frame}
      title={t('fail.title')}
      consequences={[t('fail.text')]}
      confirmLabel={t('action.fail')}
      danger
      blocked={reason.trim() === ''}
      onConfirm={() => onRun({ do: 'fail', body: { reason: reason.trim() } })}
    >
      <ReasonField value={reason} onChange={setReason} isTold />
    </ActionFrame>
  );
}
