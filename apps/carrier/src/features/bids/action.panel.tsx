import { Button } from '@mantine/core';
import type { CarrierLoad } from '@tenderlane/contract';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { useServerSecond } from '@tenderlane/ui/hooks/use-server-second';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { activity } from '../../lib/application';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { AwardActions } from '../awards';
import { BidForm } from './form/bid.form';
import { PhoneBidActions } from './phone-bid-actions';
import { ReconfirmActions } from './reconfirm-actions';
import { tenderStatus } from '../auction';
import classes from './panel.module.css';

interface ActionPanelProps {
  load: CarrierLoad;
  isStale: boolean;
}

export function ActionPanel({ load, isStale }: ActionPanelProps) {
  const { t } = useTranslation('carrierApp');
  const { isOffline } = useSyncExternalStore(activity.subscribe, activity.read);
  const { option, status_id: status } = load;
  // After a withdrawal there is no action; the status banner explains it.
  const isOpen = status === 'ongoing' && option.state !== 'withdrawn';
  if (option.state !== 'selected' && !isOpen) return null;
  return (
    <aside className={classes.panel} aria-label={t('panel.label')}>
      {(isStale || isOffline) && (
        <p className={classes.staleNote} role="status">
          {t(isOffline ? 'panel.offline' : 'panel.stale')}
        </p>
      )}
      {option.state === 'selected' ? <AwardActions load={load} /> : <BiddingActions load={load} />}
    </aside>
  );
}

function BiddingActions({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const [wantsForm, setWantsForm] = useState(false);
  const now = useServerSecond(serverOffsetMs());
  const isOver = load.effective_end_at !== null && now >= Date.parse(load.effective_end_at);
  const refusal = isOver ? { code: 'auction.over' } : load.refusals['bid'];
  if (refusal) return <p className={classes.closed}>{reasonText(refusal)}</p>;

  const openForm = () => setWantsForm(true);
  const status = tenderStatus(load);
  if (!wantsForm) {
    if (status === 'stale') return <ReconfirmActions load={load} onOtherPrice={openForm} />;
    if (status === 'by_phone') return <PhoneBidActions load={load} onOtherPrice={openForm} />;
    if (load.own_bid && (status === 'leading' || status === 'sealed'))
      return (
        <>
          <p className={classes.closed}>{t(`panel.${status}`, { price: money(load.own_bid.price) })}</p>
          <Button size="lg" fullWidth onClick={openForm}>
            {t(status === 'leading' ? 'panel.lower' : 'panel.replace')}
          </Button>
        </>
      );
  }
  return <BidForm load={load} onPlaced={() => setWantsForm(false)} />;
}
