import type { CountedLoad } from '@tenderlane/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { LoadLink } from './load-link';
import classes from './scorecard.module.css';
import { Stars } from './stars';

interface CountedLoadItemProps {
  counted: CountedLoad;
  href: string;
  action: ReactNode;
}

export function CountedLoadItem({ counted, href, action }: CountedLoadItemProps) {
  const { t } = useTranslation('scorecard');
  const dates = useDates();
  const { load, metric, outcome, value, exclusion, at, contest, review } = counted;
  const weight = metric === 'cancel' && outcome === 'canceled' ? `, ${t('weight', { weight: value })}` : '';
  return (
    <li className={classes.load} data-excluded={exclusion !== null || undefined}>
      <div className={classes.loadText}>
        <LoadLink load={load} href={href} />
        <span className={classes.dim}>
          {load.number} · {dates.dateTime(at)}
        </span>
        {exclusion && <span className={classes.dim}>{t(`exclusion.${exclusion}`)}</span>}
        {review && review.tags.length > 0 && (
          <span className={classes.dim}>{review.tags.map((tag) => t(`tag.${tag}`)).join(', ')}</span>
        )}
        {review?.reason && <q className={classes.said}>{review.reason}</q>}
        {contest && (
          <span className={classes.contest}>
            {t(`contest.${contest.state}`)}: <q className={classes.said}>{contest.text}</q>
            {contest.answer && <span>{t('contest.answer', { text: contest.answer })}</span>}
          </span>
        )}
      </div>
      <div className={classes.loadEnd}>
        {metric === 'rating' ? <Stars stars={value} /> : <span>{t(`outcome.${outcome}`) + weight}</span>}
        {action}
      </div>
    </li>
  );
}
