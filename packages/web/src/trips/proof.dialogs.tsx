import type { StoredFile, TripStopView } from '@tenderlane/contract';
import { TextInput } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '../core/texts/error-text';
import { FileField } from '../files/file-field';
import { toast } from '../toasts';
import { useTripAction, useTripSide } from './trip.api';

export function ProofDialog({ stop, onClose }: { stop: TripStopView; onClose: () => void }) {
  const { t } = useTranslation(['trips', 'common']);
  const { side } = useTripSide();
  const [files, setFiles] = useState<StoredFile[]>([]);
  const [name, setName] = useState('');
  const action = useTripAction(() => {
    toast(t('proof.saved'), { tone: 'good' });
    onClose();
  });
  const body = { file_ids: files.map(({ id }) => id), ...(name.trim() && { name: name.trim() }) };
  return (
    <ConfirmDialog
      opened
      title={`${t('proof.title')}: ${stop.name ?? stop.city}`}
      consequences={side === 'carrier' ? [t('proof.text')] : []}
      confirmLabel={t('proof.save')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={action.isPending}
      blocked={files.length === 0}
      error={formText(action.error, ['file_ids', 'name'])}
      onClose={onClose}
      onConfirm={() => action.mutate({ do: 'prove', stopId: stop.id, body })}
    >
      <FileField
        label={t('proof.files')}
        kinds="documents"
        value={files}
        onChange={setFiles}
        required
        error={fieldText(action.error, 'file_ids')}
      />
      <TextInput
        label={t('proof.signer')}
        description={t('proof.signer_text')}
        maxLength={LIMITS.nameMax}
        value={name}
        error={fieldText(action.error, 'name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
