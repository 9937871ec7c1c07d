import { IconAlertTriangle } from '@tabler/icons-react';
import { checkFacilityHours, type FacilityHours, type FacilityHoursWarning } from '@tenderlane/domain/facilities';
import { useTranslation } from 'react-i18next';
import { useDates } from '../core/texts/use-dates';
import classes from './facilities.module.css';

interface HoursWarningProps {
  hours: FacilityHours | null;
  window: { from: string | null; to: string | null } | null;
  timeZone: string;
}

const ms = (instant: string | null | undefined) => (instant ? Date.parse(instant) : null);

export function HoursWarning({ hours, window, timeZone }: HoursWarningProps) {
  const { t } = useTranslation('facilities');
  const dates = useDates();
  const warning = checkFacilityHours(hours, window && { from: ms(window.from), to: ms(window.to) }, timeZone);
  if (!warning) return null;
  const timeOf = (at: number | null) => (at === null ? '—' : dates.shortDateTime(at, timeZone));
  return (
    <span className={classes.warning} role="note">
      <IconAlertTriangle size={14} aria-hidden />
      <span>{t(keyOf(warning), { opens: timeOf(warning.opensAt), closes: timeOf(warning.closesAt) })}</span>
    </span>
  );
}

function keyOf({ kind, reason, opensAt }: FacilityHoursWarning) {
  if (opensAt === null) return 'warn.closed';
  return kind === 'closed' ? (`warn.closed_${reason}` as const) : (`warn.${kind}` as const);
}
