import type { CarrierLoad, Money } from '@tenderlane/contract';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { MINUTE_MS } from '@tenderlane/domain/core';
import { TimeLeft } from '@tenderlane/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDistances } from '@tenderlane/web/core/texts/use-distances';
import { countdown, money } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import classes from './tender.module.css';

export function StandingCells({ load }: { load: CarrierLoad }) {
  const { option, status_id: status, own_bid: bid } = load;
  const isAwarded = option.state === 'selected' || option.state === 'confirmed';
  const time =
    option.state === 'selected' ? <ConfirmTime load={load} /> : status === 'ongoing' && <BiddingTime load={load} />;
  const isOut = option.state === 'withdrawn';
  const standing = isAwarded ? (
    <AgreedPrice load={load} />
  ) : (
    !isOut && (bid || status === 'ongoing') && <Standing load={load} />
  );
  if (!time && !standing) return null;
  return (
    <div className={classes.cells}>
      {time}
      {standing}
    </div>
  );
}

function BiddingTime({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation();
  const dates = useDates();
  const { effective_end_at: end, planned_end_at: planned, latest_end_at: latest, published_at: start } = load;
  if (!end) return null;
  const endsAt = Date.parse(end);
  return (
    <Cell label={t('time.left')}>
      <TimeLeft
        size="header"
        startsAt={Date.parse(start ?? end)}
        plannedEndAt={Date.parse(planned ?? end)}
        endsAt={endsAt}
        latestEndAt={Date.parse(latest ?? end)}
        serverOffsetMs={serverOffsetMs()}
        format={countdown}
        texts={{
          label: t('time.left'),
          over: t('time.over'),
          endMoved: t('time.end_moved', { time: dates.clock(end) }),
          extended: load.extended_count > 0 ? t('time.extended', { count: load.extended_count }) : undefined,
          ends: t('time.ends', { time: dates.shortDateTime(end) }),
        }}
      />
    </Cell>
  );
}

function ConfirmTime({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const dates = useDates();
  const until = load.option.confirm_until;
  if (!until) return null;
  const endsAt = Date.parse(until);
  return (
    <Cell label={t('award.within')}>
      <TimeLeft
        size="header"
        hue="plum"
        startsAt={endsAt - load.terms.confirm_minutes * MINUTE_MS}
        plannedEndAt={endsAt}
        endsAt={endsAt}
        latestEndAt={endsAt}
        serverOffsetMs={serverOffsetMs()}
        format={countdown}
        texts={{
          label: t('award.within'),
          over: t('common:time.over'),
          endMoved: t('common:time.end_moved', { time: dates.clock(until) }),
          ends: t('award.until', { time: dates.shortDateTime(until) }),
        }}
      />
    </Cell>
  );
}

function AgreedPrice({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const { own_bid: bid, terms } = load;
  if (!bid) return null;
  return (
    <Cell label={t('award.price')} value={money(bid.price)}>
      {terms.basis === 'trip' ? <PerUnit load={load} price={bid.price} /> : t(`basis.${terms.basis}`)}
    </Cell>
  );
}

/** Price per kilometre or mile, only for prices of the whole trip. */
function PerUnit({ load, price }: { load: CarrierLoad; price: Money | null }) {
  const { pricePerUnit } = useDistances();
  const rate = load.terms.basis === 'trip' ? pricePerUnit(price, load.distance_km) : null;
  return rate && <span className={classes.perUnit}>{rate}</span>;
}

function Standing({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const { own_rank: rank, own_bid: bid, bidder_count: bidders, terms, best_price: best } = load;
  const ownBid = bid && (
    <>
      {t('bid.yours')} <strong>{money(bid.price)}</strong>
      <PerUnit load={load} price={bid.price} />
    </>
  );
  if (rank)
    return (
      <Cell
        label={t('rank.yours')}
        value={
          <>
            {rank} {bidders !== undefined && <small>{t('rank.of_count', { count: bidders })}</small>}
          </>
        }
      >
        {ownBid}
      </Cell>
    );
  if (bid)
    return (
      <Cell label={t('bid.yours')} value={money(bid.price)}>
        <PerUnit load={load} price={bid.price} />
      </Cell>
    );
  if (best)
    return (
      <Cell label={t('price.best')} value={money(best)}>
        {t('rank.bidders', { count: bidders ?? 0 })}
        <PerUnit load={load} price={best} />
      </Cell>
    );
  const starting = terms.starting_rate && money(terms.starting_rate);
  return (
    <Cell label={t('price.starting')} value={starting ?? '—'}>
      {bidders === 0 && t('price.no_bids')}
      <PerUnit load={load} price={terms.starting_rate} />
    </Cell>
  );
}

interface CellProps {
  label: string;
  value?: ReactNode;
  children?: ReactNode;
}

const Cell = ({ label, value, children }: CellProps) => (
  <div className={classes.cell}>
    <div className={classes.cellLabel}>{label}</div>
    {value && <div className={classes.cellValue}>{value}</div>}
    {children && <div className={classes.cellNote}>{children}</div>}
  </div>
);
