import type { TripStopView } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import classes from './trips.module.css';

const TIMES = ['arrived', 'working', 'departed'] as const;

interface StopTimesProps {
  stop: TripStopView;
  isShown: boolean;
  onShow: () => void;
}

/** The three times of a stop; pressing one shows its evidence. A time that only one side reported is marked. */
export function StopTimes({ stop, isShown, onShow }: StopTimesProps) {
  const { t } = useTranslation('trips');
  const dates = useDates();
  const { times, evidence, kind, time_zone: zone, name, city } = stop;
  const reportedAt = (time: (typeof TIMES)[number]) =>
    evidence.find((one) => one.kind === time || (time === 'departed' && one.kind === 'done'))?.at ?? null;
  const hasEvidence = evidence.length > 0;
  return (
    <dl className={classes.times}>
      {TIMES.map((time) => {
        const at = times[time] ?? reportedAt(time);
        return (
          <div key={time}>
            <dt className={classes.dim}>{time === 'working' ? t(`time.working.${kind}`) : t(`time.${time}`)}</dt>
            <dd className={classes.time}>
              {at === null ? (
                <span className={classes.dim}>{t('time.none')}</span>
              ) : (
                <button
                  type="button"
                  className={classes.timeButton}
                  aria-expanded={isShown}
                  disabled={!hasEvidence}
                  aria-label={`${dates.shortDateTime(at, zone)}. ${t('evidence.show', { stop: name ?? city })}`}
                  onClick={onShow}
                >
                  {dates.shortDateTime(at, zone)}
                  {times[time] === null && <span className={classes.open}>?</span>}
                </button>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
