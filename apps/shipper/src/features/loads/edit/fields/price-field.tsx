import type { Money } from '@tenderlane/contract';
import { isCurrency } from '@tenderlane/domain/money';
import { MoneyInput } from '@tenderlane/ui';
import { useState } from 'react';
import { moneyField } from '../../../../lib/formats';
import { useUnreadable } from './use-unreadable';

interface PriceFieldProps {
  label: string;
  value: Money | null;
  /** Currency of newly typed amounts; an existing amount keeps its own. */
  currency: string;
  onChange: (value: Money | null) => void;
  description?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
}

export function PriceField({ value, currency: proposed, onChange, description, error, ...rest }: PriceFieldProps) {
  const currency = value?.currency ?? proposed;
  const [problem, setProblem] = useState<string | null>(null);
  const path = useUnreadable(rest.label, problem);
  if (!isCurrency(currency)) throw new Error(`The currency ${currency} is in no list`);
  return (
    <MoneyInput
      key={currency}
      {...rest}
      error={error}
      description={error ? undefined : description}
      {...moneyField(currency)}
      wrapperProps={{ 'data-field': path }}
      onProblem={setProblem}
      value={value?.amount ?? null}
      onChange={(amount) => onChange(amount === null ? null : { amount, currency })}
    />
  );
}
