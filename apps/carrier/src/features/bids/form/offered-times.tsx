import type { CarrierLoad } from '@tenderlane/contract';
import { wallTimeIn } from '@tenderlane/messages/formats/zone-time';
import { FieldPair, MomentInput } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { todayIn, useMomentField } from '@tenderlane/web/moment-field';
import { useStopTimes } from '../../../lib/use-stop-times';
import type { BidDetails } from './bid-draft';
import classes from '../details.module.css';
import dialogClasses from '../dialog.module.css';

interface OfferedTimesProps {
  load: CarrierLoad;
  details: BidDetails;
  onChange: (part: Pick<BidDetails, 'offeredTimes'>) => void;
  onProblem: (field: string) => (hasProblem: boolean) => void;
}

const ENDS = ['from', 'to'] as const;
/** Default hours for a stop without a time window. */
const USUAL = { from: '08:00', to: '18:00' };

const timeOf = (instant: string | null | undefined, zone: string) => instant && wallTimeIn(zone, instant).slice(11);

export function OfferedTimes({ load, details, onChange, onProblem }: OfferedTimesProps) {
  const { t } = useTranslation('carrierApp');
  const stopTimes = useStopTimes();
  const momentField = useMomentField();
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
            <FieldPair>
              {ENDS.map((end) => (
                <MomentInput
                  key={end}
                  field={momentField({ minDay: todayIn(address.time_zone), timeZone: address.time_zone })}
                  label={t(`more.${end}`)}
                  usualTime={timeOf(window?.[end], address.time_zone) || USUAL[end]}
                  value={offered[end]}
                  onChange={set(end)}
                  onProblem={onProblem(`${id}.${end}`)}
                />
              ))}
            </FieldPair>
          </div>
        );
      })}
    </fieldset>
  );
}
