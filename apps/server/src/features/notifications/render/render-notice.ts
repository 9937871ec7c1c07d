import type { Locale } from '@tenderlane/contract';
import { formatDateTime, formatZoneOffset } from '@tenderlane/messages/formats';
import type { Render } from './render';
import { write } from './texts';

/** A moment with its zone, which the reader may not be in. */
export function writeMoment(at: number, where: { locale: Locale; countryId: string; timeZone: string }): string {
  return `${formatDateTime(at, where)} (${formatZoneOffset(where.timeZone, at)})`;
}

/** A message whose params say everything; moments are written for the country and the zone of its reader. */
export const renderNotice: Render = (_sql, { params, locale, template }, { publicUrl }) => {
  const {
    path,
    details,
    at,
    time_zone: timeZone,
    country_id: countryId,
    ...named
  } = params as Record<string, string | number | null>;
  const values = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, String(value ?? '')]));
  if (typeof at === 'number') {
    values['at'] = writeMoment(at, { locale, countryId: String(countryId), timeZone: String(timeZone) });
  }
  const wasForwarded =
    template === 'carrier-requested' && values['invited'] && values['invited'] !== values['requested'];
  return Promise.resolve({
    values,
    paragraphs: [
      ...(wasForwarded ? [write(locale, 'carrier-requested.forwarded', values)] : []),
      ...(details ? [String(details)] : []),
    ],
    link: publicUrl + String(path),
  });
};
