import type { TripStopView, TripTemperature } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import { FileList } from '../files/file-list';
import classes from './trips.module.css';

interface MeasuredProps {
  stop: TripStopView;
  readings: TripTemperature['readings'];
}

export function Measured({ stop, readings }: MeasuredProps) {
  const { t } = useTranslation('trips');
  return (
    <>
      <Temperatures readings={readings} zone={stop.time_zone} />
      {stop.photos.length > 0 && (
        <section aria-label={t('measured.photos')}>
          <FileList files={stop.photos} />
        </section>
      )}
      {stop.seal && <p className={classes.dim}>{t('measured.seal', { seal: stop.seal })}</p>}
    </>
  );
}

export function Temperatures({ readings, zone }: Pick<MeasuredProps, 'readings'> & { zone?: string }) {
  const { t } = useTranslation('trips');
  const dates = useDates();
  return readings.map(({ at, celsius, is_outside: isOutside }) => (
    <p key={at} className={isOutside ? classes.warning : classes.dim}>
      {t('measured.temperature', { value: celsius, time: dates.shortDateTime(at, zone) })}
      {isOutside && `, ${t('measured.outside')}`}
    </p>
  ));
}
