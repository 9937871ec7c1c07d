import { ConfirmDialog } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

interface FarBelowDialogProps {
  price: string;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for a confirmation of a price far below the others, which is probably a typing mistake. */
export function FarBelowDialog({ price, isPending, onClose, onConfirm }: FarBelowDialogProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('far_below.title', { price })}
      consequences={[t('far_below.text'), t('far_below.binds')]}
      confirmLabel={t('bid.place', { price })}
      cancelLabel={t('far_below.change')}
      closeLabel={t('common:close')}
      pending={isPending}
    />
  );
}
