import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { GridRow } from '@tenderlane/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { carrierBidsQuery } from './bids.api';
import classes from './bids.module.css';

/** Earlier bids of a carrier, oldest first. The grid contains the latest few; the rest loads on demand. */
export function EarlierBids({ row, loadId }: { row: GridRow; loadId: number }) {
  const { t } = useTranslation('bids');
  const dates = useDates();
  const [isAsked, setIsAsked] = useState(false);
  const more = useInfiniteQuery({ ...carrierBidsQuery(loadId, row.id), enabled: isAsked });
  const loaded = more.data?.pages.flatMap(({ data }) => data).toReversed();
  const bids = (loaded ?? row.bids).filter(({ id }) => id !== row.bid_id);
  const hasMore = more.data ? more.hasNextPage : row.bids_total > row.bids.length;
  if (bids.length === 0) return null;
  return (
    <div>
      <h3 className={classes.detailsTitle}>{t('bid.history')}</h3>
      {hasMore && (
        <Button
          size="xs"
          variant="subtle"
          loading={more.isFetching}
          onClick={() => (more.data ? void more.fetchNextPage() : setIsAsked(true))}
        >
          {t('bid.history_more')}
        </Button>
      )}
      <ol className={classes.earlier}>
        {bids.map((bid) => (
          <li key={bid.id}>
            <span className={classes.dim}>{dates.shortDateTime(bid.placed_at)}</span> {money(bid.price)}
            {bid.price.amount !== bid.comparable.amount && (
              <span className={classes.dim}> ({money(bid.comparable)})</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
