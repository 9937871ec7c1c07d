import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './scorecard.module.css';

const ALL = [1, 2, 3, 4, 5] as const;

export function Stars({ stars }: { stars: number }) {
  const { t } = useTranslation('scorecard');
  return (
    <span className={classes.stars} role="img" aria-label={t('stars', { stars })}>
      {ALL.map((star) => (star <= stars ? <IconStarFilled key={star} size={14} /> : <IconStar key={star} size={14} />))}
    </span>
  );
}
