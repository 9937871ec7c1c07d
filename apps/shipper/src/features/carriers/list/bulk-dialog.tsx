import { whenDone } from '@tenderlane/web/toasts';
import { Alert, Button, Loader, Modal, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BulkPreview } from '@tenderlane/contract';
import { useRestoreFocus } from '@tenderlane/ui';
import { randomId } from '@tenderlane/web/core/client/random-id';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import type { CarrierBulkAction } from '@tenderlane/domain/jobs';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { watchJob } from '../../jobs';
import classes from '../carriers.module.css';
import { ActionFields, type BulkFields } from './bulk-fields';
import { previewQuery, useBulkChange, type BulkSelection } from './bulk.api';

interface BulkDialogProps {
  action: CarrierBulkAction;
  selection: BulkSelection;
  onClose: () => void;
  onDone: () => void;
}

export function BulkDialog({ action, selection, onClose, onDone }: BulkDialogProps) {
  useRestoreFocus();
  const { t } = useTranslation(['network', 'common']);
  const preview = useQuery(previewQuery(action, selection));
  const start = useBulkChange();
  const [fields, setFields] = useState<BulkFields>({ add: [], remove: [], reason: '', message: '', locale: '' });
  // Repeated clicks and retries must create only one job.
  const [idempotencyKey] = useState(randomId);
  const can = preview.data?.can ?? 0;
  const isComplete =
    action === 'label'
      ? fields.add.length + fields.remove.length > 0
      : action !== 'suspend' || fields.reason.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending || can === 0 || !isComplete) return;
    whenDone(
      start.mutateAsync(
        { action, selection, ...fields, idempotencyKey },
        {
          onSuccess: () => {
            onDone();
            onClose();
          },
        },
      ),
      ({ id }) => watchJob(id),
    );
  };
  const problem = preview.error ?? start.error;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`bulk.title.${action}`)}
      size="lg"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <PreviewText action={action} preview={preview.data} isFailed={preview.isError} />
          <Consequences action={action} isFilter={'filter' in selection} />
          <ActionFields
            action={action}
            value={fields}
            onChange={(part) => setFields((before) => ({ ...before, ...part }))}
          />
          {problem && (
            <Alert color="red" role="alert">
              {errorText(problem) ?? t('common:oops_something_went_wrong')}
            </Alert>
          )}
        </Stack>
        <div className={classes.formActions}>
          <Button onClick={onClose}>{t('common:back')}</Button>
          <Button
            type="submit"
            variant="filled"
            {...(action !== 'label' && action !== 'invite' && { color: 'red' })}
            loading={start.isPending}
            disabled={can === 0 || !isComplete}
          >
            {can > 0
              ? t(action === 'invite' ? 'bulk.invite_confirm' : 'bulk.confirm', { count: can })
              : t('common:continue')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

interface PreviewTextProps {
  action: CarrierBulkAction;
  preview: BulkPreview | undefined;
  isFailed: boolean;
}

function PreviewText({ action, preview, isFailed }: PreviewTextProps) {
  const { t } = useTranslation('network');
  if (!preview)
    return isFailed ? null : (
      <p role="status">
        <Loader size={16} /> {t('bulk.checking')}
      </p>
    );
  const { can, total, cannot } = preview;
  const texts =
    action === 'invite'
      ? (['bulk.can_invite_none', 'bulk.can_invite'] as const)
      : (['bulk.can_none', 'bulk.can'] as const);
  return (
    <div>
      <p role="status">{can === 0 ? t(texts[0]) : t(texts[1], { count: can, total })}</p>
      {cannot.map(({ code, message, params, count, examples }) => (
        <p key={`${code} ${JSON.stringify(params)}`} className={classes.examples}>
          {t('bulk.cannot', { count, reason: message })} {t('bulk.for_example')}{' '}
          {examples.map(({ name }) => name).join(', ')}
        </p>
      ))}
    </div>
  );
}

function Consequences({ action, isFilter }: { action: CarrierBulkAction; isFilter: boolean }) {
  const { t } = useTranslation('network');
  const text = {
    label: t('bulk.undo_hint'),
    invite: t('bulk.invite_text'),
    suspend: t('bulk.suspend_text'),
    remove: t('bulk.remove_text'),
  }[action];
  return (
    <p className={classes.note}>
      {isFilter && `${t(action === 'invite' ? 'bulk.invite_all_of_filter' : 'bulk.all_of_filter')} `}
      {text}
    </p>
  );
}
