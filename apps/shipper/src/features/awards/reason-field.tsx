import { Textarea } from '@mantine/core';
import { LIMITS } from '@tenderlane/domain';
import { useTranslation } from 'react-i18next';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Carriers read it; else it stays in the company. */
  isTold: boolean;
  /** What is asked for, where that is not simply the reason. */
  label?: string;
  /** Readers, where they are neither all carriers nor colleagues alone. */
  description?: string;
}

/** Why a person does something that must be explained. */
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
