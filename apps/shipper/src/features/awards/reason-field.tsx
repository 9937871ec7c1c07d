import { Textarea } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain/core';
import { useTranslation } from 'react-i18next';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  isTold: boolean;
  label?: string;
  description?: string;
}

export function ReasonField({ value, onChange, isTold, label, description }: ReasonFieldProps) {
  const { t } = useTranslation('loads');
  return (
    <Textarea
      label={label ?? t('field.reason')}
      description={description ?? t(isTold ? 'field.reason_everyone' : 'field.reason_kept')}
      required
      autosize
      minRows={2}
      maxRows={6}
      maxLength={LIMITS.reasonMax}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
