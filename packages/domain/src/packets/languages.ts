import { lookUp } from '../values/look-up';
import { LOCALES, type Locale } from '../languages/choose-locale';
import type { ItemTexts, PacketContent, PacketQuestion, QuestionKind, Translations } from './content';

export const STANDARD_QUESTIONS = {
  years: 'number',
  own_fleet: 'yes_no',
  fleet_size: 'number',
  routes: 'text',
  subcontract: 'yes_no',
  adr: 'yes_no',
  tracking: 'yes_no',
  contact: 'text',
} as const satisfies Record<string, QuestionKind>;
export type StandardQuestion = keyof typeof STANDARD_QUESTIONS;

export const STANDARD_SECTIONS = ['company', 'safety'] as const;
export type StandardSection = (typeof STANDARD_SECTIONS)[number];

export type StandardTexts = Readonly<Record<StandardQuestion | StandardSection, string>>;

interface Item {
  label?: string | null;
  help?: string | null;
  options?: readonly { id: string; label: string }[];
  standard?: string | null;
  translations?: Translations;
}

/** `shown_in` is the language of the shown text when it is not the reader's. */
export type ReadInLanguage<T> = T & { shown_in?: Locale };

const standardText = (texts: StandardTexts, key: string | null | undefined): string | undefined =>
  key ? lookUp<string>(texts, key) : undefined;

function lacks({ label, help, options = [], standard }: Item, texts: ItemTexts | undefined): boolean {
  if (label && !standard && !texts?.label) return true;
  if (help && !texts?.help) return true;
  return options.some((option) => option.label !== '' && !lookUp(texts?.options ?? {}, option.id));
}

export const missingLanguages = (item: Item, written: Locale): Locale[] =>
  LOCALES.filter((locale) => locale !== written && lacks(item, item.translations?.[locale]));

/** The packet in the reader's language: standard texts always, own ones as far as they are translated. */
export function packetInLanguage<Content extends PacketContent>(
  content: Content,
  locale: Locale,
  texts: StandardTexts,
): Content {
  const { locale: written } = content;
  const mark = (item: Item, own: ItemTexts | undefined) =>
    written && written !== locale && lacks(item, own) ? { shown_in: written } : {};
  const question = (one: PacketQuestion): ReadInLanguage<PacketQuestion> => {
    const own = one.translations?.[locale];
    return {
      ...one,
      label: standardText(texts, one.standard) ?? (own?.label || one.label),
      help: one.help && (own?.help || one.help),
      options: one.options.map((option) => ({
        ...option,
        label: lookUp(own?.options ?? {}, option.id) || option.label,
      })),
      ...mark(one, own),
    };
  };
  return {
    ...content,
    sections: content.sections.map((section) => {
      const own = section.translations?.[locale];
      const title = standardText(texts, section.standard) ?? (own?.label || section.title);
      const marked = mark({ label: section.title, standard: section.standard }, own);
      return { ...section, title, ...marked, questions: section.questions.map(question) };
    }),
    documents: content.documents.map((document) => {
      const own = document.translations?.[locale];
      return {
        ...document,
        label: document.label && (own?.label || document.label),
        ...mark({ label: document.label }, own),
      };
    }),
  };
}

const sameWords = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Standard words in every language, to recognise them in packets stored without keys. */
export type KnownTexts = Readonly<Record<Locale, StandardTexts & { documents: Readonly<Record<string, string>> }>>;

export function withStandardKeys<Content extends PacketContent>(content: Content, known: KnownTexts): Content {
  const languages: Locale[] = [];
  const keyOf = <Key extends keyof StandardTexts>(words: string, keys: readonly Key[]): Key | null => {
    for (const locale of LOCALES) {
      const key = keys.find((one) => sameWords(known[locale][one], words));
      if (key === undefined) continue;
      languages.push(locale);
      return key;
    }
    return null;
  };
  const ofKind = (kind: QuestionKind) =>
    (Object.keys(STANDARD_QUESTIONS) as StandardQuestion[]).filter((key) => STANDARD_QUESTIONS[key] === kind);
  const sections = content.sections.map((section) => ({
    ...section,
    standard: section.standard ?? keyOf(section.title, STANDARD_SECTIONS),
    questions: section.questions.map((question) => ({
      ...question,
      standard: keyOf(question.label, ofKind(question.kind)) ?? question.standard,
    })),
  }));
  const documents = content.documents.map((document) => {
    const { label, kind } = document;
    const isKind = label !== null && LOCALES.some((locale) => sameWords(known[locale].documents[kind] ?? '', label));
    return isKind && kind !== 'other' ? { ...document, label: null } : document;
  });
  return { ...content, locale: content.locale ?? languages[0] ?? null, sections, documents };
}
