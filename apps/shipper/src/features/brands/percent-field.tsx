import { PercentInput } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { number } from '../../lib/formats';

interface PercentFieldProps {
  label: string;
  value: number | null;
  onChange: (basisPoints: number | null) => void;
  description?: string;
  error?: string | undefined;
  required?: boolean;
}

/** A percentage in basis points, written as the reader's language writes numbers. */
export function PercentField(props: PercentFieldProps) {
  const { t } = useTranslation('errors');
  return <PercentInput {...props} format={number} problemText={t('not-a-number')} />;
}
