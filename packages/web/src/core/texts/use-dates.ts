import * as dates from '@tenderlane/messages/formats/dates';
import { useMemo } from 'react';
import { useAccount } from '../queries/account';
import { locale } from './locale';
import { knownCountry } from './known-country';

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Dates in the format of the company's or the visitor's country, in the user's time zone or that of a stop. */
export function useDates() {
  const account = useAccount();
  const countryId = account?.company ? account.country.id : knownCountry();
  return useMemo(() => datesOf(countryId), [countryId]);
}

export type Dates = ReturnType<typeof datesOf>;

function datesOf(countryId: string) {
  const context = (timeZone = OWN_ZONE) => ({ locale, countryId, timeZone });
  return {
    countryId,
    patterns: dates.dateFormatsOf(countryId),
    date: (at: string | number, timeZone?: string) => dates.formatDate(at, context(timeZone)),
    /** A day without a time zone, such as `2026-11-05`. */
    day: (day: string) => dates.formatDay(day, countryId),
    dayMonth: (at: string | number, timeZone?: string) => dates.formatDayMonth(at, context(timeZone)),
    time: (at: string | number, timeZone?: string) => dates.formatTime(at, context(timeZone)),
    timeWithSeconds: (at: string | number, timeZone?: string) => dates.formatTimeWithSeconds(at, context(timeZone)),
    dateTime: (at: string | number, timeZone?: string) => dates.formatDateTime(at, context(timeZone)),
    shortDateTime: (at: string | number, timeZone?: string) => dates.formatShortDateTime(at, context(timeZone)),
    full: (at: string | number, timeZone?: string) => dates.formatDateFull(at, context(timeZone)),
    fullWeekday: (at: string | number, timeZone?: string) => dates.formatWeekdayFull(at, context(timeZone)),
    /** Time only for today, else with the date. */
    clock: (at: string | number, now: string | number = Date.now()) =>
      dates.formatDate(at, context()) === dates.formatDate(now, context())
        ? dates.formatTimeWithSeconds(at, context())
        : dates.formatShortDateTime(at, context()),
    window: (window: { from: string | null; to: string | null }, timeZone?: string) =>
      dates.formatWindow(window, context(timeZone)),
    zoneOffset: dates.formatZoneOffset,
  };
}
