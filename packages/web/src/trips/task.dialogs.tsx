import type { TripTaskView, TripView } from '@tenderlane/contract';
import { Select, TextInput } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog, FieldPair, MomentInput } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '../core/texts/error-text';
import { useMomentField } from '../moment-field';
import { toast } from '../toasts';
import { useTripAction, type NewTask } from './trip.api';

const PERFORMERS = ['driver', 'carrier', 'shipper'] as const;
const TRACKINGS = ['by_hand', 'driver_page', 'app', 'telematics', 'none'] as const;
const FIELDS = ['title', 'performer', 'tracking', 'due_at'];

interface TaskDialogProps {
  /** Null adds one. */
  task: TripTaskView | null;
  stops: TripView['stops'];
  onClose: () => void;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null, fallback: Value) =>
  values.find((one) => one === value) ?? fallback;

export function TaskDialog({ task, stops, onClose }: TaskDialogProps) {
  const { t } = useTranslation(['trips', 'common']);
  const momentField = useMomentField();
  const [values, setValues] = useState<NewTask>(() => ({
    title: task?.title ?? '',
    performer: task?.performer ?? 'driver',
    tracking: task?.tracking ?? 'by_hand',
    due_at: task?.due_at ?? null,
    stop_id: task?.stop_id ?? null,
  }));
  const [isUnreadable, setIsUnreadable] = useState(false);
  const action = useTripAction(() => {
    toast(t('change.saved'), { tone: 'good' });
    onClose();
  });
  const change = (next: Partial<NewTask>) => setValues({ ...values, ...next });
  const hasTitle = task === null || task.title !== null;
  const zone = stops.find(({ id }) => id === values.stop_id)?.time_zone;
  const send = () => {
    const { stop_id, title, ...rest } = values;
    if (task === null) action.mutate({ do: 'add_task', body: { ...rest, title, stop_id: stop_id ?? null } });
    else action.mutate({ do: 'change_task', taskId: task.id, body: { ...rest, ...(hasTitle && { title }) } });
  };
  return (
    <ConfirmDialog
      opened
      title={t(task ? 'task.change' : 'task.add')}
      consequences={[t('task.text')]}
      confirmLabel={t('common:save')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={action.isPending}
      blocked={isUnreadable || (hasTitle && values.title.trim() === '')}
      error={formText(action.error, FIELDS)}
      onClose={onClose}
      onConfirm={send}
    >
      {hasTitle && (
        <TextInput
          label={t('task.title')}
          required
          maxLength={LIMITS.nameMax}
          value={values.title}
          error={fieldText(action.error, 'title')}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      )}
      <FieldPair>
        <Select
          label={t('task.performer')}
          data={PERFORMERS.map((value) => ({ value, label: t(`source.${value}`) }))}
          allowDeselect={false}
          value={values.performer}
          onChange={(value) => change({ performer: oneOf(PERFORMERS, value, values.performer) })}
        />
        <Select
          label={t('task.tracking')}
          data={TRACKINGS.map((value) => ({ value, label: t(`tracking.${value}`) }))}
          allowDeselect={false}
          value={values.tracking}
          onChange={(value) => change({ tracking: oneOf(TRACKINGS, value, values.tracking) })}
        />
      </FieldPair>
      {task === null && (
        <Select
          label={t('task.stop')}
          data={stops.map(({ id, name, city }) => ({ value: String(id), label: name ?? city }))}
          clearable
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          value={values.stop_id ? String(values.stop_id) : null}
          onChange={(value) => change({ stop_id: value === null ? null : Number(value) })}
        />
      )}
      <MomentInput
        field={momentField(zone ? { timeZone: zone } : {})}
        label={t('task.due')}
        usualTime="18:00"
        value={values.due_at ?? null}
        onChange={(at) => change({ due_at: at })}
        onProblem={setIsUnreadable}
        error={fieldText(action.error, 'due_at')}
      />
    </ConfirmDialog>
  );
}

export function DeleteTaskDialog({ taskId, name, onClose }: { taskId: number; name: string; onClose: () => void }) {
  const { t } = useTranslation(['trips', 'common']);
  const action = useTripAction(() => {
    toast(t('task.deleted'));
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={t('task.delete_title', { task: name })}
      consequences={[t('task.delete_text')]}
      confirmLabel={t('task.delete')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      danger
      pending={action.isPending}
      error={formText(action.error, [])}
      onClose={onClose}
      onConfirm={() => action.mutate({ do: 'delete_task', taskId })}
    />
  );
}
