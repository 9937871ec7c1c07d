import { IconBolt } from '@tabler/icons-react';
import type { CarrierLoad } from '@tenderlane/contract';
import { ReasonButton } from '@tenderlane/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import classes from './details.module.css';

const BookNowDialog = lazy(() => import('./book-now.dialog').then((part) => ({ default: part.BookNowDialog })));

export function BookNow({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const [isAsking, setIsAsking] = useState(false);
  const { book_now_price: price } = load.terms;
  if (!price || load.status_id !== 'ongoing' || load.option.state === 'withdrawn') return null;
  const refusal = load.refusals['book_now'];
  return (
    <section>
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
      {isAsking && (
        <Suspense>
          <BookNowDialog load={load} price={price} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
