import type { LossDetails } from '@tenderlane/domain/auction';
import type { Locale } from '@tenderlane/domain/languages';
import { lossSentences } from './loss-sentences';
import { writeMoment } from '../../../platform/notices/moment';
import type { Render } from '../../../platform/notices/own-messages';
import { write } from '../../../platform/notices/texts';

export const renderNotice: Render = (_sql, { params, locale, template }, { publicUrl }) => {
  const { path, details, at, time_zone: timeZone, country_id: countryId, loss, ...named } = params;
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
      ...lossParagraph(loss as LossDetails | undefined, locale),
      ...(details ? [String(details)] : []),
    ],
    link: publicUrl + String(path),
  });
};

function lossParagraph(loss: LossDetails | undefined, locale: Locale): string[] {
  const said = lossSentences(loss, locale);
  return said.length > 0 ? [said.join(' ')] : [];
}
