import { TagsInput, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Carrier } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import { ConfirmDialog, hideToast } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useCarrierAction, useSetLabels } from './carriers.api';
import { labelsQuery } from '../../lib/labels';
import { sentAgainToast } from './sent-again-toast';
import { AgreementDialog } from './dialogs/agreement.dialog';
import { ConfirmLegalIdDialog } from './dialogs/confirm-legal-id.dialog';
import { LanesDialog } from './dialogs/lanes.dialog';
import { RemoveDialog } from './dialogs/remove.dialog';

const LABELS_MAX = 20;
const LABEL_LENGTH_MAX = 50;

export type CarrierDialog =
  | 'revoke'
  | 'decline'
  | 'suspend'
  | 'labels'
  | 'confirm_legal_id'
  | 'remove'
  | 'lanes'
  | 'agreement';

export interface CarrierDialogsProps {
  kind: CarrierDialog;
  carrier: Carrier;
  onClose: () => void;
}

export function CarrierDialogs({ kind, carrier, onClose }: CarrierDialogsProps) {
  if (kind === 'labels') return <CarrierLabelsDialog carrier={carrier} onClose={onClose} />;
  if (kind === 'confirm_legal_id') return <ConfirmLegalIdDialog carrier={carrier} onClose={onClose} />;
  if (kind === 'remove') return <RemoveDialog carrier={carrier} onClose={onClose} />;
  if (kind === 'lanes') return <LanesDialog carrier={carrier} onClose={onClose} />;
  if (kind === 'agreement') return <AgreementDialog carrier={carrier} onClose={onClose} />;
  return <ActionDialog kind={kind} carrier={carrier} onClose={onClose} />;
}

interface ActionDialogProps extends CarrierDialogsProps {
  kind: 'revoke' | 'decline' | 'suspend';
}

/** Revoking invalidates the link; the reason for declining or suspending is sent to the carrier. */
function ActionDialog({ kind, carrier, onClose }: ActionDialogProps) {
  const { t } = useTranslation(['carriers', 'common']);
  const [reason, setReason] = useState('');
  const act = useCarrierAction();
  const name = carrier.name || carrier.login || '';
  const needsReason = kind !== 'revoke';
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() =>
        whenDone(
          act.mutateAsync({ id: carrier.id, action: kind, reason: reason.trim() }, { onSuccess: onClose }),
          () => {
            if (kind === 'revoke') hideToast(sentAgainToast(carrier.id));
            toast(t(`done.${kind}`, { name }), { tone: 'good' });
          },
        )
      }
      title={t(`dialog.${kind}_title`, { name })}
      consequences={[t(`dialog.${kind}_text`)]}
      confirmLabel={t(`action.${kind}`)}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      danger
      pending={act.isPending}
      error={errorText(act.error)}
      blocked={needsReason && reason.trim() === ''}
    >
      {needsReason && (
        <Textarea
          label={t('dialog.reason')}
          description={t('dialog.reason_hint')}
          required
          data-autofocus
          autosize
          minRows={3}
          maxRows={8}
          maxLength={LIMITS.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}

function CarrierLabelsDialog({ carrier, onClose }: Omit<CarrierDialogsProps, 'kind'>) {
  const { t } = useTranslation(['carriers', 'common']);
  const { data: labels = [] } = useQuery(labelsQuery);
  const [names, setNames] = useState(carrier.labels.map(({ name }) => name));
  const save = useSetLabels(labels);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => save.mutate({ id: carrier.id, names }, { onSuccess: onClose })}
      title={t('labels.of', { name: carrier.name || carrier.login || '' })}
      consequences={[]}
      confirmLabel={t('common:save')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={save.isPending}
      error={errorText(save.error)}
    >
      <TagsInput
        label={t('column.labels')}
        description={t('labels.hint')}
        data={labels.map(({ name }) => name)}
        value={names}
        onChange={(typed) => setNames(typed.map((name) => name.trim().slice(0, LABEL_LENGTH_MAX)).filter(Boolean))}
        maxTags={LABELS_MAX}
        data-autofocus
      />
    </ConfirmDialog>
  );
}
