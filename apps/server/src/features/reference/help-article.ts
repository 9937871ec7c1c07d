import { HELP_ARTICLES, type HelpArticleName } from '@tenderlane/contract/help/articles';
import type { HelpArticle, Locale } from '@tenderlane/contract';
import { createTranslator } from '../../platform/i18n';

/** Read when the first article of a language is asked for: they are long, and no other call needs them. */
const ARTICLES: Record<Locale, () => Promise<Record<HelpArticleName, string>>> = {
  en: async () => (await import('@tenderlane/messages/help/en')).help,
  uk: async () => (await import('@tenderlane/messages/help/uk')).help,
  kk: async () => (await import('@tenderlane/messages/help/kk')).help,
  ru: async () => (await import('@tenderlane/messages/help/ru')).help,
};

/** An article that the product brings along, in the reader's language. */
export async function readHelpArticle(name: string, locale: Locale): Promise<HelpArticle | undefined> {
  const known = HELP_ARTICLES.find((article) => article === name);
  if (!known) return undefined;
  const articles = await ARTICLES[locale]();
  return { title: createTranslator(locale, 'support')(`article.${known}`), markdown: articles[known] };
}
