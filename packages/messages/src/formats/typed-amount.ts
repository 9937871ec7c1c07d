import { CURRENCIES, parseAmount, type Currency, type Refusal } from '@tenderlane/domain';
import { numberMarksOf } from './number-marks';
import { formatNumber, type NumberContext } from './numbers';

/** An amount as a field shows it at rest: `1,742.50` in English, `1 742,50` in the other languages. */
export function amountFieldText(minor: number, currency: Currency, context: NumberContext): string {
  const decimals = CURRENCIES[currency];
  return formatNumber(minor / 10 ** decimals, context, { minDecimals: minor % 10 ** decimals ? decimals : 0 });
}

/**
 * Reads a typed amount in every usual form. "1,742" alone is a thousand in English, where fields show thousands so, and
 * elsewhere a fraction too fine, which is refused; so is "1.742" everywhere.
 */
export function readTypedAmount(
  typed: string,
  currency: Currency,
  { locale }: NumberContext,
): Refusal | { amount: number } {
  return parseAmount(typed, currency, numberMarksOf(locale).group === ',' ? ',' : undefined);
}
