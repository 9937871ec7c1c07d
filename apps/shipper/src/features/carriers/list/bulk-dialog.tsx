import { Alert, Button, Loader, Modal, MultiSelect, Stack, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BulkPreview } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain';
import { useRestoreFocus } from '@tenderlane/ui';
import { randomId } from '@tenderlane/web/core/client/random-id';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsQuery } from '../../../lib/labels';
import { watchJob } from '../../jobs';
import classes from '../carriers.module.css';
import { previewQuery, useBulkChange, type BulkAction, type BulkSelection } from './bulk.api';

interface BulkDialogProps {
  action: BulkAction;
  selection: BulkSelection;
  onClose: () => void;
  /** The change was ordered: what was selected need not be any longer. */
  onDone: () => void;
}

/** One change of many carriers: whom it reaches, what it needs; then a toast says how far it is. */
export function BulkDialog({ action, selection, onClose, onDone }: BulkDialogProps) {
  useRestoreFocus();
  const { t } = useTranslation(['network', 'common']);
  const preview = useQuery(previewQuery(action, selection));
  const start = useBulkChange();
  const [fields, setFields] = useState({ add: [] as number[], remove: [] as number[], reason: '' });
  // One press is one order, however often it is sent.
  const [idempotencyKey] = useState(randomId);
  const can = preview.data?.can ?? 0;
  const isComplete =
    action === 'label'
      ? fields.add.length + fields.remove.length > 0
      : action !== 'suspend' || fields.reason.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start.isPending || can === 0 || !isComplete) return;
    start.mutate(
      { action, selection, ...fields, idempotencyKey },
      {
        onSuccess: ({ id }) => {
          watchJob(id);
          onDone();
          onClose();
        },
      },
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
          <PreviewText preview={preview.data} isFailed={preview.isError} />
          <Consequences action={action} isFilter={'filter' in selection} />
          {action === 'label' ? (
            <LabelFields value={fields} onChange={(part) => setFields({ ...fields, ...part })} />
          ) : (
            <Textarea
              label={t('bulk.reason')}
              description={t(action === 'suspend' ? 'bulk.reason_hint' : 'remove.reason_hint')}
              required={action === 'suspend'}
              data-autofocus
              autosize
              minRows={2}
              maxRows={8}
              maxLength={LIMITS.reasonMax}
              value={fields.reason}
              onChange={(event) => setFields({ ...fields, reason: event.currentTarget.value })}
            />
          )}
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
            {...(action !== 'label' && { color: 'red' })}
            loading={start.isPending}
            disabled={can === 0 || !isComplete}
          >
            {can > 0 ? t('bulk.confirm', { count: can }) : t('common:continue')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** How many can, and why the others cannot, with some of them by name. */
function PreviewText({ preview, isFailed }: { preview: BulkPreview | undefined; isFailed: boolean }) {
  const { t } = useTranslation('network');
  if (!preview)
    return isFailed ? null : (
      <p role="status">
        <Loader size={16} /> {t('bulk.checking')}
      </p>
    );
  const { can, total, cannot } = preview;
  return (
    <div>
      <p role="status">{can === 0 ? t('bulk.can_none') : t('bulk.can', { count: can, total })}</p>
      {cannot.map(({ code, message, params, count, examples }) => (
        <p key={`${code} ${JSON.stringify(params)}`} className={classes.examples}>
          {t('bulk.cannot', { count, reason: message })} {t('bulk.for_example')}{' '}
          {examples.map(({ name }) => name).join(', ')}
        </p>
      ))}
    </div>
  );
}

/** What else is to be known before the press. */
function Consequences({ action, isFilter }: { action: BulkAction; isFilter: boolean }) {
  const { t } = useTranslation('network');
  const text = { label: t('bulk.undo_hint'), suspend: t('bulk.suspend_text'), remove: t('bulk.remove_text') }[action];
  return (
    <p className={classes.note}>
      {isFilter && `${t('bulk.all_of_filter')} `}
      {text}
    </p>
  );
}

interface LabelFieldsProps {
  value: { add: number[]; remove: number[] };
  onChange: (part: { add?: number[]; remove?: number[] }) => void;
}

function LabelFields({ value, onChange }: LabelFieldsProps) {
  const { t } = useTranslation(['network', 'common']);
  const { data: labels = [] } = useQuery(labelsQuery);
  const field = (name: 'add' | 'remove', other: 'add' | 'remove') => (
    <MultiSelect
      label={t(`bulk.${name}_labels`)}
      data={labels
        .filter(({ id }) => !value[other].includes(id))
        .map(({ id, name: label }) => ({ value: String(id), label }))}
      value={value[name].map(String)}
      onChange={(ids) => onChange({ [name]: ids.map(Number) })}
      searchable
      maxValues={LIMITS.tagsMax}
      nothingFoundMessage={t('common:nothing_found')}
    />
  );
  return (
    <>
      {field('add', 'remove')}
      {field('remove', 'add')}
    </>
  );
}
