import { PercentInput } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { number } from '../../../lib/formats';

interface PercentFieldProps {
  label: string;
  value: number | null;
  onChange: (basisPoints: number | null) => void;
  onProblem?: (hasProblem: boolean) => void;
  description?: string;
  error?: string | undefined;
  required?: boolean;
}

/** A percentage in basis points, written as the reader's language writes numbers. */
export function PercentField(props: PercentFieldProps) {
  const { t } = useTranslation('errors');
  // A required field that cannot be read counts as empty: what stood there before must not be saved in its place.
  const empty = (hasProblem: boolean) => hasProblem && props.required && props.onChange(null);
  return <PercentInput onProblem={empty} {...props} format={number} problemText={t('not-a-number')} />;
}
