import type { Locale } from '@tenderlane/contract';
import { formatDateTime, formatZoneOffset } from '@tenderlane/messages/formats';

/** Formats a time with its zone, because the reader may be in another one. */
export function writeMoment(at: number, where: { locale: Locale; countryId: string; timeZone: string }): string {
  return `${formatDateTime(at, where)} (${formatZoneOffset(where.timeZone, at)})`;
}
