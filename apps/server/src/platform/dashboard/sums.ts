import { sumInOwnCurrency, type ReportRates } from '@tenderlane/domain/money';
import type { Sums } from '@tenderlane/contract';

export interface OwnMoney {
  currency: string;
  rates: ReportRates;
}

export function sumsOf(rows: readonly { currency: string; amount: number }[], own: OwnMoney): Sums {
  const { total, others } = sumInOwnCurrency(rows, own);
  return { total: { amount: total, currency: own.currency }, others };
}
