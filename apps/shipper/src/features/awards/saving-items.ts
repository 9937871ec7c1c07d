import type { Money } from '@tenderlane/contract';
import { savings, SAVINGS_BASES } from '@tenderlane/domain/loads';
import { useTranslation } from 'react-i18next';
import { money, percentBp } from '../../lib/formats';
import type { Grid } from './awards.api';

interface SavingItem {
  label: string;
  value: string;
}

export function useSavingItems(): (bases: Grid['meta']['bases'] | undefined, comparable: Money | null) => SavingItem[] {
  const { t } = useTranslation('awards');
  return (bases, comparable) =>
    SAVINGS_BASES.flatMap((basis) => {
      const base = bases?.[basis];
      const saved = base && comparable ? savings(basis, base.amount, comparable.amount) : null;
      if (!base || !saved) return [];
      const amount = money({ ...base, amount: Math.abs(saved.amount) });
      const key = saved.amount === 0 ? 'saving.same' : saved.amount > 0 ? 'saving.less' : 'saving.more';
      return [
        {
          label: t(`saving.${basis}`, { base: money(base) }),
          value: t(key, { amount, percent: percentBp(Math.abs(saved.bp)) }),
        },
      ];
    });
}
