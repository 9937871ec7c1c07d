import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { CarrierLoad } from '@tenderlane/contract';
import { ReasonButton } from '@tenderlane/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@tenderlane/web/core/texts/error-text';
import { money } from '../../lib/formats';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { LeaveDialog } from '../auction';
import { useConfirmAward } from './awards.api';
import classes from './awards.module.css';

export function AwardActions({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const [isRefusing, setIsRefusing] = useState(false);
  const confirm = useConfirmAward(load.id);
  const { own_bid: bid, refusals } = load;
  if (!bid) return null;
  const reason = refusals['confirm'] && reasonText(refusals['confirm']);
  return (
    <>
      {(confirm.error || reason) && (
        <p className={classes.error} role="alert">
          {confirm.error ? errorText(confirm.error) : reason}
        </p>
      )}
      <ReasonButton
        size="xl"
        variant="filled"
        fullWidth
        leftSection={<IconCheck size={20} aria-hidden />}
        loading={confirm.isPending}
        reason={reason}
        onClick={() => whenDone(confirm.mutateAsync(bid.id), () => toast(t('award.confirmed'), { tone: 'good' }))}
      >
        {t('award.confirm', { price: money(bid.price) })}
      </ReasonButton>
      <Button variant="subtle" color="red" size="lg" fullWidth mt={4} onClick={() => setIsRefusing(true)}>
        {t('award.refuse')}
      </Button>
      <p className={classes.panelNote}>{t('award.refuse_note')}</p>
      {isRefusing && (
        <Suspense>
          <LeaveDialog load={load} way="decline" onClose={() => setIsRefusing(false)} />
        </Suspense>
      )}
    </>
  );
}
