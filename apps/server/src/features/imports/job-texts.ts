import { formatNumber } from '@tenderlane/messages/formats';
import { createTranslator } from '../../platform/i18n';
import type { EndedJob } from '../../platform/long-jobs/long-jobs';
import type { WriteFact } from '../../platform/notices/notice';
import { refusalOf } from '../jobs';

export const writeEndedJob: WriteFact = (job, locale) => {
  const { doing, counts, error } = job as EndedJob;
  const say = createTranslator(locale, 'jobs');
  const numbers = Object.entries(counts).map(([name, value]) => [name, formatNumber(value, { locale })] as const);
  return {
    values: {
      ...Object.fromEntries(numbers),
      title: doing ? say(`doing.${doing}`) : '',
      ...(error && { reason: refusalOf(locale, error.code, error.params).message }),
    },
  };
};
