import type { TripStopView } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import classes from './trips.module.css';

export function Evidence({ stop }: { stop: TripStopView }) {
  const { t } = useTranslation('trips');
  const dates = useDates();
  const placeOf = (inside: boolean | null) =>
    inside === null ? null : t(inside ? 'evidence.inside' : 'evidence.outside');
  return (
    <ul className={classes.evidence} aria-label={t('evidence.title')}>
      {stop.evidence.map((one) => (
        <li key={`${one.kind} ${one.source}`}>
          <span className={classes.evidenceTime}>{dates.shortDateTime(one.at, stop.time_zone)}</span>
          <span>
            {[
              t(`evidence.${one.kind}`),
              t(`source.${one.source}`),
              placeOf(one.inside),
              one.rank === 1 && t(one.is_confirmed ? 'evidence.confirmed' : 'evidence.unconfirmed'),
              one.reason && t('reason', { reason: one.reason }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
