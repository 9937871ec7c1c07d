import { weekOf, type FacilityHours, type WeekPart } from '@tenderlane/domain/facilities';
import { formatDay } from '@tenderlane/messages/formats/dates';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import classes from './facilities.module.css';

type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export function WeekHours({ hours, timeZone }: { hours: FacilityHours; timeZone: string }) {
  const { t } = useTranslation('facilities');
  const { countryId } = useDates();
  const holidays = hours.holidays
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, name }) => [formatDay(date, countryId), name].filter(Boolean).join(' '));
  return (
    <div className={classes.week}>
      <dl className={classes.days}>
        {weekOf(hours).map((part) => (
          <WeekRow key={part.from} part={part} />
        ))}
      </dl>
      {holidays.length > 0 && (
        <p className={classes.note}>
          {t('hours.holidays')}: {holidays.join(', ')}
        </p>
      )}
      <p className={classes.note}>{t('hours.zone', { zone: timeZone })}</p>
    </div>
  );
}

function WeekRow({ part: { from, to, working } }: { part: WeekPart }) {
  const { t } = useTranslation('facilities');
  const [first, last] = [t(`day.${from as Day}`), t(`day.${to as Day}`)];
  const times = working?.breaks.map((each) => `${each.from}–${each.to}`).join(', ');
  return (
    <>
      <dt>{from === to ? first : `${first} – ${last}`}</dt>
      <dd>
        {working ? `${working.from}–${working.to}` : t('hours.closed')}
        {times && <span className={classes.note}> {t('hours.breaks', { times })}</span>}
      </dd>
    </>
  );
}
