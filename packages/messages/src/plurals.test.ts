import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { adaptToLanguages, i18nextOptions } from './i18next';

const forms = {
  forms: {
    n_one: 'one',
    n_few: 'few',
    n_many: 'many',
    n_other: 'other',
    price: '{{count, number}}',
    of: 'By {{name}}. Ask {{name}} first.',
    from: 'from {{name}}',
  },
};
const i18n = createInstance();
void i18n.init({
  ...i18nextOptions((text) => (/\p{Script=Hebrew}/u.test(text) ? `<${text}>` : text)),
  initAsync: false,
  lng: 'en',
  resources: { en: forms, uk: forms, kk: forms, ru: forms },
} as object);
adaptToLanguages(i18n, (value) => `<${value}>`);

const write = (language: string, key: string, values: object) =>
  (i18n.getFixedT(language, 'forms' as never) as unknown as (key: string, options: object) => string)(key, values);
const say = (language: string, key: string, count: number) => write(language, key, { count });

it.each<[string, Record<string, number[]>]>([
  [
    'uk',
    {
      one: [1, 21, 101],
      few: [2, 3, 4, 22, 104],
      many: [0, 5, 11, 12, 13, 14, 19, 20, 25, 100, 111, 112],
      other: [1.5],
    },
  ],
  ['ru', { one: [1, 21], few: [2, 4, 23], many: [0, 5, 11, 12, 14, 20, 111] }],
  ['kk', { one: [1], other: [0, 2, 5, 11, 21] }],
  ['en', { one: [1], other: [0, 2, 11, 21] }],
])('counts in %s have their plural form', (language, expected) => {
  for (const [form, counts] of Object.entries(expected)) {
    expect(counts.map((count) => [count, say(language, 'n', count)])).toEqual(counts.map((count) => [count, form]));
  }
});

it('numbers in texts are formatted by the product', () => {
  expect(say('kk', 'price', 5)).toBe('<5>');
});

it.each([
  ['Kvarta', 'By Kvarta. Ask Kvarta first.'],
  ['Kvarta Sp. z o.o.', 'By Kvarta Sp. z o.o. Ask Kvarta Sp. z o.o. first.'],
])('a sentence after the name %s ends with one period', (name, text) => {
  expect(write('uk', 'of', { name })).toBe(text);
});

it('every inserted text is isolated', () => {
  const from = i18n.getFixedT('en', 'forms' as never) as unknown as (key: string, options: object) => string;
  expect(from('from', { name: 'חברה 5' })).toBe('from <חברה 5>');
});
