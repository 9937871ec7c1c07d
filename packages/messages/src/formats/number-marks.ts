import type { Locale } from '@tenderlane/domain/languages';

export interface NumberMarks {
  group: ',' | '\u00a0';
  decimal: ',' | '.';
  currency: 'before' | 'after';
}

const SPACED: NumberMarks = { group: '\u00a0', decimal: ',', currency: 'after' };

// Intl is not asked: Chromium has no Kazakh, and the server and every browser must write the same.
const BY_LOCALE: Record<Locale, NumberMarks> = {
  en: { group: ',', decimal: '.', currency: 'before' },
  uk: SPACED,
  kk: SPACED,
  ru: SPACED,
};

export const numberMarksOf = (locale: Locale): NumberMarks => BY_LOCALE[locale];
