import { Money } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { CarrierCell, ChatCell, Deviation, Papers, PriceCell, SelectCell } from './bid-cells';
import { BidDetails } from './bid-details';
import type { BidRowsProps } from './bid-table';
import classes from './bids.module.css';
import { deviationOf } from './grid-order';

export function BidCards({ rows, view, base, isFresh, onSelect }: BidRowsProps) {
  const { t } = useTranslation('bids');
  return (
    <ol className={classes.cards} aria-label={t('grid.title')}>
      {rows.map((row) => (
        <li key={`${row.id}.${row.bid_id}`} className={classes.card} data-fresh={isFresh(row) || undefined}>
          <div className={classes.cardLine}>
            <span>
              <span className={classes.cardRank}>{row.rank ?? '—'}</span>
              <CarrierCell row={row} />
            </span>
            <span className={classes.cardEnd}>
              <Money text={row.comparable && money(row.comparable)} strong /> <Deviation bp={deviationOf(row, base)} />
              <PriceCell row={row} />
            </span>
          </div>
          <div className={classes.cardLine}>
            <Papers row={row} />
            <span className={classes.rowEnd}>
              <ChatCell row={row} />
              <SelectCell row={row} onSelect={onSelect} />
            </span>
          </div>
          <details className={classes.more}>
            <summary>{t('grid.details', { carrier: row.carrier.name })}</summary>
            <BidDetails row={row} view={view} />
          </details>
        </li>
      ))}
    </ol>
  );
}
