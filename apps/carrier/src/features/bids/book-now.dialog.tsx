import type { CarrierLoad } from '@tenderlane/contract';
import { ConfirmDialog } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { duration, money } from '../../lib/formats';
import { useBookNow } from './bids.api';

interface BookNowDialogProps {
  load: CarrierLoad;
  price: { amount: number; currency: string };
  onClose: () => void;
}

export function BookNowDialog({ load, price, onClose }: BookNowDialogProps) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const book = useBookNow(load.id);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => book.mutate(price, { onSuccess: onClose })}
      title={t('book.title', { price: money(price) })}
      consequences={[t('book.ends_bidding'), t('book.confirm_after', { time: duration(load.terms.confirm_minutes) })]}
      confirmLabel={t('book.action', { price: money(price) })}
      cancelLabel={t('common:cancel')}
      closeLabel={t('common:close')}
      pending={book.isPending}
      error={errorText(book.error)}
    />
  );
}
