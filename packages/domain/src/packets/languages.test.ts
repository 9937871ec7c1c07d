import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../languages/choose-locale';
import type { PacketContent, PacketQuestion } from './content';
import { missingLanguages, packetInLanguage, STANDARD_QUESTIONS, withStandardKeys, type KnownTexts } from './languages';

const wordsIn = (locale: Locale) => ({
  company: `company ${locale}`,
  safety: `safety ${locale}`,
  ...(Object.fromEntries(Object.keys(STANDARD_QUESTIONS).map((key) => [key, `${key} ${locale}`])) as Record<
    keyof typeof STANDARD_QUESTIONS,
    string
  >),
});
const KNOWN = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    { ...wordsIn(locale), documents: { insurance: `insurance ${locale}`, other: `other ${locale}` } },
  ]),
) as unknown as KnownTexts;

const question = (more: Partial<PacketQuestion> = {}): PacketQuestion => ({
  id: 'q',
  kind: 'text',
  label: 'Own words',
  help: null,
  required: true,
  countries: [],
  options: [],
  condition: null,
  standard: null,
  ...more,
});
const packet = (one: PacketQuestion, more: Partial<PacketContent> = {}): PacketContent => ({
  locale: 'en',
  sections: [{ id: 's', title: 'Own title', questions: [one] }],
  documents: [],
  agreement: null,
  ...more,
});
const read = (one: PacketQuestion, locale: Locale, more: Partial<PacketContent> = {}) =>
  packetInLanguage(packet(one, more), locale, wordsIn(locale)).sections[0]!.questions[0]!;

const OPTIONS = [{ id: 'a', label: 'Yes, all' }];

describe('a question is read', () => {
  it.each([
    [
      'a standard one in any language',
      question({ standard: 'routes', label: 'routes en' }),
      'kk',
      'routes kk',
      undefined,
    ],
    ['an own one in the language it is in', question(), 'en', 'Own words', undefined],
    ['a translated one', question({ translations: { uk: { label: 'Свої слова' } } }), 'uk', 'Свої слова', undefined],
    [
      'an untranslated one, marked',
      question({ translations: { uk: { label: 'Свої слова' } } }),
      'ru',
      'Own words',
      'en',
    ],
    [
      'one whose hint is not translated, marked',
      question({ help: 'Hint', translations: { uk: { label: 'Слова' } } }),
      'uk',
      'Слова',
      'en',
    ],
    ['an unknown standard in its own words', question({ standard: 'newer' }), 'en', 'Own words', undefined],
  ] as const)('the question is read in the language of the reader: %s', (_name, one, locale, label, shownIn) => {
    const shown = read(one, locale);
    expect(shown.label).toBe(label);
    expect('shown_in' in shown ? shown.shown_in : undefined).toBe(shownIn);
  });

  it('options of a question are read in the language of the reader, and untranslated ones unchanged', () => {
    const one = question({
      kind: 'one_of',
      options: [...OPTIONS, { id: 'b', label: 'No' }],
      translations: { uk: { label: 'Слова', options: { a: 'Так' } } },
    });
    expect(read(one, 'uk').options.map(({ label }) => label)).toEqual(['Так', 'No']);
    expect(read(one, 'uk')).toMatchObject({ shown_in: 'en' });
  });

  it('a question in an unknown language has no mark', () => {
    expect(read(question(), 'kk', { locale: null })).not.toHaveProperty('shown_in');
  });
});

it('titles of sections and names of documents are read in the language of the reader', () => {
  const content = packet(question(), {
    sections: [
      { id: 's', title: 'company en', standard: 'company', questions: [] },
      { id: 't', title: 'Own', translations: { ru: { label: 'Свой' } }, questions: [] },
    ],
    documents: [
      {
        id: 'd',
        kind: 'other',
        label: 'Extract',
        required: true,
        expires: false,
        least: null,
        countries: [],
        translations: { ru: { label: 'Выписка' } },
      },
      { id: 'i', kind: 'insurance', label: null, required: true, expires: true, least: null, countries: [] },
    ],
  });
  const shown = packetInLanguage(content, 'ru', wordsIn('ru'));
  expect(shown.sections.map(({ title }) => title)).toEqual(['company ru', 'Свой']);
  expect(shown.documents.map(({ label }) => label)).toEqual(['Выписка', null]);
});

it.each([
  [question(), ['uk', 'kk', 'ru']],
  [question({ label: '' }), []],
  [question({ standard: 'routes' }), []],
  [question({ standard: 'routes', help: 'Hint' }), ['uk', 'kk', 'ru']],
  [question({ translations: { uk: { label: 'Слова' }, kk: { label: 'Сөздер' } } }), ['ru']],
  [question({ options: OPTIONS, translations: { uk: { label: 'Слова' } } }), ['uk', 'kk', 'ru']],
] as const)('the author sees the languages without a translation', (one, missing) => {
  expect(missingLanguages(one, 'en')).toEqual(missing);
});

it('an earlier packet is read with the keys of its standard texts in any stored language', () => {
  const stored: PacketContent = {
    sections: [
      {
        id: 's',
        title: 'Company UK',
        questions: [
          question({ label: 'routes uk' }),
          question({ label: 'routes uk', kind: 'number' }),
          question({ standard: 'adr', label: 'adr uk', kind: 'yes_no' }),
        ],
      },
    ],
    documents: [
      { id: 'i', kind: 'insurance', label: 'Insurance UK', required: true, expires: true, least: null, countries: [] },
      { id: 'o', kind: 'other', label: 'other uk', required: true, expires: true, least: null, countries: [] },
    ],
    agreement: null,
  };
  const known = withStandardKeys(stored, KNOWN);
  expect(known.locale).toBe('uk');
  expect(known.sections[0]!.standard).toBe('company');
  expect(known.sections[0]!.questions.map(({ standard }) => standard)).toEqual(['routes', null, 'adr']);
  expect(known.documents.map(({ label }) => label)).toEqual([null, 'other uk']);
});
