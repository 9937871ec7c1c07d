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

export function PercentField(props: PercentFieldProps) {
  const { t } = useTranslation('errors');
  // A required field with invalid text counts as empty, so that its previous value is not saved.
  const empty = (hasProblem: boolean) => hasProblem && props.required && props.onChange(null);
  return <PercentInput onProblem={empty} {...props} format={number} problemText={t('not-a-number')} />;
}
