import type { Locale } from '@tenderlane/contract';
import { zoneOfCountry } from '../../reference';
import { writeMoment } from '../../../platform/notices/moment';
import type { NoticeTemplate } from '../../../platform/notices/templates';
import { writeNotice } from '../../../platform/notices/texts';
import { writeFacts } from '../render/write-facts';
import type { BellParams, BellReader } from './bell-entry';

export interface BellTexts {
  title: string;
  description: string;
}

export function renderBell(template: NoticeTemplate, params: BellParams, reader: BellReader): BellTexts {
  const { locale, countryId, facts } = reader;
  const { path: _path, at, ...named } = params;
  const written = writeFacts(named, locale, facts);
  const plain = written.plain.map(([name, value]) => [name, textOf(value, locale)] as const);
  const values: Record<string, string> = Object.fromEntries(plain);
  if (typeof at === 'number') values['at'] = writeMoment(at, { locale, countryId, timeZone: zoneOfCountry(countryId) });
  Object.assign(values, written.values);
  const sentences = [
    writeNotice(locale, `${template}.text`, values),
    ...(values['reason'] ? [writeNotice(locale, 'says.reason', values)] : []),
    ...written.sentences,
  ];
  return { title: writeNotice(locale, `${template}.title`, values), description: sentences.join(' ') };
}

/** Some facts have a text for each language. */
function textOf(value: unknown, locale: Locale): string {
  const text = typeof value === 'object' && value !== null ? textIn(value, locale) : value;
  return typeof text === 'string' ? text : '';
}

const textIn = (texts: Partial<Record<Locale, unknown>>, locale: Locale) => texts[locale] ?? texts.en;
