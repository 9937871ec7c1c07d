import { MinutesInput } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

interface DurationFieldProps {
  label: string;
  value: number | null;
  onChange: (minutes: number | null) => void;
  description?: string;
}

export function DurationField({ label, value, onChange, description }: DurationFieldProps) {
  const { t } = useTranslation(['loads', 'common']);
  return (
    <MinutesInput
      label={label}
      unitLabel={t('field.unit')}
      required
      value={value}
      onChange={onChange}
      units={[
        { minutes: 1, label: t('common:unit.minutes_short') },
        { minutes: 60, label: t('common:unit.hours_short') },
        { minutes: 1440, label: t('common:unit.days_short') },
      ]}
      problemText={t('common:input.minutes_not_whole')}
      {...(description && { description })}
    />
  );
}
