import { Alert, Button, Drawer } from '@mantine/core';
import { IconAlertTriangle, IconSend } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '@tenderlane/web/core/client/api-error';
import { SkeletonRows, useRestoreFocus } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { tenderHref } from '../../../../lib/tender-href';
import { toast } from '@tenderlane/web/toasts';
import { CarrierView } from './carrier-view';
import { fieldErrors } from '../draft/draft-refusal';
import { previewQuery, publishMutation } from '../draft/load-edit.api';
import classes from './preview.module.css';
import { useDraft, useDraftState, useField } from '../draft/use-draft';
import { usePublishAt } from '../terms/use-publish-at';

interface PreviewDrawerProps {
  id: number;
  purpose: 'look' | 'publish' | null;
  onClose: () => void;
}

export function PreviewDrawer({ id, purpose, onClose }: PreviewDrawerProps) {
  useRestoreFocus();
  const { t } = useTranslation(['loadEdit', 'common']);
  const count = useDraftState(({ meta }) => meta.audienceCount);
  const preview = useQuery({ ...previewQuery(id), enabled: purpose !== null });
  return (
    <Drawer
      opened={purpose !== null}
      onClose={onClose}
      position="right"
      size={520}
      title={t('view.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p className={classes.intro}>{t('view.text', { count })}</p>
      {preview.isPending && <SkeletonRows label={t('common:loading')} count={6} />}
      {preview.isError && <QueryErrorNotice error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data && <CarrierView load={preview.data} />}
      {preview.data && purpose === 'publish' && <PublishBar id={id} onClose={onClose} />}
    </Drawer>
  );
}

function PublishBar({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['loadEdit', 'common']);
  const { store } = useDraft();
  const dates = useDates();
  const navigate = useNavigate();
  const { value: setTime, change } = useField('auction.publish_at');
  const publishAt = usePublishAt();
  const time = publishAt && dates.shortDateTime(publishAt);
  const { mutate, isPending, error } = useMutation({
    ...publishMutation(id, async () => {
      // A past opening time means now; the server would refuse it.
      if (setTime !== null && publishAt === null) change(null);
      await store.flush();
    }),
    onSuccess: async () => {
      toast(time ? t('scheduled', { time }) : t('published'), { tone: 'good' });
      await navigate({ to: tenderHref(id) });
    },
    onError: (failure) => {
      if (failure instanceof ApiError) store.showErrors(fieldErrors(failure));
    },
  });
  return (
    <>
      {error && (
        <Alert color="red" role="alert" mt={12} icon={<IconAlertTriangle size={16} />} title={t('view.refused')}>
          {errorText(error)}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="filled" leftSection={<IconSend size={16} />} loading={isPending} onClick={() => mutate()}>
          {time ? t('view.publish_at', { time }) : t('view.publish_now')}
        </Button>
      </div>
    </>
  );
}
