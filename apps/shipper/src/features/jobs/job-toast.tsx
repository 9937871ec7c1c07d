import { isJobEnded } from '@tenderlane/domain/jobs';
import { refetchAfterJob } from '@tenderlane/web/core/live/refetch-after-job';
import { useApplication } from '@tenderlane/web/core/application';
import { hideToast } from '@tenderlane/ui';
import { toast, toastError } from '@tenderlane/web/toasts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelJob, jobQuery, undoJob } from './jobs.api';
import { jobToastId } from './job-toast-id';
import { useJobText } from './job-texts';
import { openJobFile } from './open-job-file';
import { jobKeys } from './query-keys';
import { undoEndsAt } from './undo-ends-at';
import { forgetJob, watchJob } from './watched-jobs';

const END_MS = 8_000;

export function JobToast({ id }: { id: number }) {
  const { t } = useTranslation(['jobs', 'common']);
  const application = useApplication();
  const jobText = useJobText();
  const isShown = useRef(false);
  const { data: job, isError } = useQuery({ ...jobQuery(id), retry: 3 });
  const { mutate: cancel } = useMutation({
    mutationFn: cancelJob,
    onSuccess: (canceled) => application.queryClient.setQueryData(jobKeys.one(id), canceled),
    onError: toastError,
  });
  const { mutate: undo } = useMutation({
    mutationFn: undoJob,
    onSuccess: (started) => watchJob(started.id),
    onError: toastError,
  });
  const text = job && jobText(job);

  useEffect(() => {
    if (!job || text === undefined) return;
    if (!isJobEnded(job.state)) {
      // A label rule must apply to all carriers, so its job cannot be stopped.
      const stop = job.kind !== 'carriers.label_rule' && { action: { label: t('stop'), onClick: () => cancel(id) } };
      toast(text, { id: jobToastId(id), durationMs: Infinity, ...stop, isUpdate: isShown.current });
      isShown.current = true;
      return;
    }
    const file = job.file && { label: t('download'), onClick: () => void openJobFile(id).catch(toastError) };
    const endsAt = undoEndsAt(job);
    const back = endsAt === null ? null : { label: t('common:undo'), onClick: () => undo(id), endsAt };
    const action = file ?? back;
    toast(text, {
      id: jobToastId(id),
      durationMs: file ? Infinity : back ? back.endsAt - Date.now() : END_MS,
      ...(job.state === 'done' && { tone: 'good' }),
      ...(action && { action }),
    });
    refetchAfterJob(application, job.kind);
    forgetJob(id);
  }, [job, text, t, id, cancel, undo, application]);

  useEffect(() => {
    if (!isError) return;
    hideToast(jobToastId(id));
    forgetJob(id);
  }, [isError, id]);

  return null;
}
