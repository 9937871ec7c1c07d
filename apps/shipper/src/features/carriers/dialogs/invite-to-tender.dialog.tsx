import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Carrier } from '@tenderlane/contract';
import { ConfirmDialog } from '@tenderlane/ui';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddToAudience } from '../network.api';
import { audienceQuery, invitableQuery } from '../profile/dealings.api';

interface InviteToTenderDialogProps {
  carrier: Carrier;
  onClose: () => void;
}

export function InviteToTenderDialog({ carrier, onClose }: InviteToTenderDialogProps) {
  const { t } = useTranslation(['carrierPage', 'common']);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: loads, error } = useQuery(invitableQuery);
  const { data: audience } = useQuery(audienceQuery(chosen));
  const invite = useAddToAudience();
  const name = carrier.name || carrier.login || '';
  const known = audience?.carrier_ids ?? [];
  const isIn = audience?.kind === 'network' || (audience?.kind === 'carriers' && known.includes(carrier.id));
  const reason = audience === undefined || audience.kind === 'carriers' || isIn ? null : t('invite.not_chosen');
  const send = () => {
    if (chosen === null) return;
    const carrierIds = [...known, carrier.id];
    whenDone(invite.mutateAsync({ load: chosen, carrierIds }, { onSuccess: onClose }), () =>
      toast(t('invite.done', { name }), { tone: 'good' }),
    );
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={send}
      title={t('invite.title', { name })}
      consequences={[]}
      confirmLabel={t('invite.action')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={invite.isPending}
      error={errorText(invite.error ?? error)}
      blocked={audience === undefined || isIn || reason !== null}
    >
      <Select
        label={t('invite.tender')}
        placeholder={t(loads?.length === 0 ? 'invite.none' : 'invite.choose')}
        data={(loads ?? []).map((load) => ({
          value: String(load.id),
          label: [load.number, load.name].filter(Boolean).join(' · '),
        }))}
        searchable
        data-autofocus
        nothingFoundMessage={t('common:nothing_found')}
        value={chosen === null ? null : String(chosen)}
        onChange={(id) => setChosen(id === null ? null : Number(id))}
      />
      <p role="status">{isIn ? t('invite.already') : reason}</p>
    </ConfirmDialog>
  );
}
