import type { StopFacility } from '@tenderlane/contract';
import type { FacilityHours } from '@tenderlane/domain/facilities';
import { useTranslation } from 'react-i18next';
import classes from './facilities.module.css';
import { HoursWarning } from './hours-warning';
import { WeekHours } from './week-hours';

export interface StopFacilityNoteProps {
  facility: StopFacility;
  window: { from: string | null; to: string | null } | null;
}

export function StopFacilityText({ facility, window }: StopFacilityNoteProps) {
  const { t } = useTranslation('facilities');
  const { name, note, time_zone: timeZone } = facility;
  const hours = facility.hours as FacilityHours | null;
  return (
    <div className={classes.stop}>
      <span className={classes.stopName}>{t('stop.facility', { name })}</span>
      <HoursWarning hours={hours} window={window} timeZone={timeZone} />
      {hours && <WeekHours hours={hours} timeZone={timeZone} />}
      {note && <p className={classes.text}>{note}</p>}
    </div>
  );
}
