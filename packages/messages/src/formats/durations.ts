import type { Locale } from '@tenderlane/domain/languages';

const UNITS: Record<Locale, { day: string; hour: string; minute: string }> = {
  en: { day: 'd', hour: 'h', minute: 'min' },
  uk: { day: 'дн.', hour: 'год', minute: 'хв' },
  kk: { day: 'күн', hour: 'сағ', minute: 'мин' },
  ru: { day: 'дн.', hour: 'ч', minute: 'мин' },
};

const NBSP = '\u00a0';
const two = (value: number) => String(value).padStart(2, '0');

/** Formats minutes with at most two units: `15 min`, `1 h 30 min`, `2 d 4 h`. */
export function formatDuration(minutes: number, locale: Locale): string {
  const { day, hour, minute } = UNITS[locale];
  const total = Math.max(0, Math.round(minutes));
  const parts = [
    [Math.floor(total / 1440), day],
    [Math.floor((total % 1440) / 60), hour],
    [total % 60, minute],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first === -1) return `0${NBSP}${minute}`;
  const shown = parts.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, unit]) => `${count}${NBSP}${unit}`).join(' ');
}

/**
 * Formats the remaining time: `00:14:32` under a day, `2 d 4 h` above. It rounds seconds up, so that zero appears at
 * the end and not before.
 */
export function formatCountdown(leftMs: number, locale: Locale): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  if (seconds >= 86_400) return formatDuration(Math.floor(seconds / 3600) * 60, locale);
  return [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60].map(two).join(':');
}
