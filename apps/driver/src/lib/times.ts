import type { Stop } from './steps';

export function writeWindow({ window: { from, to }, time_zone: timeZone }: Stop, locale: string): string {
  const write = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const [start, end] = [from && new Date(from), to && new Date(to)];
  if (start && end) return write.formatRange(start, end);
  if (start) return write.format(start);
  return end ? write.format(end) : '';
}

export const writeTime = (at: string, { time_zone: timeZone }: Stop, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at));
