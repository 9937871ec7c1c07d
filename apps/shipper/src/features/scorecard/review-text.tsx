import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Review } from '@tenderlane/contract';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { LoadLink } from '@tenderlane/web/scorecard/load-link';
import { Stars } from '@tenderlane/web/scorecard/stars';
import { useTranslation } from 'react-i18next';
import classes from './reviews.module.css';
import { tenderHref } from '../../lib/tender-href';

interface ReviewTextProps {
  review: Review;
  withLoad?: boolean;
  onChange: () => void;
}

export function ReviewText({ review, withLoad = false, onChange }: ReviewTextProps) {
  const { t } = useTranslation('scorecard');
  const dates = useDates();
  const mayWrite = useAccount()?.rights.includes('loads.write') ?? false;
  const { load, stars, tags, reason, private_note: note, counts, reviewed_by: person } = review;
  const [openedAt] = useState(() => Date.now() + serverOffsetMs());
  const isOpen = Date.parse(review.closes_at) > openedAt;
  return (
    <>
      <div className={classes.itemText}>
        <span className={classes.line}>
          <Stars stars={stars} />
          {withLoad && <LoadLink load={load} href={tenderHref(load.id)} />}
        </span>
        <span className={classes.dim}>
          {[
            ...(withLoad ? [load.number] : []),
            t('review.by', { person, day: dates.date(review.reviewed_at) }),
            ...(isOpen ? [t('review.until', { day: dates.date(review.closes_at) })] : []),
          ].join(' · ')}
        </span>
        {tags.length > 0 && <span>{tags.map((tag) => t(`tag.${tag}`)).join(', ')}</span>}
        {reason && <q className={classes.said}>{reason}</q>}
        {note && <span className={classes.dim}>{t('review.private', { text: note })}</span>}
        {!counts && <span className={classes.dim}>{t('review.excluded')}</span>}
      </div>
      {isOpen && mayWrite && (
        <div className={classes.actions}>
          <Button size="xs" aria-label={`${t('review.change')}: ${load.number}`} onClick={onChange}>
            {t('review.change')}
          </Button>
        </div>
      )}
    </>
  );
}
