import { formatNumber } from '@tenderlane/messages/formats';
import type { EndedJob } from '../../../platform/long-jobs/long-jobs';
import { createTranslator } from '../../../platform/i18n';
import { refusalOf } from '../../jobs';
import type { BellReader } from '../bell/bell-entry';
import type { Texts } from '../../../platform/notices/texts';

export function jobTexts({ doing, counts, error }: EndedJob, { locale }: BellReader): Texts {
  const say = createTranslator(locale, 'jobs');
  const numbers = Object.entries(counts).map(([name, value]) => [name, formatNumber(value, { locale })] as const);
  return {
    ...Object.fromEntries(numbers),
    title: doing ? say(`doing.${doing}`) : '',
    ...(error && { reason: refusalOf(locale, error.code, error.params).message }),
  };
}
