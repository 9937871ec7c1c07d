import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SectionCard } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReviewDialog } from './review.dialog';
import { ReviewText } from './review-text';
import { reviewQuery } from './reviews.api';
import classes from './reviews.module.css';

interface ReviewCardProps {
  loadId: number;
  carrier: string;
}

export function ReviewCard({ loadId, carrier }: ReviewCardProps) {
  const { t } = useTranslation('scorecard');
  const { data } = useQuery(reviewQuery(loadId));
  const [isOpen, setIsOpen] = useState(false);
  const mayWrite = useAccount()?.rights.includes('loads.write') ?? false;
  if (!data || (!data.review && (data.refusals['review'] || !mayWrite))) return null;
  const { review } = data;
  return (
    <SectionCard title={t('review.card')}>
      <div className={classes.item}>
        {review ? (
          <ReviewText review={review} onChange={() => setIsOpen(true)} />
        ) : (
          <>
            <p className={classes.itemText}>{t('review.ask', { carrier })}</p>
            <div className={classes.actions}>
              <Button size="xs" onClick={() => setIsOpen(true)}>
                {t('review.write')}
              </Button>
            </div>
          </>
        )}
      </div>
      {isOpen && <ReviewDialog loadId={loadId} carrier={carrier} review={review} onClose={() => setIsOpen(false)} />}
    </SectionCard>
  );
}
