import { Link } from '@tanstack/react-router';
import type { CarrierListItem } from '@tenderlane/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { loadHref } from '../../lib/load-href';
import { useStopTimes } from '../../lib/use-stop-times';
import { StopsLane } from '@tenderlane/web/loads/stops-lane';
import { referencePrice, useCargoText, useRankText } from './load-texts';
import { LoadTime } from './load-time';
import classes from './loads.module.css';
import { OptionChip } from './option-chip';

export function LoadCard({ row: load }: { row: CarrierListItem }) {
  const { t } = useTranslation('carrierApp');
  const stopTimes = useStopTimes();
  const rankText = useRankText();
  const { cargo, asked } = useCargoText()(load);
  const pickup = load.waypoints[0];
  const isAwarded = load.option.state === 'selected' || load.option.state === 'confirmed';
  return (
    <Link to={loadHref(load.id)} className={classes.card}>
      <span className={classes.line}>
        <span className={classes.route}>
          <StopsLane stops={load.waypoints} />
          {pickup && (
            <span className={classes.note}>
              {stopTimes({ from: pickup.from, to: pickup.to, timeZone: pickup.time_zone })}
            </span>
          )}
        </span>
        <span className={classes.time}>
          <LoadTime load={load} />
        </span>
      </span>
      <span className={classes.cargo}>
        <span className={classes.first} title={cargo}>
          {cargo}
        </span>
        <span className={`${classes.note} ${classes.second}`} title={asked}>
          {asked}
        </span>
      </span>
      <span className={`${classes.line} ${classes.figures}`}>
        <ReferencePrice load={load} />
        {load.own_bid && (
          <Figure
            label={t(isAwarded ? 'award.price' : 'bid.yours')}
            value={money(load.own_bid.price)}
            note={rankText(load)}
          />
        )}
        <span className={classes.state}>
          <OptionChip load={load} />
        </span>
      </span>
    </Link>
  );
}

function ReferencePrice({ load }: { load: CarrierListItem }) {
  const { t } = useTranslation('carrierApp');
  const price = referencePrice(load);
  if (price) return <Figure label={t(price.label)} value={money(price.value)} />;
  if (load.best_price === null && load.status_id === 'ongoing')
    return <span className={classes.note}>{t('price.no_bids')}</span>;
  return null;
}

interface FigureProps {
  label: string;
  value: ReactNode;
  note?: string | undefined;
}

const Figure = ({ label, value, note }: FigureProps) => (
  <span className={classes.figure}>
    <span className={classes.note}>{label}</span>
    <span className={classes.value}>{value}</span>
    {note && <span className={classes.note}>{note}</span>}
  </span>
);
