import { Button, Progress, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isJobEnded } from '@tenderlane/domain/jobs';
import { TimedButton } from '@tenderlane/ui';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { toastError } from '@tenderlane/web/toasts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './bulk.module.css';
import { JobResults } from './job-results';
import {
  cancelJob,
  failedOf,
  jobKeys,
  jobQuery,
  openJobFile,
  undoEndsAt,
  undoJob,
  useJobText,
  watchJob,
} from '../../jobs';

export function JobProgress({ id, onClose }: { id: number; onClose: (isUndone?: boolean) => void }) {
  const { t } = useTranslation(['bulk', 'jobs', 'common']);
  const jobText = useJobText();
  const queryClient = useQueryClient();
  const { data: job } = useQuery(jobQuery(id));
  const cancel = useMutation({
    mutationFn: cancelJob,
    onSuccess: (canceled) => queryClient.setQueryData(jobKeys.one(id), canceled),
  });
  const undo = useMutation({
    mutationFn: undoJob,
    onSuccess: (started) => {
      watchJob(started.id);
      onClose(true);
    },
  });
  const isEnded = job !== undefined && isJobEnded(job.state);
  useEffect(() => {
    if (isEnded) void queryClient.invalidateQueries({ queryKey: loadKeys.all });
  }, [isEnded, queryClient]);
  if (!job) return null;
  const endsAt = isEnded ? undoEndsAt(job) : null;

  return (
    <Stack gap="md">
      <p role="status">{jobText(job)}</p>
      {!isEnded && (
        <>
          <Progress value={job.total > 0 ? (job.done / job.total) * 100 : 0} aria-label={jobText(job)} />
          <p className={classes.hint}>{t('goes_on')}</p>
        </>
      )}
      {isEnded && failedOf(job) > 0 && <JobResults job={job} />}
      <div className={classes.actions}>
        {!isEnded && job.kind !== 'carriers.label_rule' && (
          <Button color="red" loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
            {t('jobs:stop')}
          </Button>
        )}
        {endsAt !== null && (
          <TimedButton
            label={t('common:undo')}
            endsAt={endsAt}
            loading={undo.isPending}
            disabled={undo.isError}
            onClick={() => undo.mutate(id)}
          />
        )}
        {job.file && <Button onClick={() => void openJobFile(id).catch(toastError)}>{t('jobs:download')}</Button>}
        <Button variant="filled" onClick={() => onClose()} data-autofocus>
          {isEnded ? t('common:close') : t('background')}
        </Button>
      </div>
    </Stack>
  );
}
