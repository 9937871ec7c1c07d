import { lookUp } from '../values/look-up';
import { divide } from './amount';
import { currencyDecimals } from './currency';

/** Currency → value of one unit in the company's currency, as a decimal with at most six places. */
export type ReportRates = Readonly<Record<string, string>>;

export const isReportRate = (text: string): boolean => /^\d{1,9}(\.\d{1,6})?$/.test(text) && Number(text) > 0;

const PLACES = 6;

interface Priced {
  amount: number;
  currency: string;
}

interface OwnMoney {
  currency: string;
  rates: ReportRates;
}

/** Returns the value in the company's own currency, in units of 10⁻¹², so that all currencies compare exactly; null without a rate. */
export function scaledValue({ amount, currency }: Priced, own: OwnMoney): bigint | null {
  const rate = currency === own.currency ? '1' : lookUp(own.rates, currency);
  if (rate === undefined || !isReportRate(rate)) return null;
  const [whole = '0', part = ''] = rate.split('.');
  const scaled = BigInt(whole + part.padEnd(PLACES, '0'));
  return BigInt(amount) * scaled * 10n ** BigInt(PLACES - currencyDecimals(currency));
}

/** Returns the value in minor units of the company's own currency, rounded half up; null without a rate. */
export function inOwnCurrency(priced: Priced, own: OwnMoney): number | null {
  const scaled = scaledValue(priced, own);
  return scaled === null ? null : Number(divide(scaled, 10n ** BigInt(2 * PLACES - currencyDecimals(own.currency))));
}

/**
 * Adds amounts of several currencies in the company's own. Amounts without a rate are summed by currency in `others`,
 * sorted by currency.
 */
export function sumInOwnCurrency(amounts: readonly Priced[], own: OwnMoney): { total: number; others: Priced[] } {
  let total = 0;
  const others = new Map<string, number>();
  for (const priced of amounts) {
    const value = inOwnCurrency(priced, own);
    if (value === null) others.set(priced.currency, (others.get(priced.currency) ?? 0) + priced.amount);
    else total += value;
  }
  const listed = [...others].map(([currency, amount]) => ({ amount, currency }));
  return { total, others: listed.sort((a, b) => a.currency.localeCompare(b.currency)) };
}
