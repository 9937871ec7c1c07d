import { MinutesInput } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

interface DurationFieldProps {
  label: string;
  value: number | null;
  onChange: (minutes: number | null) => void;
  description?: string;
  error?: string | undefined;
}

export function DurationField(props: DurationFieldProps) {
  const { t } = useTranslation(['loadEdit', 'common']);
  return (
    <MinutesInput
      {...props}
      required
      unitLabel={t('terms.unit_of', { field: props.label })}
      problemText={t('common:input.minutes_not_whole')}
      units={[
        { minutes: 1, label: t('common:unit.minutes_short') },
        { minutes: 60, label: t('common:unit.hours_short') },
        { minutes: 1440, label: t('common:unit.days_short') },
      ]}
    />
  );
}
