import type { CarrierLoad } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { useStopTimes } from '../../lib/use-stop-times';
import type { BidDetails } from './bid-draft';
import { TimeField } from './time-field';
import classes from './details.module.css';
import dialogClasses from './dialog.module.css';

interface OfferedTimesProps {
  load: CarrierLoad;
  details: BidDetails;
  onChange: (part: Pick<BidDetails, 'offeredTimes'>) => void;
}

/** When the truck would be at each stop, by the clocks of the stop. */
export function OfferedTimes({ load, details, onChange }: OfferedTimesProps) {
  const { t } = useTranslation('carrierApp');
  const stopTimes = useStopTimes();
  const times = details.offeredTimes;
  return (
    <fieldset className={dialogClasses.fieldset}>
      <legend>{t('more.times')}</legend>
      <p className={classes.note}>{t('more.times_text')}</p>
      {load.waypoints.map(({ id, kind, address, window }) => {
        if (id === undefined || !address) return null;
        const offered = times[id] ?? { from: null, to: null };
        const set = (end: 'from' | 'to') => (at: string | null) =>
          onChange({ offeredTimes: { ...times, [id]: { ...offered, [end]: at } } });
        const asked = window && stopTimes({ ...window, timeZone: address.time_zone });
        return (
          <div
            key={id}
            role="group"
            aria-label={`${t(`stop.${kind}`)}, ${address.city}`}
            className={dialogClasses.offered}
          >
            <p>
              <strong>{address.city}</strong> <span className={classes.note}>{asked}</span>
            </p>
            <div className={dialogClasses.pair}>
              <TimeField
                label={t('more.from')}
                timeZone={address.time_zone}
                value={offered.from}
                onChange={set('from')}
              />
              <TimeField label={t('more.to')} timeZone={address.time_zone} value={offered.to} onChange={set('to')} />
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
