import { IconBolt } from '@tabler/icons-react';
import type { CarrierLoad } from '@tenderlane/contract';
import { ConfirmDialog, ReasonButton } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { duration, money } from '../../lib/formats';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { useBookNow } from './bids.api';
import classes from './details.module.css';

/** Takes the load at the shipper's price without bidding, after the price was repeated. */
export function BookNow({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const [isAsking, setIsAsking] = useState(false);
  const book = useBookNow(load.id);
  const { book_now_price: price, confirm_minutes: confirmMinutes } = load.terms;
  if (!price || load.status_id !== 'ongoing' || load.option.state === 'withdrawn') return null;
  const refusal = load.refusals['book_now'];
  return (
    <section className={classes.bookNow}>
      <p>{t('book.text', { shipper: load.shipper.name })}</p>
      <ReasonButton
        size="lg"
        leftSection={<IconBolt size={18} aria-hidden />}
        reason={refusal && reasonText(refusal)}
        onClick={() => setIsAsking(true)}
      >
        {t('book.action', { price: money(price) })}
      </ReasonButton>
      {refusal && <p className={classes.note}>{reasonText(refusal)}</p>}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => book.mutate(price, { onSuccess: () => setIsAsking(false) })}
        title={t('book.title', { price: money(price) })}
        consequences={[t('book.ends_bidding'), t('book.confirm_after', { time: duration(confirmMinutes) })]}
        confirmLabel={t('book.action', { price: money(price) })}
        cancelLabel={t('common:cancel')}
        closeLabel={t('common:close')}
        pending={book.isPending}
        error={errorText(book.error)}
      />
    </section>
  );
}
