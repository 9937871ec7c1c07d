import { adaptToLanguages, i18nextOptions } from '@tenderlane/messages/i18next';
import { readTexts } from '@tenderlane/messages/texts';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { relativeAge } from './relative-age';

const NOW = Date.parse('2026-11-24T10:00:00Z');

it.each([
  ['2026-11-24T10:00:05Z', { unit: 'now' }],
  ['2026-11-24T09:59:01Z', { unit: 'now' }],
  ['2026-11-24T09:59:00Z', { unit: 'minutes', count: 1 }],
  ['2026-11-24T09:00:01Z', { unit: 'minutes', count: 59 }],
  ['2026-11-24T09:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-24T00:00:01Z', { unit: 'hours', count: 9 }],
  ['2026-11-24T00:00:00Z', null],
  ['2026-11-20T10:00:00Z', null],
])('an entry of %s has its age', (at, expected) => expect(relativeAge(Date.parse(at), NOW)).toEqual(expected));

it.each([
  ['en', ['just now', '1 min ago', '5 min ago', '1 hour ago', '3 hours ago']],
  ['uk', ['щойно', '1 хв тому', '5 хв тому', '1 годину тому', '3 години тому']],
  ['kk', ['жаңа ғана', '1 мин бұрын', '5 мин бұрын', '1 сағат бұрын', '3 сағат бұрын']],
  ['ru', ['только что', '1 мин назад', '5 мин назад', '1 час назад', '3 часа назад']],
] as const)('ages are written in %s', async (lng, expected) => {
  const [[, bell] = []] = await readTexts(lng, ['bell']);
  const i18n = i18next.createInstance();
  const options = {
    ...i18nextOptions((text) => text),
    lng,
    resources: { [lng]: { bell: bell as Record<string, string> } },
  };
  await i18n.init(options);
  adaptToLanguages(i18n, String);
  const t = i18n.getFixedT(lng, 'bell');
  expect([
    t('ago.now'),
    t('ago.minutes', { count: 1 }),
    t('ago.minutes', { count: 5 }),
    t('ago.hours', { count: 1 }),
    t('ago.hours', { count: 3 }),
  ]).toEqual(expected);
});
