import dayjs from 'dayjs';
import 'dayjs/locale/kk';
import 'dayjs/locale/ru';
import 'dayjs/locale/uk';

/** Browsers have no Kazakh names of months and weekdays, so the calendar brings them. Days are `2026-11-23`. */
const named = (format: string) => (day: string, locale: string) => dayjs(day).locale(locale).format(format);

export const monthName = named('MMMM YYYY');
export const weekdayName = named('dddd');
export const shortWeekdayName = named('dd');
export const dayName = named('D MMMM');
