import type { Locale } from '@tenderlane/domain';

export type TypedNumber = { value: number } | { problem: 'not-a-number' | 'too-fine' };

const NUMBER = /^[-\u2212]?\d+(?:[.,](\d+))?$/;
const ENGLISH_THOUSANDS = /^[-\u2212]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/**
 * Reads a typed number with at most `decimals` digits after its mark. Both marks are taken in every language, but an English
 * "20,000" is twenty thousand, because fields show it so.
 */
export function readTypedNumber(typed: string, decimals: number, locale: Locale): TypedNumber {
  const compact = typed.replaceAll(/[\s\u00a0\u2009\u202f'’]/g, '');
  const text = locale === 'en' && ENGLISH_THOUSANDS.test(compact) ? compact.replaceAll(',', '') : compact;
  const match = NUMBER.exec(text);
  if (!match) return { problem: 'not-a-number' };
  if ((match[1] ?? '').length > decimals) return { problem: 'too-fine' };
  return { value: Number(text.replace(',', '.').replace('\u2212', '-')) };
}
