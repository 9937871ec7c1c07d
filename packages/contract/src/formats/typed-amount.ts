import { CURRENCIES, parseAmount, type Currency, type Refusal } from '@tenderlane/domain';
import type { Locale } from '../limits';
import { formatNumber } from './numbers';

/** An amount as a field shows it at rest: `1,742.50` in English, `1 742,50` elsewhere. */
export function amountFieldText(minor: number, currency: Currency, locale: Locale): string {
  const decimals = CURRENCIES[currency];
  return formatNumber(minor / 10 ** decimals, locale, { minDecimals: minor % 10 ** decimals ? decimals : 0 });
}

/** Reads a typed amount; "1,742" is a thousand in English, where fields show it so, and elsewhere a fraction too fine. */
export function readTypedAmount(typed: string, currency: Currency, locale: Locale): Refusal | { amount: number } {
  return parseAmount(typed, currency, locale === 'en' ? ',' : undefined);
}
