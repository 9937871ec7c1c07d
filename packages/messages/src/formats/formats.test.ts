import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@tenderlane/domain/languages';
import { DATE_FORMATS, formatCountdown, formatDate, formatDateFull, formatDateTime, formatDuration } from '../formats';
import {
  formatDayMonth,
  formatMoney,
  formatNumber,
  formatPercentBp,
  formatTime,
  formatTimeWithSeconds,
} from '../formats';
import { formatWeekday, formatWindow, formatZoneOffset } from '../formats';

const visible = (text: string) => text.replaceAll('\u00a0', '_');
const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('money', () => {
  it.each<[number, string, Locale, string]>([
    [174200, 'EUR', 'en', '€1,742'],
    [174200, 'EUR', 'uk', '1_742_€'],
    [174200, 'EUR', 'kk', '1_742_€'],
    [174200, 'EUR', 'ru', '1_742_€'],
    [174250, 'EUR', 'en', '€1,742.50'],
    [123450, 'PLN', 'en', 'PLN_1,234.50'],
    [123450, 'PLN', 'uk', '1_234,50_zł'],
    [123450, 'USD', 'en', '$1,234.50'],
    [123450, 'USD', 'uk', '1_234,50_$'],
    [123450, 'CHF', 'en', 'CHF_1,234.50'],
    [123450, 'CHF', 'ru', '1_234,50_CHF'],
    [-2000, 'EUR', 'en', '−€20'],
    [-2000, 'PLN', 'en', '−PLN_20'],
    [-2000, 'UAH', 'uk', '−20_₴'],
    [61800000, 'KZT', 'kk', '618_000_₸'],
    [5, 'USD', 'en', '$0.05'],
    [5, 'USD', 'kk', '0,05_$'],
    [0, 'EUR', 'en', '€0'],
    [1742, 'ISK', 'en', 'ISK_1,742'],
    [1742, 'ISK', 'ru', '1_742_ISK'],
    [100000000000000, 'EUR', 'en', '€1,000,000,000,000'],
  ])('the amount %i %s in %s is %s', (amount, currency, locale, text) => {
    expect(visible(formatMoney({ amount, currency }, { locale }))).toBe(text);
  });

  it('an amount keeps the decimals of its column and the plus of a difference on request', () => {
    const en = { locale: 'en' } as const;
    expect(formatMoney(eur(174200), en, { decimals: 'always' })).toBe('€1,742.00');
    expect(formatMoney(eur(2000), en, { signed: true })).toBe('+€20');
    expect(formatMoney(eur(0), en, { signed: true })).toBe('€0');
  });
});

describe('numbers and percentages', () => {
  it.each<[number, Locale, string]>([
    [9.6, 'en', '9.6'],
    [9.6, 'uk', '9,6'],
    [9.6, 'kk', '9,6'],
    [9.6, 'ru', '9,6'],
    [78.4, 'en', '78.4'],
    [1190, 'en', '1,190'],
    [1190, 'uk', '1_190'],
    [-1234567.5, 'kk', '−1_234_567,5'],
    [1234567.5, 'en', '1,234,567.5'],
    [1234567.5, 'ru', '1_234_567,5'],
    [0.005, 'en', '0.01'],
    [-0.001, 'en', '0'],
    [999.999, 'kk', '1_000'],
  ])('the number %d in %s is %s', (value, locale, text) => {
    expect(visible(formatNumber(value, { locale }))).toBe(text);
  });

  it.each(LOCALES)('numbers in %s have the format of CLDR', (locale) => {
    const intl = new Intl.NumberFormat(locale, { useGrouping: 'always' });
    const plain = (text: string) => text.replace(/\s/gu, ' ').replaceAll('−', '-');
    for (const value of [1234.5, 1_234_567.25, -0.5])
      expect(plain(formatNumber(value, { locale }))).toBe(plain(intl.format(value)));
  });

  it.each<[number, Locale, string]>([
    [150, 'en', '1.5_%'],
    [150, 'uk', '1,5_%'],
    [2000, 'kk', '20_%'],
    [-580, 'ru', '−5,8_%'],
    [0, 'en', '0_%'],
  ])('%i basis points in %s are %s', (basisPoints, locale, text) => {
    expect(visible(formatPercentBp(basisPoints, { locale }))).toBe(text);
  });

  it('a difference has its sign and one decimal', () => {
    const options = { signed: true, minDecimals: 1, maxDecimals: 1 };
    expect(visible(formatPercentBp(300, { locale: 'en' }, options))).toBe('+3.0_%');
  });
});

describe('dates', () => {
  const at = '2026-11-24T06:05:09.000Z';
  const kyiv = (locale: Locale, countryId = 'ua') => ({ locale, countryId, timeZone: 'Europe/Kyiv' });

  it('each country of the specification has a format for dates', () => {
    expect(Object.keys(DATE_FORMATS).sort()).toEqual(['kz', 'lv', 'pl', 'ro', 'ua', 'us']);
  });

  it.each<[Locale, string, string, string, string]>([
    ['en', 'us', '11/24/2026', 'Nov 24', '8:05 AM'],
    ['en', 'ua', '24.11.2026', '24 Nov', '08:05'],
    ['uk', 'ua', '24.11.2026', '24 лист.', '08:05'],
    ['kk', 'kz', '24.11.2026', '24 қар.', '08:05'],
    ['ru', 'kz', '24.11.2026', '24 нояб.', '08:05'],
    ['uk', 'pl', '24.11.2026', '24 лист.', '08:05'],
    ['en', 'ro', '24.11.2026', '24 Nov', '08:05'],
    ['en', 'lv', '24.11.2026.', '24 Nov', '08:05'],
    ['en', 'de', '24.11.2026', '24 Nov', '08:05'],
  ])('dates in %s for %s have their formats', (locale, countryId, date, dayMonth, time) => {
    const context = kyiv(locale, countryId);
    expect([formatDate(at, context), formatDayMonth(at, context), formatTime(at, context)]).toEqual([
      date,
      dayMonth,
      time,
    ]);
  });

  it('complete dates and times have seconds', () => {
    expect(formatDateFull(at, kyiv('uk'))).toBe('24 листопада 2026');
    expect(formatDateFull(at, kyiv('en', 'us'))).toBe('November 24, 2026');
    expect(formatDateTime(at, kyiv('en', 'us'))).toBe('11/24/2026, 8:05 AM');
    expect(formatTimeWithSeconds(at, kyiv('ru'))).toBe('08:05:09');
    expect(formatTime('2026-11-24T22:00:00Z', kyiv('en', 'us'))).toBe('12:00 AM');
  });

  it('a day is that of its time zone and not of the reader', () => {
    const almaty = { locale: 'kk', countryId: 'kz', timeZone: 'Asia/Almaty' } as const;
    expect(formatWeekday('2026-11-24T20:00:00Z', almaty)).toBe('ср, 25 қар.');
  });

  it('a window that ends on its first day has its date once', () => {
    const [from, to] = ['2026-11-24T06:00:00Z', '2026-11-24T08:00:00Z'];
    expect(formatWindow({ from, to }, kyiv('uk'))).toBe('вт, 24 лист., 08:00–10:00');
    expect(formatWindow({ from, to: '2026-11-25T08:00:00Z' }, kyiv('en'))).toBe(
      'Tue, 24 Nov, 08:00 – Wed, 25 Nov, 10:00',
    );
    expect(formatWindow({ from, to: null }, kyiv('en'))).toBe('Tue, 24 Nov, 08:00 –');
    expect(formatWindow({ from: null, to: null }, kyiv('en'))).toBe('');
  });

  it('every month and weekday has a name in every language', () => {
    for (const locale of LOCALES) {
      const months = Array.from({ length: 12 }, (_, month) => formatDayMonth(Date.UTC(2026, month, 7), kyiv(locale)));
      const days = Array.from({ length: 7 }, (_, day) => formatWeekday(Date.UTC(2026, 0, day + 1), kyiv(locale)));
      expect(new Set(months).size).toBe(12);
      expect(new Set(days.map((text) => text.split(',')[0])).size).toBe(7);
    }
  });

  it.each([
    ['Europe/Kyiv', '2026-11-24T00:00:00Z', 'UTC+2'],
    ['Europe/Kyiv', '2026-07-24T00:00:00Z', 'UTC+3'],
    ['America/New_York', '2026-11-24T00:00:00Z', 'UTC−5'],
    ['Asia/Kolkata', '2026-11-24T00:00:00Z', 'UTC+5:30'],
  ])('%s at %s is %s', (timeZone, instant, text) => {
    expect(formatZoneOffset(timeZone, instant)).toBe(text);
  });
});

describe('durations', () => {
  it.each<[number, Locale, string]>([
    [15, 'en', '15_min'],
    [240, 'uk', '4_год'],
    [90, 'ru', '1_ч 30_мин'],
    [3120, 'en', '2_d 4_h'],
    [1445, 'kk', '1_күн'],
    [0, 'en', '0_min'],
  ])('%i minutes in %s are %s', (minutes, locale, text) => {
    expect(visible(formatDuration(minutes, locale))).toBe(text);
  });

  it.each<[number, string]>([
    [872_000, '00:14:32'],
    [871_001, '00:14:32'],
    [1, '00:00:01'],
    [0, '00:00:00'],
    [-5000, '00:00:00'],
    [86_399_000, '23:59:59'],
    [86_400_000, '1_d'],
    [187_200_000, '2_d 4_h'],
  ])('%i ms left are %s', (leftMs, text) => {
    expect(visible(formatCountdown(leftMs, 'en'))).toBe(text);
  });
});
