import { writeMoment } from '../../../platform/notices/moment';
import type { FactWriters } from '../../../platform/notices/notice';
import type { Render } from '../../../platform/notices/own-messages';
import { writeFacts } from './write-facts';

export const createNoticeRender =
  (facts: FactWriters): Render =>
  (_sql, { params, locale }, { publicUrl }) => {
    const { path, details, at, time_zone: timeZone, country_id: countryId, ...named } = params;
    const written = writeFacts(named, locale, facts);
    const plain = written.plain.map(([name, value]) => [name, String(value ?? '')] as const);
    const values: Record<string, string> = { ...Object.fromEntries(plain), ...written.values };
    if (typeof at === 'number') {
      values['at'] = writeMoment(at, { locale, countryId: String(countryId), timeZone: String(timeZone) });
    }
    const paragraphs = [written.sentences.join(' '), String(details ?? '')].filter(Boolean);
    return Promise.resolve({ values, paragraphs, link: publicUrl + String(path) });
  };
