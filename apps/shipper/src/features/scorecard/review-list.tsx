import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Carrier, Review } from '@tenderlane/contract';
import { EmptyState, SectionCard, SkeletonRows } from '@tenderlane/ui';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewDialog } from './review.dialog';
import { ReviewText } from './review-text';
import { reviewsQuery } from './reviews.api';
import classes from './reviews.module.css';

export function ReviewList({ carrier }: { carrier: Pick<Carrier, 'id' | 'name'> }) {
  const { t } = useTranslation(['scorecard', 'common']);
  const reviews = useInfiniteQuery(reviewsQuery(carrier.id));
  const [changed, setChanged] = useState<Review | null>(null);
  if (reviews.isPending) return <SkeletonRows label={t('common:loading')} />;
  if (reviews.isError && !reviews.data)
    return <QueryErrorNotice error={reviews.error} onRetry={() => void reviews.refetch()} />;
  const rows = reviews.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <EmptyState title={t('reviews.none')} text={t('reviews.none_text')} />;
  return (
    <SectionCard title={t('reviews.title')}>
      <ul className={classes.list}>
        {rows.map((review) => (
          <li key={review.id} className={classes.item}>
            <ReviewText review={review} withLoad onChange={() => setChanged(review)} />
          </li>
        ))}
      </ul>
      {reviews.hasNextPage && (
        <Button size="xs" loading={reviews.isFetchingNextPage} onClick={() => void reviews.fetchNextPage()}>
          {t('common:show_more')}
        </Button>
      )}
      {changed && (
        <ReviewDialog
          loadId={changed.load.id}
          carrier={carrier.name}
          review={changed}
          onClose={() => setChanged(null)}
        />
      )}
    </SectionCard>
  );
}
