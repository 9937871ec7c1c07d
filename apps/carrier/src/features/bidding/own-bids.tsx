import { Button } from '@mantine/core';
import type { CarrierLoad } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money, useDates } from '../../lib/formats';
import { ReceiptDialog } from './receipt.dialog';
import classes from './details.module.css';

/** The carrier's own prices, newest first, and the receipt of the last one. */
export function OwnBids({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const dates = useDates();
  const [isOpen, setIsOpen] = useState(false);
  const receipt = load.own_bid?.receipt;
  if (load.own_bids.length === 0) return null;
  return (
    <SectionCard
      title={t('own.title')}
      actions={receipt && <Button onClick={() => setIsOpen(true)}>{t('receipt.title')}</Button>}
    >
      <ol className={classes.ownBids} reversed>
        {load.own_bids.toReversed().map(({ id, price, placed_at: at }) => (
          <li key={id}>
            <strong>{money(price)}</strong>
            <span className={classes.note}>{dates.dateTime(at)}</span>
          </li>
        ))}
      </ol>
      {receipt && isOpen && (
        <ReceiptDialog loadId={load.id} name={load.name} receipt={receipt} onClose={() => setIsOpen(false)} />
      )}
    </SectionCard>
  );
}
