import type { LoadListItem } from '@tenderlane/contract';
import { isolate } from '@tenderlane/messages/formats/isolate';
import { tenderTitle } from '@tenderlane/messages/formats/tender-title';
import { Money, Name, TwoLines } from '@tenderlane/ui';
import { textsOf } from '@tenderlane/web/core/texts/texts-of';
import { deviationBp, money } from '../../../lib/formats';
import { useLoadRow } from './load-row-context';
import classes from './loads-list.module.css';

interface CellProps {
  load: LoadListItem;
}

export function useLoadSummary() {
  const { briefDistance } = useLoadRow().measures;
  return (load: LoadListItem): string =>
    [
      tenderTitle(load),
      load.distance === null ? null : briefDistance(load.distance, load.distance_source),
      load.cargo_name && isolate(load.cargo_name),
    ]
      .filter(Boolean)
      .join(' · ');
}

export function Dates({ load }: CellProps) {
  const { shortDateTime } = useLoadRow().dates;
  const last = load.waypoints.at(-1);
  const at = (time: string | null, zone: string | undefined) =>
    time ? shortDateTime(time, zone) : <span className={classes.missing}>—</span>;
  return (
    <>
      <span className={classes.line}>{at(load.date, load.waypoints[0]?.time_zone)}</span>
      <span className={`${classes.line} ${classes.second}`}>{at(load.date_delivery, last?.time_zone)}</span>
    </>
  );
}

export function Truck({ load }: CellProps) {
  const { bodyName, measures } = useLoadRow();
  const { weight, temperature } = measures;
  const [first, ...others] = load.truck_body;
  const bodies = load.truck_body.map(bodyName).join(', ');
  const facts = [
    load.weight === null ? null : weight(load.weight, load.weight_id),
    load.temperature && temperature(load.temperature),
  ];
  return (
    <TwoLines
      first={
        <span title={bodies}>
          {first ? bodyName(first) : '—'}
          {others.length > 0 && ` +${others.length}`}
        </span>
      }
      second={facts.filter(Boolean).join(' · ') || null}
    />
  );
}

export function BestBid({ load }: CellProps) {
  const t = textsOf('loads');
  const price = load.carrier ? load.price : load.bid_lowest_price;
  const isOpen = load.status_id === 'ongoing';
  if (load.status_id === 'draft') return null;
  if (load.bid_count === 0 && !price)
    return <span className={classes.note}>{isOpen ? t('bids.none_yet') : t('bids.none')}</span>;

  const count = t('bids.count', { count: load.bid_count });
  if (!price) return <TwoLines first={count} second={load.mode === 'sealed' ? t('bids.sealed') : null} />;
  const isBest = price.amount === load.bid_lowest_price?.amount;
  const toTarget = isBest ? load.to_target_bp : null;
  return (
    <>
      <Money text={money(price)} strong />
      <span className={classes.second}>
        {toTarget !== null && (
          <>
            <Money text={deviationBp(toTarget)} tone={toTarget > 0 ? 'bad' : 'good'} />
            {' · '}
          </>
        )}
        {count}
      </span>
    </>
  );
}

export function Rates({ load }: CellProps) {
  const t = textsOf('loads');
  const { target_rate: target, starting_rate: starting } = load;
  if (!target && !starting) return <span className={classes.note}>—</span>;
  const rate = (value: typeof target) =>
    value && (load.basis === 'trip' ? money(value) : `${money(value)} / ${t(`terms.basis.${load.basis}`)}`);
  return (
    <>
      <span className={classes.line}>
        <Money text={rate(target)} />
      </span>
      <span className={classes.second}>
        <Money text={rate(starting)} />
      </span>
    </>
  );
}

export function Winner({ load }: CellProps) {
  const t = textsOf('loads');
  if (!load.carrier) return null;
  const isConfirmed = load.timeline.some(({ step }) => step === 'confirmed');
  const isWaiting = load.status_id === 'awaiting_confirmation';
  return (
    <>
      <Name className={classes.winner}>{load.carrier.name}</Name>
      {(isConfirmed || isWaiting) && (
        <span className={classes.second}>{isConfirmed ? t('winner.confirmed') : t('winner.waiting')}</span>
      )}
    </>
  );
}
