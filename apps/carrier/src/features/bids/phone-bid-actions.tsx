import { Button } from '@mantine/core';
import type { CarrierLoad } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { money } from '../../lib/formats';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useAcceptPhoneBid } from './bids.api';
import classes from './panel.module.css';

interface PhoneBidActionsProps {
  load: CarrierLoad;
  onOtherPrice: () => void;
}

/** A bid entered by the shipper counts only after the carrier accepts it. */
export function PhoneBidActions({ load, onOtherPrice }: PhoneBidActionsProps) {
  const { t } = useTranslation('carrierApp');
  const accept = useAcceptPhoneBid(load.id);
  const bid = load.own_bid;
  if (!bid) return null;
  return (
    <>
      {accept.error && (
        <p className={classes.error} role="alert">
          {errorText(accept.error)}
        </p>
      )}
      <Button
        size="xl"
        variant="filled"
        fullWidth
        loading={accept.isPending}
        onClick={() => whenDone(accept.mutateAsync(bid.id), () => toast(t('phone.accepted'), { tone: 'good' }))}
      >
        {t('phone.accept', { price: money(bid.price) })}
      </Button>
      <Button size="lg" fullWidth mt={8} onClick={onOtherPrice}>
        {t('panel.other_price')}
      </Button>
    </>
  );
}
