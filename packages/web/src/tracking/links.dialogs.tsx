import type { TrackingLink } from '@tenderlane/contract';
import { Select, TextInput } from '@mantine/core';
import { ConfirmDialog } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '../core/texts/error-text';
import { toast } from '../toasts';
import { useAddLink, useRevokeLink, type LinkCalls, type LinkStop } from './links.api';

interface AddLinkProps {
  loadId: number;
  stops: readonly LinkStop[];
  call: LinkCalls;
  onClose: () => void;
}

export function AddLinkDialog({ loadId, stops, call, onClose }: AddLinkProps) {
  const { t } = useTranslation(['tracking', 'common']);
  const [label, setLabel] = useState('');
  const [stopId, setStopId] = useState<number | null>(null);
  const adding = useAddLink(call, loadId, onClose);
  return (
    <ConfirmDialog
      opened
      title={t('link.add')}
      consequences={[]}
      confirmLabel={t('link.make')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      pending={adding.isPending}
      error={formText(adding.error, ['label', 'stop_id'])}
      onClose={onClose}
      onConfirm={() => adding.mutate({ label, stop_id: stopId })}
    >
      <TextInput
        data-autofocus
        label={t('link.label')}
        description={t('link.label_text')}
        maxLength={100}
        value={label}
        onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        error={fieldText(adding.error, 'label')}
      />
      <Select
        label={t('link.stop')}
        description={t('link.stop_text')}
        placeholder={t('link.whole')}
        data={stops.map(({ id, name, city }) => ({ value: String(id), label: name ?? city }))}
        clearable
        clearButtonProps={{ 'aria-label': t('common:clear') }}
        value={stopId === null ? null : String(stopId)}
        onChange={(value) => setStopId(value === null ? null : Number(value))}
        error={fieldText(adding.error, 'stop_id')}
      />
    </ConfirmDialog>
  );
}

interface RevokeLinkProps {
  loadId: number;
  link: TrackingLink;
  call: LinkCalls;
  onClose: () => void;
}

export function RevokeLinkDialog({ loadId, link: { id, label }, call, onClose }: RevokeLinkProps) {
  const { t } = useTranslation(['tracking', 'common']);
  const revoking = useRevokeLink(call, loadId, () => {
    toast(t('link.revoked'));
    onClose();
  });
  return (
    <ConfirmDialog
      opened
      title={t('link.revoke_title', { label })}
      consequences={[t('link.revoke_text')]}
      confirmLabel={t('link.revoke')}
      cancelLabel={t('common:back')}
      closeLabel={t('common:close')}
      danger
      pending={revoking.isPending}
      error={formText(revoking.error, [])}
      onClose={onClose}
      onConfirm={() => revoking.mutate(id)}
    />
  );
}
