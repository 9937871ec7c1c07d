import { Button } from '@mantine/core';
import type { CarrierLoad } from '@tenderlane/contract';
import { ReasonButton } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { money } from '../../lib/formats';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useReconfirm } from './bids.api';
import classes from './panel.module.css';

interface ReconfirmActionsProps {
  load: CarrierLoad;
  onOtherPrice: () => void;
}

export function ReconfirmActions({ load, onOtherPrice }: ReconfirmActionsProps) {
  const { t } = useTranslation('carrierApp');
  const reconfirm = useReconfirm(load.id);
  const { own_bid: bid, refusals } = load;
  if (!bid) return null;
  return (
    <>
      {reconfirm.error && (
        <p className={classes.error} role="alert">
          {errorText(reconfirm.error)}
        </p>
      )}
      <ReasonButton
        size="xl"
        variant="filled"
        fullWidth
        loading={reconfirm.isPending}
        reason={refusals['reconfirm'] && reasonText(refusals['reconfirm'])}
        onClick={() => whenDone(reconfirm.mutateAsync(null), () => toast(t('reconfirm.done'), { tone: 'good' }))}
      >
        {t('reconfirm.keep', { price: money(bid.price) })}
      </ReasonButton>
      <Button size="lg" fullWidth mt={8} onClick={onOtherPrice}>
        {t('panel.other_price')}
      </Button>
    </>
  );
}
