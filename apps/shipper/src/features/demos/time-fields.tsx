import { Button } from '@mantine/core';
import { DEMO_LIMITS } from '@tenderlane/domain/demos';
import { MomentInput } from '@tenderlane/ui';
import { locale } from '@tenderlane/web/core/texts/locale';
import { ownZone, todayIn, useMomentField } from '@tenderlane/web/moment-field';
import { useTranslation } from 'react-i18next';
import classes from './demos.module.css';

export type Times = readonly (string | null)[];

export const chosen = (times: Times): string[] => times.filter((time) => time !== null);

const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

interface TimeFieldsProps {
  times: Times;
  onChange: (times: Times) => void;
  error: string | undefined;
}

export function TimeFields({ times, onChange, error }: TimeFieldsProps) {
  const { t } = useTranslation('demos');
  const momentField = useMomentField();
  const field = momentField({ minDay: todayIn(ownZone()) });
  return (
    <fieldset className={classes.times}>
      <legend className={classes.legend}>{t('times')}</legend>
      <p className={classes.hint}>{t('times_hint', { zone: zoneName(ownZone()) })}</p>
      {times.map((time, place) => (
        <MomentInput
          key={place}
          field={field}
          label={t('time', { number: place + 1 })}
          usualTime="10:00"
          value={time}
          error={place === 0 ? error : undefined}
          onChange={(next) => onChange(times.with(place, next))}
        />
      ))}
      {times.length < DEMO_LIMITS.timesMax && (
        <div>
          <Button onClick={() => onChange([...times, null])}>{t('add_time')}</Button>
        </div>
      )}
    </fieldset>
  );
}
