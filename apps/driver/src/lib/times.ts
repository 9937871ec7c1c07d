import type { Locale } from '@tenderlane/domain/languages';
import { formatShortDateTime, formatTime, formatWindow } from '@tenderlane/messages/formats/dates';
import type { Stop } from './steps';

// Browsers without Kazakh dates write "M12", so the product's own names of months are used.
const contextOf = ({ country_id: countryId, time_zone: timeZone }: Stop, locale: Locale) => ({
  locale,
  countryId,
  timeZone,
});

export const writeWindow = (stop: Stop, locale: Locale): string => formatWindow(stop.window, contextOf(stop, locale));

export const writeTime = (at: string, stop: Stop, locale: Locale): string => formatTime(at, contextOf(stop, locale));

export const writeMoment = (at: string, stop: Stop, locale: Locale): string =>
  formatShortDateTime(at, contextOf(stop, locale));
