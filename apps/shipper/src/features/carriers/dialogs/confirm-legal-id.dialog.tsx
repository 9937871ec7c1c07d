import type { Carrier } from '@tenderlane/contract';
import { ConfirmDialog, KeyValues } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { LegalIdMark } from '../../../lib/legal-id-mark';
import { toast, toastError, whenDone } from '@tenderlane/web/toasts';
import { useConfirmLegalId, useUnconfirmLegalId } from '../carriers.api';

export function ConfirmLegalIdDialog({ carrier, onClose }: { carrier: Carrier; onClose: () => void }) {
  const { t } = useTranslation(['carriers', 'brands', 'common']);
  const confirm = useConfirmLegalId();
  const unconfirm = useUnconfirmLegalId();
  const { id, name, country_id: countryId, legal_id: legalId } = carrier;
  const run = () =>
    whenDone(confirm.mutateAsync(carrier, { onSuccess: onClose }), () =>
      toast(t('done.confirm_legal_id', { name }), {
        tone: 'good',
        action: { label: t('common:undo'), onClick: () => unconfirm.mutate(id, { onError: toastError }) },
      }),
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={run}
      title={t('dialog.confirm_legal_id_title', { name })}
      consequences={[
        t('dialog.confirm_legal_id_checked'),
        t('dialog.confirm_legal_id_once'),
        t('dialog.confirm_legal_id_ends'),
      ]}
      confirmLabel={t('action.confirm_legal_id')}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={confirm.isPending}
      error={errorText(confirm.error)}
    >
      <KeyValues
        items={[
          { label: t('brands:brand.name'), value: name },
          { label: t('brands:brand.country'), value: countryId?.toUpperCase() },
          { label: t('brands:brand.legal_id'), value: legalId },
        ]}
      />
      <LegalIdMark check={carrier.legal_id_check} />
    </ConfirmDialog>
  );
}
