import { CURRENCIES, parseAmount, type Currency, type Refusal } from '@tenderlane/domain';
import type { Locale } from '../limits';
import { formatNumber } from './numbers';

/** An amount as a field shows it at rest: `1,742.50` in English, `1 742,50` elsewhere. */
export function amountFieldText(minor: number, currency: Currency, locale: Locale): string {
  const decimals = CURRENCIES[currency];
  return formatNumber(minor / 10 ** decimals, locale, { minDecimals: minor % 10 ** decimals ? decimals : 0 });
}

/** Reads a typed amount; an English "1,742" is a thousand and not a fraction too fine, because fields show it so. */
export function readTypedAmount(typed: string, currency: Currency, locale: Locale): Refusal | { amount: number } {
  const isEnglishGrouping = locale === 'en' && /^\s*\d{1,3}(,\d{3})+(\.\d+)?\s*$/.test(typed);
  return parseAmount(isEnglishGrouping ? typed.replaceAll(',', '') : typed, currency);
}
