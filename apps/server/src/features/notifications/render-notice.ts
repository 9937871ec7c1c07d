import { formatDateTime, formatZoneOffset } from '@tenderlane/contract/locale-formats';
import type { Render } from './render';
import { write } from './texts';

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
    const zone = String(timeZone);
    values['at'] =
      `${formatDateTime(at, { locale, countryId: String(countryId), timeZone: zone })} (${formatZoneOffset(zone, at)})`;
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
