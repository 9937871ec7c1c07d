import { Link } from '@tanstack/react-router';
import { isolate } from '@tenderlane/messages/formats/isolate';
import type { CarrierListItem } from '@tenderlane/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { paths } from '../../lib/paths';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useStopTimes } from '../../lib/use-stop-times';
import { LaneOf } from './lane-of';
import { LoadTime } from './load-time';
import { OptionChip } from './option-chip';
import { weightText } from './weight-text';
import classes from './loads.module.css';

/** A tender in a list: a card on a phone, a row of columns where it is wide. The whole of it opens the tender. */
export function LoadRow({ load }: { load: CarrierListItem }) {
  const { t } = useTranslation('carrierApp');
  const stopTimes = useStopTimes();
  const bodyName = useReferenceNames('truck_bodies');
  const pickup = load.waypoints[0];
  const isAwarded = load.option.state === 'selected' || load.option.state === 'confirmed';
  const cargo = [load.cargo_name && isolate(load.cargo_name), load.weight_kg && weightText(load.weight_kg)]
    .filter(Boolean)
    .join(' · ');
  const bodies = load.body_types.map(bodyName).join(', ');
  const asked = [bodies, isolate(load.shipper.name)].filter(Boolean).join(' · ');
  return (
    <li>
      <Link to={paths.load} params={{ id: String(load.id) }} className={classes.row}>
        <span className={classes.line}>
          <span className={classes.route}>
            <LaneOf stops={load.waypoints} />
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
          <span className={classes.best}>{!isAwarded && <ReferencePrice load={load} />}</span>
          <span className={classes.own}>
            {load.own_bid && (
              <Figure
                label={t(isAwarded ? 'award.price' : 'bid.yours')}
                value={money(load.own_bid.price)}
                note={load.own_rank ? rankText(load.own_rank) : undefined}
              />
            )}
          </span>
          <span className={classes.state}>
            <OptionChip load={load} />
          </span>
        </span>
      </Link>
    </li>
  );

  function rankText(rank: number): string {
    const count = load.bidder_count;
    return count ? t('rank.of', { rank, count }) : t('rank.place', { rank });
  }
}

/** The price to compare with: the best one where the mode shows it, else what the shipper starts from. */
function ReferencePrice({ load }: { load: CarrierListItem }) {
  const { t } = useTranslation('carrierApp');
  const { best_price: best, starting_rate: starting, status_id: status } = load;
  if (best) return <Figure label={t('price.best')} value={money(best)} />;
  if (starting) return <Figure label={t('price.starting')} value={money(starting)} />;
  if (load.best_price === null && status === 'ongoing')
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
    <span className={classes.label}>{label}</span>
    <span className={classes.value}>{value}</span>
    {note && <span className={classes.note}>{note}</span>}
  </span>
);
