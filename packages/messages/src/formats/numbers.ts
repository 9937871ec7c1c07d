import { CURRENCIES, isCurrency } from '@tenderlane/domain/money';
import type { Locale } from '@tenderlane/domain/languages';
import { lookUp } from '@tenderlane/domain/values';
import { numberMarksOf, type NumberMarks } from './number-marks';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/** The language of the page or message decides the marks and the place of the currency sign. */
export interface NumberContext {
  locale: Locale;
}

const SYMBOLS: Record<string, string> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  UAH: '₴',
  KZT: '₸',
  TRY: '₺',
  PLN: 'zł',
  CZK: 'Kč',
  HUF: 'Ft',
};

/** The currency's sign, or its code when the sign is ambiguous (kr, $ of other countries). */
export const currencySymbol = (currency: string): string => lookUp(SYMBOLS, currency) ?? currency;

export interface NumberOptions {
  /** Minimum and maximum number of decimals; zeros beyond the minimum are removed. */
  minDecimals?: number;
  maxDecimals?: number;
  /** Puts a plus before positive values, for differences. */
  signed?: boolean;
}

/** `1742.5` → `1,742.5` in English, `1 742,5` with a no-break space in the other languages; the minus is U+2212. */
export function formatNumber(value: number, { locale }: NumberContext, options: NumberOptions = {}): string {
  const { minDecimals = 0, maxDecimals = Math.max(minDecimals, 2), signed = false } = options;
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(maxDecimals).split('.');
  const isZero = !/[1-9]/.test(whole + fraction);
  const sign = isZero ? '' : value < 0 ? MINUS : signed ? '+' : '';
  return sign + join(whole, trimZeros(fraction, minDecimals), numberMarksOf(locale));
}

function trimZeros(fraction: string, keep: number): string {
  return fraction.slice(0, keep) + fraction.slice(keep).replace(/0+$/, '');
}

function join(whole: string, fraction: string, { group, decimal }: NumberMarks): string {
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction ? grouped + decimal + fraction : grouped;
}

export interface MoneyOptions {
  /** `auto` omits the decimals of whole amounts; columns with mixed rows use `always`. */
  decimals?: 'auto' | 'always';
  signed?: boolean;
}

/** An amount of minor units: `€1,742` in English, `1 742 €` in the other languages. */
export function formatMoney(
  money: { amount: number; currency: string },
  { locale }: NumberContext,
  { decimals = 'auto', signed = false }: MoneyOptions = {},
): string {
  const places = isCurrency(money.currency) ? CURRENCIES[money.currency] : 2;
  const digits = String(Math.abs(money.amount)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places);
  const isWhole = !/[1-9]/.test(fraction);
  const marks = numberMarksOf(locale);
  const number = join(whole, isWhole && decimals === 'auto' ? '' : fraction, marks);
  const sign = money.amount < 0 ? MINUS : signed && money.amount > 0 ? '+' : '';
  const symbol = currencySymbol(money.currency);
  if (marks.currency === 'after') return `${sign}${number}${NBSP}${symbol}`;
  // Letters before a number are a code, as in PLN 1,742.
  const isWord = /\p{L}/u.test(symbol);
  return isWord ? `${sign}${money.currency}${NBSP}${number}` : `${sign}${symbol}${number}`;
}

/** Basis points as a percentage: `150` → `1.5 %`, with a no-break space everywhere. */
export function formatPercentBp(basisPoints: number, context: NumberContext, options: NumberOptions = {}): string {
  return `${formatNumber(basisPoints / 100, context, options)}${NBSP}%`;
}
