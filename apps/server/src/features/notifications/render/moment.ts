import type { Locale } from '@tenderlane/contract';
import { formatDateTime, formatZoneOffset } from '@tenderlane/messages/formats';

/** A moment with its zone, which the reader may not be in. */
export function writeMoment(at: number, where: { locale: Locale; countryId: string; timeZone: string }): string {
  return `${formatDateTime(at, where)} (${formatZoneOffset(where.timeZone, at)})`;
}
