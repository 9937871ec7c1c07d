import type { Locale } from '@tenderlane/domain';
import { numberMarksOf } from '@tenderlane/messages/formats/number-marks';

export type TypedNumber = { value: number } | { problem: 'not-a-number' | 'too-fine' };

const NUMBER = /^[-\u2212]?\d+(?:[.,](\d+))?$/;
const BY_COMMAS = /^[-\u2212]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const BY_POINTS = /^[-\u2212]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/**
 * Reads a typed number with at most `decimals` digits after its mark, in every usual form. One mark before three digits, as in
 * "20,000", groups thousands where the language groups so; elsewhere it begins the decimals.
 */
export function readTypedNumber(typed: string, decimals: number, locale: Locale): TypedNumber {
  const compact = typed.replaceAll(/[\s\u00a0\u2009\u202f'’]/g, '');
  const text = withoutGroups(compact, locale);
  const match = NUMBER.exec(text);
  if (!match) return { problem: 'not-a-number' };
  if ((match[1] ?? '').length > decimals) return { problem: 'too-fine' };
  return { value: Number(text.replace(',', '.').replace('\u2212', '-')) };
}

function withoutGroups(compact: string, locale: Locale): string {
  const mark = BY_COMMAS.test(compact) ? ',' : BY_POINTS.test(compact) ? '.' : null;
  if (mark === null) return compact;
  // Two groups, or decimals behind another mark, leave no doubt.
  const isClear = compact.split(/[,.]/).length > 2;
  return isClear || numberMarksOf(locale).group === mark ? compact.replaceAll(mark, '') : compact;
}
