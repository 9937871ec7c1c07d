import { LIMITS } from '../core/limits';
import { refuse, type Refusal } from '../core/refusal';

/** Currency → number of digits of its minor unit. Source: ISO 4217. */
export const CURRENCIES = {
  EUR: 2,
  USD: 2,
  UAH: 2,
  KZT: 2,
  PLN: 2,
  RON: 2,
  CZK: 2,
  HUF: 2,
  SEK: 2,
  NOK: 2,
  DKK: 2,
  CHF: 2,
  GBP: 2,
  TRY: 2,
  MDL: 2,
  CAD: 2,
  MXN: 2,
  ISK: 0,
} as const;
export type Currency = keyof typeof CURRENCIES;
export const CURRENCY_CODES = Object.keys(CURRENCIES) as Currency[];

export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(CURRENCIES, text);
}

export function currencyDecimals(currency: string): number {
  return isCurrency(currency) ? CURRENCIES[currency] : 2;
}

export const COUNTRY_CURRENCIES = {
  be: 'EUR',
  ca: 'CAD',
  cz: 'CZK',
  dk: 'DKK',
  de: 'EUR',
  ee: 'EUR',
  ie: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  hr: 'EUR',
  is: 'ISK',
  it: 'EUR',
  lv: 'EUR',
  li: 'CHF',
  lt: 'EUR',
  lu: 'EUR',
  hu: 'HUF',
  mt: 'EUR',
  mx: 'MXN',
  md: 'MDL',
  nl: 'EUR',
  no: 'NOK',
  at: 'EUR',
  pl: 'PLN',
  pt: 'EUR',
  ro: 'RON',
  ch: 'CHF',
  si: 'EUR',
  sk: 'EUR',
  fi: 'EUR',
  se: 'SEK',
  tr: 'TRY',
  us: 'USD',
  gr: 'EUR',
  cy: 'EUR',
  bg: 'EUR',
  kz: 'KZT',
  ua: 'UAH',
} as const satisfies Record<string, Currency>;
export type CountryId = keyof typeof COUNTRY_CURRENCIES;
export const COUNTRY_IDS = Object.keys(COUNTRY_CURRENCIES) as CountryId[];
export const FALLBACK_COUNTRY: CountryId = 'us';

export function isCountryId(text: string): text is CountryId {
  return Object.hasOwn(COUNTRY_CURRENCIES, text);
}

export function defaultCurrency(countryId: CountryId): Currency {
  return COUNTRY_CURRENCIES[countryId];
}

const GROUPED = /^[1-9]\d{0,2}(?:([ ,.'])\d{3})(?:\1\d{3})*(?:(?!\1)[.,](\d+))?$/;
const AMBIGUOUS = /^\d+([.,])\d{3}$/;
const PLAIN = /^\d+(?:[.,](\d+))?$/;

/**
 * Parses a typed amount into minor units: spaces, apostrophes, dots or commas between thousands, a dot or a comma
 * before the decimals. One mark before three digits, as in "1.250", groups thousands only if it is the reader's
 * `groupMark`; otherwise it is a fraction too fine, and refused rather than guessed.
 */
export function parseAmount(text: string, currency: Currency, groupMark?: ',' | '.'): Refusal | { amount: number } {
  const typed = text
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll('\u2019', "'");
  const digits = CURRENCIES[currency];
  const onlyMark = AMBIGUOUS.exec(typed)?.[1];
  const grouped = onlyMark === undefined || onlyMark === groupMark ? GROUPED.exec(typed) : null;
  const plain = grouped ? null : PLAIN.exec(typed);
  if (!plain && !grouped) return refuse('money.not-a-number');
  const fraction = (plain ? plain[1] : grouped?.[2]) ?? '';
  if (fraction.length > digits) return refuse('money.too-precise', { digits });
  const body = fraction ? typed.slice(0, -fraction.length - 1) : typed;
  const minor = BigInt(body.replace(/\D/g, '') + fraction.padEnd(digits, '0'));
  if (minor < BigInt(LIMITS.moneyMin)) return refuse('money.too-small');
  return minor > BigInt(LIMITS.moneyMax) ? refuse('money.too-large') : { amount: Number(minor) };
}

/** Parses a typed percentage into basis points; null when invalid or finer than a basis point. */
export function parsePercent(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}
