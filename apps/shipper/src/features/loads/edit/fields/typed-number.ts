import type { Locale } from '@tenderlane/domain/languages';
import { numberMarksOf } from '@tenderlane/messages/formats/number-marks';

export type TypedNumber = { value: number } | { problem: 'not-a-number' | 'too-fine' };

const NUMBER = /^[-\u2212]?\d+(?:[.,](\d+))?$/;
const BY_COMMAS = /^[-\u2212]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const BY_POINTS = /^[-\u2212]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/**
 * Parses a number with at most `decimals` decimals in any usual format. In "20,000" a single mark before three digits
 * groups thousands if the language uses it so; otherwise it is the decimal mark.
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
  // Two grouping marks, or two different marks, are unambiguous.
  const isClear = compact.split(/[,.]/).length > 2;
  return isClear || numberMarksOf(locale).group === mark ? compact.replaceAll(mark, '') : compact;
}
