import type { Refusal } from '@tenderlane/domain/core';
import { CURRENCIES, parseAmount, type Currency } from '@tenderlane/domain/money';
import { numberMarksOf } from './number-marks';
import { formatNumber, type NumberContext } from './numbers';

export function amountFieldText(minor: number, currency: Currency, context: NumberContext): string {
  const decimals = CURRENCIES[currency];
  return formatNumber(minor / 10 ** decimals, context, { minDecimals: minor % 10 ** decimals ? decimals : 0 });
}

/**
 * Parses a typed amount in every usual form. "1,742" alone is a thousand in English, where fields group so; elsewhere
 * it is a fraction too fine and refused, as is "1.742" everywhere.
 */
export function readTypedAmount(
  typed: string,
  currency: Currency,
  { locale }: NumberContext,
): Refusal | { amount: number } {
  return parseAmount(typed, currency, numberMarksOf(locale).group === ',' ? ',' : undefined);
}
