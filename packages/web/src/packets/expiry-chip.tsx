import { IconAlertTriangle, IconCalendarDue, IconCalendarX } from '@tabler/icons-react';
import { daysBetween } from '@tenderlane/domain/packets';
import { StateChip } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { ownZone, todayIn } from '../moment-field';

const SOON_DAYS = 60;
const NEAR_DAYS = 14;

/** Renders nothing unless the day is past or close. */
export function ExpiryChip({ day }: { day: string | null }) {
  const { t } = useTranslation('packets');
  if (day === null) return null;
  const days = daysBetween(todayIn(ownZone()), day);
  if (days < 0) return <StateChip icon={IconCalendarX} hue="red" tier={1} label={t('expiry.expired')} />;
  if (days > SOON_DAYS) return null;
  const label = days === 0 ? t('expiry.today') : t('expiry.days', { count: days });
  const isNear = days <= NEAR_DAYS;
  return (
    <StateChip icon={isNear ? IconAlertTriangle : IconCalendarDue} hue="amber" tier={isNear ? 1 : 2} label={label} />
  );
}
