import { Textarea } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain/core';
import { useTranslation } from 'react-i18next';

interface CancelReasonProps {
  value: string;
  onChange: (reason: string) => void;
}

export function CancelReason({ value, onChange }: CancelReasonProps) {
  const { t } = useTranslation('loads');
  return (
    <Textarea
      label={t('field.reason')}
      description={t('field.reason_everyone')}
      required
      autosize
      minRows={2}
      maxRows={6}
      maxLength={LIMITS.reasonMax}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data-autofocus
    />
  );
}
