import { Alert, Button, Modal, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkPreview } from '@tenderlane/contract';
import { isJobEnded } from '@tenderlane/domain/jobs';
import { useRestoreFocus } from '@tenderlane/ui';
import { randomId } from '@tenderlane/web/core/client/random-id';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { jobQuery, undoEndsAt, watchJob } from '../../jobs';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { previewQuery, selectionBody, startBulk, type BulkSelection, type ListBulkAction } from './bulk.api';
import { BulkFields, isComplete, NO_VALUES, type BulkFieldValues } from './bulk-fields';
import { BulkPreviewText } from './bulk-preview';
import classes from './bulk.module.css';
import { JobProgress } from './job-progress';

interface BulkDialogProps {
  action: ListBulkAction;
  selection: BulkSelection;
  onClose: () => void;
  onDone: () => void;
}

export function BulkDialog({ action, selection, onClose, onDone }: BulkDialogProps) {
  useRestoreFocus();
  const { t } = useTranslation(['bulk', 'common']);
  const queryClient = useQueryClient();
  const titles: Record<ListBulkAction, string> = {
    cancel: t('title.cancel'),
    archive: t('title.archive'),
    publish: t('title.publish'),
    extend: t('title.extend'),
    tag: t('title.tag'),
    hand_over: t('title.hand_over'),
    ask_vehicle: t('title.ask_vehicle'),
    send_driver_link: t('title.send_driver_link'),
    complete: t('title.complete'),
  };
  // Repeated clicks and retries must create only one job.
  const [idempotencyKey] = useState(randomId);
  const start = useMutation({
    mutationFn: (fields: BulkFieldValues) => startBulk(bodyOf(action, selection, fields), idempotencyKey),
  });
  const jobId = start.data?.id;
  const close = (isUndone = false) => {
    if (jobId === undefined) return onClose();
    const job = queryClient.getQueryData(jobQuery(jobId).queryKey);
    // A toast continues to show the progress and the undo action.
    if (!isUndone && (!job || !isJobEnded(job.state) || undoEndsAt(job) !== null)) watchJob(jobId);
    onDone();
    onClose();
  };
  return (
    <Modal
      opened
      onClose={() => close()}
      title={titles[action]}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {jobId === undefined ? (
        <BulkForm
          action={action}
          selection={selection}
          problem={start.error ? (errorText(start.error) ?? t('common:oops_something_went_wrong')) : null}
          isStarting={start.isPending}
          onClose={onClose}
          onConfirm={(fields) => start.mutate(fields)}
        />
      ) : (
        <JobProgress id={jobId} onClose={close} />
      )}
    </Modal>
  );
}

const bodyOf = (
  action: ListBulkAction,
  selection: BulkSelection,
  { reason, add, remove, managerId, minutes }: BulkFieldValues,
) => ({
  action,
  ...selectionBody(selection),
  ...((action === 'cancel' || action === 'extend') && { reason: reason.trim() }),
  ...(action === 'extend' && minutes !== null && { minutes }),
  ...(action === 'tag' && { add_tags: add, remove_tags: remove }),
  ...(action === 'hand_over' && managerId !== null && { manager_id: managerId }),
});

interface BulkFormProps extends Pick<BulkDialogProps, 'action' | 'selection' | 'onClose'> {
  problem: string | null;
  isStarting: boolean;
  onConfirm: (fields: BulkFieldValues) => void;
}

function BulkForm({ action, selection, problem, isStarting, onClose, onConfirm }: BulkFormProps) {
  const { t } = useTranslation(['bulk', 'common']);
  const [fields, setFields] = useState<BulkFieldValues>(NO_VALUES);
  const preview = useQuery(previewQuery(action, selection, fields.managerId));
  const can = preview.data?.can ?? 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isStarting && can > 0 && isComplete(action, fields)) onConfirm(fields);
  };
  const failed = preview.error ? (errorText(preview.error) ?? t('common:oops_something_went_wrong')) : problem;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <BulkPreviewText preview={preview.data} isFailed={preview.isError} />
        <Consequences action={action} selection={selection} preview={preview.data} />
        <BulkFields action={action} fields={fields} onChange={(part) => setFields({ ...fields, ...part })} />
        {failed && (
          <Alert color="red" role="alert">
            {failed}
          </Alert>
        )}
      </Stack>
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('common:back')}</Button>
        <Button
          type="submit"
          variant="filled"
          {...(action === 'cancel' && { color: 'red' })}
          loading={isStarting}
          disabled={can === 0 || !isComplete(action, fields)}
        >
          {preview.data && can > 0 ? t('confirm', { count: can }) : t('common:continue')}
        </Button>
      </div>
    </form>
  );
}

function Consequences({
  action,
  selection,
  preview,
}: Pick<BulkDialogProps, 'action' | 'selection'> & { preview: BulkPreview | undefined }) {
  const { t } = useTranslation('bulk');
  if (!preview || preview.can === 0) return null;
  const told = {
    cancel: t('told'),
    publish: t('published'),
    archive: t('undo_hint'),
    extend: t('extended'),
    tag: t('undo_hint'),
    hand_over: t('handed_over'),
    ask_vehicle: t('told.ask_vehicle'),
    send_driver_link: t('told.send_driver_link'),
    complete: t('told.complete'),
  }[action];
  return (
    <p className={classes.hint}>
      {'filter' in selection && `${t('all_of_filter')} `}
      {told}
    </p>
  );
}
