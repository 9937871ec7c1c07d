import { Alert, Button, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useIsScreen, useRestoreFocus } from '@tenderlane/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formText } from '../core/texts/error-text';
import { toast, whenDone } from '../toasts';
import { ContactFields } from './contact-fields';
import { DriverFields } from './driver-fields';
import { useSaveRecord, type FleetRow, type FleetSource } from './fleet.api';
import { toRecordBody, fieldsOf, toRecordValues } from './record-values';
import { useRecordForm, type RecordForm } from './use-record-form';
import { VehicleFields } from './vehicle-fields';
import classes from './fleet.module.css';

interface RecordFormDialogProps {
  source: FleetSource;
  row: FleetRow | null;
  onClose: () => void;
}

export function RecordFormDialog({ source, row, onClose }: RecordFormDialogProps) {
  useRestoreFocus();
  const { t } = useTranslation(['fleet', 'common']);
  const isNarrow = useIsScreen('(max-width: 600px)');
  const { kind } = source;
  const save = useSaveRecord(source, row?.id ?? null);
  const form = useRecordForm(toRecordValues(kind, row), save.error);
  const problem = formText(save.error, [...fieldsOf(kind), 'file_ids']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (save.isPending) return;
    const name = String(form.values['plate'] ?? form.values['name'] ?? form.values['first_name'] ?? '');
    whenDone(save.mutateAsync(toRecordBody(kind, form.values), { onSuccess: onClose }), () =>
      toast(t('saved', { name }), { tone: 'good' }),
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(row ? `edit.${kind}` : `add.${kind}`)}
      size={720}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form onSubmit={submit} noValidate className={classes.form}>
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
            {problem}
          </Alert>
        )}
        <Fields source={source} form={form} />
        <div className={classes.formEnd}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function Fields({ source, form }: { source: FleetSource; form: RecordForm }) {
  switch (source.kind) {
    case 'contact':
      return <ContactFields form={form} isCarrier={source.side === 'carrier'} />;
    case 'driver':
      return <DriverFields form={form} />;
    case 'truck':
    case 'trailer':
      return <VehicleFields form={form} isTruck={source.kind === 'truck'} />;
  }
}
