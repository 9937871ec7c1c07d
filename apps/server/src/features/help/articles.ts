import { HELP_ARTICLES, type HelpArticleName } from '@tenderlane/contract/help/articles';
import type { FoundHelpArticle, Locale } from '@tenderlane/contract';
import type { SearchWords } from '@tenderlane/messages/help/search-words';

export interface Article extends FoundHelpArticle {
  markdown: string;
}

/** Loaded on first use, because the articles are long and no other request needs them. */
const TEXTS: Record<Locale, () => Promise<Record<HelpArticleName, string>>> = {
  en: async () => (await import('@tenderlane/messages/help/articles/en')).helpArticles,
  uk: async () => (await import('@tenderlane/messages/help/articles/uk')).helpArticles,
  kk: async () => (await import('@tenderlane/messages/help/articles/kk')).helpArticles,
  ru: async () => (await import('@tenderlane/messages/help/articles/ru')).helpArticles,
};

export async function readArticles(locale: Locale): Promise<readonly Article[]> {
  const texts = await TEXTS[locale]();
  return HELP_ARTICLES.map((name) => {
    const [heading = '', summary = '', ...rest] = texts[name].split('\n\n');
    return { name, title: heading.replace('# ', ''), summary, markdown: [summary, ...rest].join('\n\n') };
  });
}

const SEARCH_WORDS: Record<Locale, () => Promise<SearchWords>> = {
  en: async () => (await import('@tenderlane/messages/help/search-words/en')).searchWords,
  uk: async () => (await import('@tenderlane/messages/help/search-words/uk')).searchWords,
  kk: async () => (await import('@tenderlane/messages/help/search-words/kk')).searchWords,
  ru: async () => (await import('@tenderlane/messages/help/search-words/ru')).searchWords,
};

export const readSearchWords = (locale: Locale): Promise<SearchWords> => SEARCH_WORDS[locale]();
