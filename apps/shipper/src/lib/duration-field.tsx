import { MinutesInput } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

interface DurationFieldProps {
  label: string;
  value: number | null;
  onChange: (minutes: number | null) => void;
  description?: string;
}

export function DurationField({ label, value, onChange, description }: DurationFieldProps) {
  const { t } = useTranslation();
  return (
    <MinutesInput
      label={label}
      unitLabel={t('input.unit_of_time')}
      required
      value={value}
      onChange={onChange}
      units={[
        { minutes: 1, label: t('unit.minutes_short') },
        { minutes: 60, label: t('unit.hours_short') },
        { minutes: 1440, label: t('unit.days_short') },
      ]}
      problemText={t('input.minutes_not_whole')}
      {...(description && { description })}
    />
  );
}
