import { IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Carrier } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { money, number } from '../../../lib/formats';
import { tenderHref } from '../../../lib/tender-href';
import { dealingsQuery } from './dealings.api';
import classes from './profile.module.css';

export function DealingFacts({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation('carrierPage');
  const { data } = useQuery(dealingsQuery(carrier.id));
  const { rating_x100: rating, rating_count: count, lane_countries: lanes } = carrier;
  return (
    <span className={classes.dealings}>
      <span className={classes.rating}>
        <IconStarFilled size={12} aria-hidden />
        {rating === null ? t('head.no_rating') : t('head.rating', { rating: number(rating / 100), count })}
      </span>
      {data ? (
        <span>
          <LastAward award={data.last_award} />
        </span>
      ) : (
        <span className={classes.awaited} aria-hidden>
          {t('head.no_award')}
        </span>
      )}
      <span>
        {lanes.length === 0
          ? t('head.no_lanes')
          : t('head.lanes', { lanes: lanes.map((lane) => lane.toUpperCase().replace('-', ' – ')).join(', ') })}
      </span>
    </span>
  );
}

interface LastAwardProps {
  award: { load_id: number; number: string; price: Parameters<typeof money>[0] | null } | null;
}

function LastAward({ award }: LastAwardProps) {
  const { t } = useTranslation('carrierPage');
  if (!award) return t('head.no_award');
  const text = [award.number, award.price && money(award.price)].filter(Boolean).join(', ');
  return (
    <>
      {t('head.last_award')} <Link to={tenderHref(award.load_id)}>{text}</Link>
    </>
  );
}
