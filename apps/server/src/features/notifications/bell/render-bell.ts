import { zoneOfCountry } from '../../reference';
import type { NoticeTemplate } from '../../../platform/notices/templates';
import { jobTexts } from '../jobs/job-texts';
import { lossSentences } from '../render/loss-sentences';
import { writeMoment } from '../../../platform/notices/moment';
import { writeNotice, type Texts } from '../../../platform/notices/texts';
import type { BellParams, BellReader } from './bell-entry';

export interface BellTexts {
  title: string;
  description: string;
}

export function renderBell(template: NoticeTemplate, params: BellParams, reader: BellReader): BellTexts {
  const values = toTextValues(params, reader);
  const sentences = [
    writeNotice(reader.locale, `${template}.text`, values),
    ...(values['reason'] ? [writeNotice(reader.locale, 'says.reason', values)] : []),
    ...lossSentences(params.loss, reader.locale),
  ];
  return { title: writeNotice(reader.locale, `${template}.title`, values), description: sentences.join(' ') };
}

function toTextValues({ tender, at, job, path: _path, loss: _loss, ...named }: BellParams, reader: BellReader): Texts {
  const { locale, countryId } = reader;
  const values: Record<string, string> = Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  if (tender) values['tender'] = tender[locale] ?? tender['en'] ?? '';
  if (typeof at === 'number') values['at'] = writeMoment(at, { locale, countryId, timeZone: zoneOfCountry(countryId) });
  return job ? { ...values, ...jobTexts(job, reader) } : values;
}
