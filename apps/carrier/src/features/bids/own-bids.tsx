import { Button } from '@mantine/core';
import type { CarrierLoad } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { ownBidsQuery } from './bids.api';
import classes from './details.module.css';

const ReceiptDialog = lazy(() => import('./receipt.dialog').then((part) => ({ default: part.ReceiptDialog })));

export function OwnBids({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const dates = useDates();
  const [isOpen, setIsOpen] = useState(false);
  const receipt = load.own_bid?.receipt;
  const more = useInfiniteQuery(ownBidsQuery(load.id, load.own_bids_next));
  const earlier = more.data?.pages.flatMap(({ data }) => data) ?? [];
  if (load.own_bids.length === 0) return null;
  return (
    <SectionCard
      title={t('own.title')}
      actions={receipt && <Button onClick={() => setIsOpen(true)}>{t('receipt.title')}</Button>}
    >
      <ol className={classes.ownBids}>
        {[...load.own_bids.toReversed(), ...earlier].map(({ id, price, placed_at: at }) => (
          <li key={id}>
            <strong>{money(price)}</strong>
            <span className={classes.note}>{dates.dateTime(at)}</span>
          </li>
        ))}
      </ol>
      {(more.data ? more.hasNextPage : load.own_bids_next !== null) && (
        <Button variant="subtle" loading={more.isFetching} onClick={() => void more.fetchNextPage()}>
          {t('own.more')}
        </Button>
      )}
      {receipt && isOpen && (
        <Suspense>
          <ReceiptDialog receipt={receipt} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
