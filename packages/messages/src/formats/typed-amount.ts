import { CURRENCIES, parseAmount, type Currency, type Refusal } from '@tenderlane/domain';
import { numberMarksOf } from './number-marks';
import { formatNumber, type NumberContext } from './numbers';

/** An amount as a field shows it at rest: `1,742.50` in the United States, `1 742,50` in Poland. */
export function amountFieldText(minor: number, currency: Currency, context: NumberContext): string {
  const decimals = CURRENCIES[currency];
  return formatNumber(minor / 10 ** decimals, context, { minDecimals: minor % 10 ** decimals ? decimals : 0 });
}

/**
 * Reads a typed amount in every usual form. "1,742" alone is a thousand where fields show thousands so, and elsewhere a
 * fraction too fine, which is refused; "1.742" is a thousand in Germany.
 */
export function readTypedAmount(
  typed: string,
  currency: Currency,
  { countryId }: NumberContext,
): Refusal | { amount: number } {
  const { group } = numberMarksOf(countryId);
  return parseAmount(typed, currency, group === ',' || group === '.' ? group : undefined);
}
