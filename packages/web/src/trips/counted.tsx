import type { TripStopView } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import classes from './trips.module.css';

export function Counted({ stop: { counted } }: { stop: TripStopView }) {
  const { t } = useTranslation('trips');
  if (!counted) return null;
  const counts = [
    counted.packages !== null && t('counted_packages', { count: counted.packages }),
    counted.weight_kg !== null && t('counted.weight', { weight: counted.weight_kg }),
  ].filter(Boolean);
  return <p className={classes.dim}>{t('counted', { counts: counts.join(', ') })}</p>;
}
