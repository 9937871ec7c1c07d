import { expect, it } from 'vitest';
import { createTranslator } from './i18n';

it.each(['en', 'uk', 'kk', 'ru'] as const)('a right-to-left name is isolated in messages in %s', (locale) => {
  const text = createTranslator(locale, 'loads')('filter.chip_tag', { tag: 'חברה 24' });
  expect(text).toContain('\u2068חברה 24\u2069');
  expect(createTranslator(locale, 'loads')('filter.chip_tag', { tag: 'Kvarta' })).toMatch(/: Kvarta$/);
});
